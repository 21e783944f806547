// Titles of all tests of the checkout, read from their source: what stands first in test(…), it(…), test.each(…)(…). It is
// read by swc, which is there in a tenth of the time that TypeScript takes to load.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from '@swc/core';

const TEST_FILE = /\.(spec\.tsx?|journey\.ts)$/;
const NOT_OURS = new Set(['node_modules', 'dist', '.pora', '.git']);
const CALLS = new Map([
  ['test', true],
  ['it', true],
  ['describe', false],
]);

/** @typedef {{ file: string, title: string, isTest: boolean }} Title isTest: false for a describe block */

/**
 * Every title of a test or describe block below a folder; values filled in at run time stay as they are written.
 * @param {string} root
 * @returns {Promise<Title[]>}
 */
export async function testTitles(root) {
  const files = (await testFiles(root)).sort();
  const titles = files.map(async (file) =>
    titlesOf(await readFile(file, 'utf8'), path.relative(root, file).replaceAll(path.sep, '/')),
  );
  return (await Promise.all(titles)).flat();
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function testFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter((entry) => !NOT_OURS.has(entry.name))
    .map((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return testFiles(file);
      return TEST_FILE.test(entry.name) ? [file] : [];
    });
  return (await Promise.all(found)).flat();
}

/**
 * @param {string} text
 * @param {string} file
 */
function titlesOf(text, file) {
  /** @type {Title[]} */
  const titles = [];
  /** @param {unknown} part */
  const visit = (part) => {
    if (typeof part !== 'object' || part === null) return;
    if (isCall(part)) {
      const isTest = CALLS.get(nameOfCall(part.callee));
      const title = part.arguments[0] && textOf(part.arguments[0].expression);
      if (isTest !== undefined && title) titles.push({ file, title, isTest });
    }
    Object.values(part).forEach(visit);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), decorators: true }));
  return titles;
}

/** @param {object} part @returns {part is import('@swc/core').CallExpression} */
const isCall = (part) => 'type' in part && part.type === 'CallExpression';

/**
 * `test` for test(…), test.each(…)(…) and test.each<…>(…)(…), an empty text for anything else.
 * @param {import('@swc/core').CallExpression['callee']} called
 * @returns {string}
 */
function nameOfCall(called) {
  if (called.type === 'Identifier') return called.value;
  if (called.type === 'MemberExpression') return nameOfCall(called.object);
  if (called.type === 'CallExpression') return nameOfCall(called.callee);
  return '';
}

/** @param {import('@swc/core').Expression} node */
function textOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ cooked, raw }) => cooked ?? raw).join('…');
}
