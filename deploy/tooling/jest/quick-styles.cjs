// The style that jsdom finds for an element. It goes through every rule of every style sheet for each element after each
// change of the page, reads each value anew and copies them all for every question. Here rules are kept by the tag or class
// they ask for, and elements that meet the same rules share what was read.
const { classesOf, matchesSlowly, meetsAll, needsOf } = require('./quick-selectors.cjs');
// Named in pieces: they have no types, nor has what lies inside jsdom.
const JSDOM = 'jsdom/lib/jsdom';
const CSSOM = 'rrweb-cssom';
const CSS_STYLE = 'cssstyle';
const cssom = require(`${CSSOM}`);
const { CSSStyleDeclaration } = require(`${CSS_STYLE}`);
const defaultStyleSheet = require(`${JSDOM}/browser/default-stylesheet.js`);
const idlUtils = require(`${JSDOM}/living/generated/utils.js`);
const styleRules = require(`${JSDOM}/living/helpers/style-rules.js`);

/**
 * @typedef {Iterable<string> & { getPropertyValue: (name: string) => string, getPropertyPriority: (name: string) => string }} Style
 * @typedef {{ selectorText?: string, style: Style, media?: ArrayLike<string>, cssRules?: Rule[] }} Rule
 * @typedef {{ cssRules: Rule[] }} Sheet
 * @typedef {{ id: number, selector: string, style: Style }} Entry of a rule with a selector
 * @typedef {{ entry: Entry, certain: boolean }} Candidate certain: met by every element of such a tag and such classes
 * @typedef {{ order: Map<Entry, number>, keyed: Map<string, Entry[]>, others: Entry[], candidates: Map<string, Candidate[]> }} Index
 * @typedef {object} InnerDocument
 * @property {WeakMap<InnerElement, object> | null} _styleCache
 * @property {{ _list: Sheet[] }} styleSheets
 * @typedef {import('./quick-selectors.cjs').InnerElement & { style: Style & { cssText: string, length: number }, _ownerDocument: InnerDocument }} InnerElement
 */

const { propertiesWithResolvedValueImplemented: resolved } = styleRules;
for (const property of Object.keys(resolved)) if (property.includes('color')) delete resolved[property];

/** @type {WeakMap<Sheet, Index>} */
const indexes = new WeakMap();
/** @type {WeakMap<Rule, Entry>} */
const entries = new WeakMap();
let rulesSeen = 0;
/** Counts the rules put in and taken out of all sheets. */
let changes = 0;

for (const change of ['insertRule', 'deleteRule']) {
  const { prototype } = cssom.CSSStyleSheet;
  const original = prototype[change];
  prototype[change] = function (/** @type {unknown[]} */ ...given) {
    changes += 1;
    indexes.delete(this);
    return original.apply(this, given);
  };
}

/** Rules that hold on a screen, in their order. @param {Rule[]} rules @returns {Rule[]} */
const onScreen = (rules) =>
  rules.flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? (rule.cssRules ?? []) : [];
  });

/** @param {Sheet} sheet */
function indexOf(sheet) {
  const known = indexes.get(sheet);
  if (known) return known;
  /** @type {Index} */
  const index = { order: new Map(), keyed: new Map(), others: [], candidates: new Map() };
  for (const rule of onScreen(sheet.cssRules)) {
    const entry = entryOf(rule);
    if (!entry) continue;
    index.order.set(entry, index.order.size);
    const parts = needsOf(entry.selector);
    const keys = parts?.flatMap(({ tag, classes }) => classes[0] ?? (tag ? `<${tag}` : []));
    // A part that names neither may meet any element.
    if (keys?.length !== parts?.length || !keys) index.others.push(entry);
    else for (const key of new Set(keys)) put(index.keyed, key, entry);
  }
  indexes.set(sheet, index);
  return index;
}

/** Key frames and fonts have no selector. @param {Rule} rule */
function entryOf(rule) {
  const { selectorText: selector, style } = rule;
  if (selector === undefined) return undefined;
  const entry = entries.get(rule) ?? { id: (rulesSeen += 1), selector, style };
  entries.set(rule, entry);
  return entry;
}

/** @param {Map<string, Entry[]>} lists @param {string} key @param {Entry} entry */
function put(lists, key, entry) {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

/** @param {Index} index @param {string} localName @param {string} names */
function candidatesOf(index, localName, names) {
  const key = `${localName}${names}`;
  const known = index.candidates.get(key);
  if (known) return known;
  const possible = new Set(index.others);
  for (const name of [`<${localName}`, ...names.split(' ')])
    for (const entry of index.keyed.get(name) ?? []) possible.add(entry);
  const place = (/** @type {Entry} */ entry) => index.order.get(entry) ?? 0;
  const candidates = [...possible]
    .sort((a, b) => place(a) - place(b))
    .map((entry) => ({ entry, answer: meetsAll(entry.selector, localName, names) }))
    .filter(({ answer }) => answer !== false)
    .map(({ entry, answer }) => ({ entry, certain: answer === true }));
  index.candidates.set(key, candidates);
  return candidates;
}

/** @type {Sheet} */
const defaults = cssom.parse(defaultStyleSheet);

/** Rules that meet the element, in the order of the sheets. @param {InnerElement} element */
function entriesOf(element) {
  const localName = element._localName.toLowerCase();
  const names = classesOf(element);
  /** @type {Entry[]} */
  const met = [];
  for (const sheet of [defaults, ...element._ownerDocument.styleSheets._list])
    for (const { entry, certain } of candidatesOf(indexOf(sheet), localName, names))
      if (certain || matchesSlowly(element, entry.selector)) met.push(entry);
  return met;
}

/** By document: what its elements have, by their rules and their own style. @type {WeakMap<InnerDocument, { changes: number, read: Map<string, object> }>} */
const declarations = new WeakMap();

/** As jsdom's own, which it replaces. @param {InnerElement} element */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  let kept = declarations.get(document);
  if (!kept || kept.changes !== changes) {
    kept = { changes, read: kept?.read ?? new Map() };
    declarations.set(document, kept);
    document._styleCache = null;
  }
  document._styleCache ??= new WeakMap();
  const cached = document._styleCache.get(element);
  if (cached) return cached;
  const met = entriesOf(element);
  const own = element.style.length > 0 ? element.style.cssText : '';
  const key = `${met.map(({ id }) => id).join()} ${own}`;
  const declaration = kept.read.get(key) ?? declarationOf([...met.map(({ style }) => style), element.style]);
  kept.read.set(key, declaration);
  document._styleCache.set(element, declaration);
  return declaration;
};

/** @param {Style[]} styles */
function declarationOf(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles)
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  return declaration;
}

/** By declaration and inherited values: what getComputedStyle answers. @type {WeakMap<object, Map<string, object>>} */
const computed = new WeakMap();
const inherited = Object.keys(resolved);

/** What a page asks for styles; the answer, which may only be read, is shared by the elements it holds for. @param {Pick<Window, 'getComputedStyle'>} window */
function shareComputedStyles(window) {
  const original = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const inner = idlUtils.implForWrapper(element);
    if (pseudo || !inner?._ownerDocument) return original(element, pseudo);
    const declaration = styleRules.getDeclarationForElement(inner);
    const answers = computed.get(declaration) ?? new Map();
    computed.set(declaration, answers);
    const key = inherited.map((property) => styleRules.getResolvedValue(inner, property)).join();
    if (!answers.has(key)) answers.set(key, original(element, pseudo));
    return answers.get(key);
  };
}

module.exports = { shareComputedStyles };
