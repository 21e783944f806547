// jest's environment for the tests of screens: jsdom, which has to be changed before it is read.
require('./quick-jsdom.cjs');

module.exports = require('jest-environment-jsdom');
