// Makes jsdom quicker where the tests of the screens spent most of their time: for every query by role it asks each rule of
// each style sheet whether it meets the element, by a general engine, and works out colours nobody reads. Here a rule
// whose last part names a tag or a class that the element lacks is put aside at once; the answers stay the same.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const matchByEngine = selectors.matchesDontThrow;

/** What an element must at least be to meet one part of a selector; `whole` when that is all. */
const known = new Map();

/** Tag and classes after the last combinator; attributes, states and pseudo-elements may follow. */
const LAST_COMPOUND = /^(?:.*[\s>+~])?([a-z][a-z0-9]*)?((?:\.[\w-]+)*)((?:[:[].*)?)$/i;

/** Selectors with brackets of any kind may hold commas and combinators inside: the engine reads those. */
const needs = (selector) => {
  if (/[(\\"']|\[/.test(selector)) return undefined;
  const parts = selector.split(',').map((part) => partNeeds(part.trim()));
  return parts.includes(undefined) ? undefined : parts;
};

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

const meets = ({ tag, classes }, localName, names) =>
  (tag === undefined || tag === localName) && classes.every((name) => names.includes(` ${name} `));

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
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const property of Object.keys(resolved)) if (property.includes('color')) delete resolved[property];
