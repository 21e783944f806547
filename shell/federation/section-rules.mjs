/**
 * What a remote may say about its sections. The build checks its own file with these rules and stops; the shell checks
 * what comes with the page and leaves out what does not fit, because a broken release must never break the menu.
 */

/** Groups of the menu, in their order. */
export const SECTION_GROUPS = Object.freeze(['work', 'library', 'settings']);

/** Addresses that are not for sections: the host's own pages and what the gateway serves. */
const RESERVED = new Set([
  ...['login', 'callback', 'zalogowano'],
  ...['api', 'auth', 'assets', 'mf', 'internal', 'metrics', 'live', 'ready', 'dev-idp'],
]);
const SHAPES = new Set(['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse']);
const GEOMETRY = new Set([
  'd',
  'cx',
  'cy',
  'r',
  'x',
  'y',
  'width',
  'height',
  'rx',
  'ry',
  'x1',
  'x2',
  'y1',
  'y2',
  'points',
]);
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const CALL = /^\/api\/[a-z0-9-]+$/;
const PATH_BELOW = /^(\/:?[A-Za-z][A-Za-z0-9-]{0,39}\??){0,4}$/;
/** Visible words on one line. */
const WORDS = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;
const NUMBERS = /^[A-Za-z0-9 .,+-]{1,2000}$/;
const MOST_SHAPES = 40;
const MOST_SECTIONS = 50;

/** @param {unknown} value @param {number} most */
const isWords = (value, most) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most && WORDS.test(value);

/** @param {unknown} value */
function isShape(value) {
  if (!Array.isArray(value) || value.length !== 2 || !SHAPES.has(value[0])) return false;
  const attributes = value[1];
  return (
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.entries(attributes).every(
      ([name, text]) => GEOMETRY.has(name) && typeof text === 'string' && NUMBERS.test(text),
    )
  );
}

/** @param {unknown} icon */
const isIcon = (icon) =>
  Array.isArray(icon) && icon.length > 0 && icon.length <= MOST_SHAPES && icon.every(isShape);

/** @param {unknown} path @param {unknown} name */
const isPath = (path, name) =>
  typeof path === 'string' &&
  typeof name === 'string' &&
  path.startsWith(name) &&
  PATH_BELOW.test(path.slice(name.length));

/** @type {readonly [string, (section: Record<string, unknown>) => boolean][]} */
const RULES = [
  ['name', ({ name }) => typeof name === 'string' && NAME.test(name) && !RESERVED.has(name)],
  ['label', ({ label }) => isWords(label, 40)],
  ['barLabel', ({ barLabel }) => barLabel === undefined || isWords(barLabel, 14)],
  ['icon', ({ icon }) => isIcon(icon)],
  ['path', ({ path, name }) => isPath(path, name)],
  ['key', ({ key }) => key === undefined || (typeof key === 'string' && /^[a-z]$/.test(key))],
  ['group', ({ group }) => typeof group === 'string' && SECTION_GROUPS.includes(group)],
  [
    'order',
    ({ order }) => typeof order === 'number' && Number.isInteger(order) && order >= 0 && order <= 10_000,
  ],
  ['calls', ({ calls = [] }) => Array.isArray(calls) && calls.every((call) => CALL.test(call))],
  ['access', ({ access }) => access === 'user' || access === 'admin'],
];
const FIELDS = RULES.map(([field]) => field);

/**
 * Reads a list of sections that came from elsewhere.
 * @param {unknown} value
 * @returns {{ sections: import('./section-rules.mjs').DeclaredSection[], problems: string[] }}
 *   What fits, with the known fields only, and a sentence for everything that does not.
 */
export function readSections(value) {
  if (!Array.isArray(value)) return { sections: [], problems: ['the sections are no list'] };
  /** @type {import('./section-rules.mjs').DeclaredSection[]} */
  const sections = [];
  const problems = value.length > MOST_SECTIONS ? [`more than ${MOST_SECTIONS} sections`] : [];
  for (const [index, one] of value.slice(0, MOST_SECTIONS).entries()) {
    const section = typeof one === 'object' && one !== null ? one : {};
    const wrong = RULES.filter(([, fits]) => !fits(section)).map(([field]) => field);
    if (wrong.length > 0) problems.push(`section ${index + 1}: ${wrong.join(', ')}`);
    else
      sections.push(
        /** @type {import('./section-rules.mjs').DeclaredSection} */ (
          Object.fromEntries(
            FIELDS.filter((field) => section[field] !== undefined).map((field) => [field, section[field]]),
          )
        ),
      );
  }
  return { sections, problems };
}
