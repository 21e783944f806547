// Whether a rule's selector meets an element: a rule whose last part names a tag or a class that the element lacks is put
// aside without jsdom's general engine, and one that is no more than a tag and classes is met without it.
const HELPERS = 'jsdom/lib/jsdom/living/helpers';
// Named in pieces: jsdom has no types for what lies inside.
const selectors = require(`${HELPERS}/selectors.js`);

const matchByEngine = selectors.matchesDontThrow;
const { domSymbolTree } = require(`${HELPERS}/internal-constants.js`);

/**
 * What an element must at least be to meet one part of a selector; `whole` when that is all.
 * @typedef {{ tag: string | undefined, classes: string[], attributes: string[], whole: boolean }} Needs
 */
/**
 * An element as jsdom holds it inside.
 * @typedef {{ _localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} InnerElement
 */
/** By selector; undefined where only the engine can tell. @type {Map<string, Needs[] | undefined>} */
const known = new Map();

/** An attribute that has to be there, whatever it has to say; its name stays. In capitals it is of a drawing, where they count. */
const ATTRIBUTE = /\[([a-z][a-z-]*)(?:[~|^$*]?=(?:"[^"]*"|'[^']*'|[\w-]+))?\]/g;
/** What may stand in brackets: it asks for more, never for less. */
const BRACKETS = /\[[^[\]()"']*(?:"[^"]*"|'[^']*')?[^[\]()"']*\]|\([^()[\]"']*\)/g;
/** Tag and classes after the last combinator; states and pseudo-elements may follow. */
const LAST_COMPOUND = /^(?:.*[\s>+~])?([a-z][a-z0-9]*)?((?:\.[\w-]+)*)((?:[?:@].*)?)$/i;

/** A selector that is still not plain without its brackets is read by the engine. @param {string} selector */
const needs = (selector) => {
  let plain = selector.includes('@') ? selector : selector.replace(ATTRIBUTE, '@$1@');
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
  const attributes = [...rest.matchAll(/@([^@]+)@/g)].map(([, name = '']) => name);
  if (compound === '' && attributes.length === 0) return undefined;
  return {
    tag: tag?.toLowerCase(),
    classes: classes.split('.').slice(1),
    attributes,
    whole: rest === '' && part === compound,
  };
}

/** @param {Needs} part @param {string} localName @param {string} names */
const meets = ({ tag, classes }, localName, names) =>
  (tag === undefined || tag === localName) && classes.every((name) => names.includes(` ${name} `));

/** @param {string} selector */
function needsOf(selector) {
  let parts = known.get(selector);
  if (parts === undefined && !known.has(selector)) {
    parts = needs(selector);
    known.set(selector, parts);
  }
  return parts;
}

/**
 * Answers for every element of such a tag and such classes; undefined where the engine has to look at the element.
 * @param {string} selector
 * @param {string} localName
 * @param {string} names the classes between spaces
 */
function meetsAll(selector, localName, names) {
  const parts = needsOf(selector);
  if (!parts) return undefined;
  const possible = parts.filter((part) => meets(part, localName, names));
  if (possible.length === 0) return false;
  return possible.some(({ whole }) => whole) || undefined;
}

/** What ends in `:has(…)` of one compound; the engine puts such a selector together anew for every element it asks. */
const HAS = /^(.*[^\s>+~]):has\((>?)\s*([^\s>+~,()]+)\)$/;
/** @type {Map<string, { subject: string, child: boolean, inner: string } | undefined>} */
const knownHas = new Map();

/** @param {string} selector */
function hasOf(selector) {
  if (!knownHas.has(selector)) {
    const [, subject = '', child = '', inner = ''] = (!selector.includes(',') && HAS.exec(selector)) || [];
    knownHas.set(selector, subject ? { subject, child: child !== '', inner } : undefined);
  }
  return knownHas.get(selector);
}

/** @param {InnerElement} element @param {string} selector @returns {boolean} */
function matches(element, selector) {
  const answer = meetsAll(selector, element._localName.toLowerCase(), classesOf(element));
  return answer ?? matchesSlowly(element, selector);
}

/** For an element that tag and classes do not put aside. @param {InnerElement} element @param {string} selector */
function matchesSlowly(element, selector) {
  if (lacksAttributes(element, selector)) return false;
  const has = hasOf(selector);
  if (!has) return matchByEngine(element, selector);
  return matches(element, has.subject) && holds(element, has.inner, has.child);
}

/** Whether every part of the selector asks for an attribute that is not there. @param {InnerElement} element @param {string} selector */
function lacksAttributes(element, selector) {
  const parts = needsOf(selector);
  return parts?.every(({ attributes }) =>
    attributes.some((name) => element.getAttributeNS(null, name) === null),
  );
}

/** @param {InnerElement} element @param {string} selector @param {boolean} onlyChildren @returns {boolean} */
function holds(element, selector, onlyChildren) {
  for (let child = domSymbolTree.firstChild(element); child; child = domSymbolTree.nextSibling(child)) {
    if (child.nodeType !== 1) continue;
    if (matches(child, selector) || (!onlyChildren && holds(child, selector, false))) return true;
  }
  return false;
}

/** @param {InnerElement} element */
const classesOf = (element) =>
  ` ${(element.getAttributeNS(null, 'class') ?? '').replace(/\s+/g, ' ').trim()} `;

/** @param {InnerElement} element @param {string | undefined} selector */
selectors.matchesDontThrow = (element, selector) =>
  // Key frames and fonts have none.
  selector !== undefined && matches(element, selector);

module.exports = { classesOf, matchesSlowly, meetsAll, needsOf };
