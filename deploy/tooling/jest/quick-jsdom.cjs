// Makes jsdom quicker where the tests of the screens spent most of their time; the answers stay the same. For every query
// by role it asks each rule of each style sheet whether it meets the element, by a general engine, and works out
// colours nobody reads: a rule whose last part names a tag or a class that the element lacks is put aside at once. And for
// each field it looks through the whole page for its labels, and at each label once more for what that is for.
const HELPERS = 'jsdom/lib/jsdom/living/helpers';
// Named in pieces: jsdom has no types for what lies inside.
const selectors = require(`${HELPERS}/selectors.js`);

const matchByEngine = selectors.matchesDontThrow;

/**
 * What an element must at least be to meet one part of a selector; `whole` when that is all.
 * @typedef {{ tag: string | undefined, classes: string[], whole: boolean }} Needs
 */
/**
 * An element as jsdom holds it inside.
 * @typedef {{ _localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} InnerElement
 */
/** By selector; undefined where only the engine can tell. @type {Map<string, Needs[] | undefined>} */
const known = new Map();

/** What may stand in brackets: it asks for more, never for less. */
const BRACKETS = /\[[^[\]()"']*(?:"[^"]*"|'[^']*')?[^[\]()"']*\]|\([^()[\]"']*\)/g;
/** Tag and classes after the last combinator; states and pseudo-elements may follow. */
const LAST_COMPOUND = /^(?:.*[\s>+~])?([a-z][a-z0-9]*)?((?:\.[\w-]+)*)((?:[?:].*)?)$/i;

/** A selector that is still not plain without its brackets is read by the engine. @param {string} selector */
const needs = (selector) => {
  let plain = selector;
  // From the inside out; what is left of a bracket says that the part is not whole.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(BRACKETS, '?');
  }
  if (/[()[\]\\"']/.test(plain)) return undefined;
  const parts = plain.split(',').map((part) => partNeeds(part.trim()));
  const understood = parts.filter((part) => part !== undefined);
  return understood.length === parts.length ? understood : undefined;
};

/** @param {string} part @returns {Needs | undefined} */
function partNeeds(part) {
  const found = LAST_COMPOUND.exec(part);
  if (!found || part === '') return undefined;
  const [, tag, classes = '', rest = ''] = found;
  const compound = `${tag ?? ''}${classes}`;
  if (compound === '') return undefined;
  return {
    tag: tag?.toLowerCase(),
    classes: classes.split('.').slice(1),
    whole: rest === '' && part === compound,
  };
}

/** @param {Needs} part @param {string} localName @param {string} names */
const meets = ({ tag, classes }, localName, names) =>
  (tag === undefined || tag === localName) && classes.every((name) => names.includes(` ${name} `));

/** @param {InnerElement} element @param {string | undefined} selector */
selectors.matchesDontThrow = (element, selector) => {
  // Key frames and fonts have none.
  if (selector === undefined) return false;
  let parts = known.get(selector);
  if (parts === undefined && !known.has(selector)) {
    parts = needs(selector);
    known.set(selector, parts);
  }
  if (!parts) return matchByEngine(element, selector);
  const names = ` ${(element.getAttributeNS(null, 'class') ?? '').replace(/\s+/g, ' ')} `;
  const localName = element._localName.toLowerCase();
  const possible = parts.filter((part) => meets(part, localName, names));
  if (possible.length === 0) return false;
  return possible.some(({ whole }) => whole) || matchByEngine(element, selector);
};

// Required after the change above: it takes the function at its first reading.
const { propertiesWithResolvedValueImplemented: resolved } = require(`${HELPERS}/style-rules.js`);
for (const property of Object.keys(resolved)) if (property.includes('color')) delete resolved[property];

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
