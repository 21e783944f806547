// Makes jsdom quicker where the tests of the screens spent most of their time; the answers stay the same. For every query
// by role it asks the style of each element and of all it stands in, for which it went through every rule of every style
// sheet, and works out colours nobody reads. And for each field it looks through the whole page for its labels, and at each
// label once more for what that is for.
const HELPERS = 'jsdom/lib/jsdom/living/helpers';
// Each takes the functions of those before it at its first reading, and jsdom theirs.
require('./quick-selectors.cjs');
require('./quick-styles.cjs');

/**
 * A label inside jsdom, and the root it stands in.
 * @typedef {{ getAttributeNS: (namespace: null, name: string) => string | null, getRootNode: (options: object) => InnerRoot }} InnerLabel
 * @typedef {{ _ids?: Record<string, object[]> }} InnerRoot
 */
// The parts of jsdom need one another in the order of the whole.
require('jsdom');
const { isLabelable } = require(`${HELPERS}/form-controls.js`);
const label = require(`${HELPERS}/../nodes/HTMLLabelElement-impl.js`).implementation.prototype;
const control = Object.getOwnPropertyDescriptor(label, 'control');
Object.defineProperty(label, 'control', {
  ...control,
  /** @this {InnerLabel} */
  get() {
    const id = this.getAttributeNS(null, 'for');
    const named = id ? this.getRootNode({})._ids?.[id] : undefined;
    // Only what stands in the page is kept by id; two of one id are told apart by their order.
    if (named?.length !== 1) return control?.get?.call(this);
    return isLabelable(named[0]) ? named[0] : null;
  },
});
