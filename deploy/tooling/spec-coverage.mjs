// Lines of the specification that have a test. The lines stand section by section in deploy/docs/spec-lines, each with the
// titles of the tests that prove it; a test may also name its line itself (`[diets §5.3] …`). A title that no test
// has, a tag that names nothing and a line listed twice are errors; a line without a test is only reported.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testTitles } from './test-titles.mjs';

const ROOT = process.argv[2] ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const LISTS = 'deploy/docs/spec-lines';
const SECTION = /^## (\w+ §\d+) \S/;
const LINE = /^- \*\*(\w+ §\d+)\.(\d+)\*\* (?:built|later \([a-z ]+\)): \S/;
const IS_BUILT = /^- \*\*[^*]+\*\* built/;
/** The title of a test, or a part that only one title has; the file where several tests are called alike. */
const PROOF = /^ {2}- `([^`]+)`(?: in `([^`]+)`)?$/;
/** What a title begins with: one tag or several. */
const TAGS = /^(?:\[[a-z]+ [^\]]+\]\s*)+/;
const TAG = /\[([a-z]+) ([^\]]+)\]/g;
const PLACES = /^§\d+(\.\d+)?(, ?§\d+(\.\d+)?)*$/;
const DECISIONS = /^\d+(, ?\d+)*$/;

/** @typedef {import('./test-titles.mjs').Title} Title */
/** @typedef {{ id: string, section: string, built: boolean, text: string, tests: number }} Line */

/** @type {string[]} */
const errors = [];
/** Sections in the order of the lists, with the tests that name them. @type {Map<string, Title[]>} */
const sections = new Map();
/** @type {Map<string, Line>} */
const lines = new Map();

const titles = await testTitles(ROOT);
const tests = titles.filter(({ isTest }) => isTest);
for (const list of (await readdir(path.join(ROOT, LISTS))).sort())
  readList(list, await readFile(path.join(ROOT, LISTS, list), 'utf8'));
const decisions = countTags();
report();
for (const error of errors) console.error(error);
process.exit(errors.length === 0 && lines.size > 0 ? 0 : 1);

/**
 * @param {string} list
 * @param {string} text
 */
function readList(list, text) {
  let section = '';
  /** @type {Line | undefined} */
  let line;
  for (const [index, row] of text.split('\n').entries()) {
    const where = `${LISTS}/${list}:${index + 1}`;
    if (row.startsWith('#')) {
      section = SECTION.exec(row)?.[1] ?? '';
      if (row.startsWith('## ') && (!section || sections.has(section)))
        errors.push(`${where}: no heading of a new section: ${row}`);
      else if (section) sections.set(section, []);
    } else if (row.startsWith('- ')) line = readLine(row, section, where);
    else if (row.trimStart().startsWith('- ')) readProof(row, line, where);
  }
}

/**
 * @param {string} row
 * @param {string} section
 * @param {string} where
 */
function readLine(row, section, where) {
  const [, named = '', number = ''] = LINE.exec(row) ?? [];
  const id = `${named}.${number}`;
  if (!named) errors.push(`${where}: no line of a list: ${row}`);
  else if (named !== section) errors.push(`${where}: ${id} stands under another section`);
  else if (lines.has(id)) errors.push(`${where}: ${id} is listed twice`);
  const line = { id, section, built: IS_BUILT.test(row), text: row.slice(2).replaceAll('**', ''), tests: 0 };
  if (named) lines.set(id, line);
  return line;
}

/**
 * @param {string} row
 * @param {Line | undefined} line
 * @param {string} where
 */
function readProof(row, line, where) {
  const [, part = '', file = ''] = PROOF.exec(row) ?? [];
  if (!part || !line) return errors.push(`${where}: neither a line nor the title of a test: ${row}`);
  const inFile = tests.filter((test) => test.file.endsWith(file));
  const whole = inFile.filter(({ title }) => title === part);
  const found = whole.length > 0 ? whole : inFile.filter(({ title }) => title.includes(part));
  if (found.length === 0) errors.push(`${where}: no test is called "${part}"`);
  if (found.length > 1)
    errors.push(
      `${where}: ${found.length} tests are called "${part}": ${found.map((test) => test.file).join(', ')}`,
    );
  line.tests += found.length;
  return line.tests;
}

/** Counts the tags of all titles; answers the numbers of the decisions that tests name. */
function countTags() {
  /** @type {Set<number>} */
  const numbers = new Set();
  for (const title of titles) {
    const [tags = ''] = TAGS.exec(title.title) ?? [];
    for (const [tag, area = '', rest = ''] of tags.matchAll(TAG)) {
      if (area === 'decisions' && DECISIONS.test(rest))
        rest.split(',').forEach((number) => numbers.add(Number(number)));
      else if (!PLACES.test(rest)) errors.push(`${title.file}: ${tag} cannot be read: ${title.title}`);
      else for (const place of rest.split(/, ?/)) countPlace(`${area} ${place}`, title);
    }
  }
  return [...numbers].sort((a, b) => a - b);
}

/**
 * @param {string} place
 * @param {Title} title
 */
function countPlace(place, title) {
  const line = lines.get(place);
  const section = sections.get(line?.section ?? place);
  section?.push(title);
  if (line) line.tests += 1;
  if (!section) errors.push(`${title.file}: [${place}] names no section and no line: ${title.title}`);
}

function report() {
  console.log('Section       built  with test  without  later   tests that name the section');
  const all = [...lines.values()];
  for (const [section, named] of sections)
    row(
      section,
      all.filter((line) => line.section === section),
      `${named.length} in ${new Set(named.map(({ file }) => file)).size} files`,
    );
  row('together', all, '');
  console.log(`Decisions named by tests: ${decisions.join(', ') || 'none'}.`);
  const without = all.filter(({ built, tests: count }) => built && count === 0);
  console.log(
    without.length === 0 ? 'Every line that is built has a test.' : 'Lines that are built and have no test:',
  );
  for (const { text } of without) console.log(`  ${text}`);
}

/**
 * @param {string} name
 * @param {Line[]} ofSection
 * @param {string} named
 */
function row(name, ofSection, named) {
  const built = ofSection.filter((line) => line.built);
  const proven = built.filter((line) => line.tests > 0).length;
  const figures = [built.length, proven, built.length - proven, ofSection.length - built.length];
  const cells = figures.map((figure, index) => String(figure).padStart([6, 10, 8, 6][index] ?? 0));
  console.log(`${name.padEnd(13)}${cells.join(' ')}   ${named}`.trimEnd());
}
