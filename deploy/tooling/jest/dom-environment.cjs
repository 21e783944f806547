// jest's environment for the tests of screens: jsdom, which has to be changed before it is read.
require('./quick-jsdom.cjs');
const { shareComputedStyles } = require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class DomEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>[0]} config @param {ConstructorParameters<typeof TestEnvironment>[1]} context */
  constructor(config, context) {
    super(config, context);
    shareComputedStyles(this.global);
  }
};
