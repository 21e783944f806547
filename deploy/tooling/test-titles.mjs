// Titles of all tests of the checkout, read from their source: what stands first in test(…), it(…), test.each(…)(…).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

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
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const isTest = CALLS.get(nameOfCall(node.expression));
      const title = node.arguments[0] && textOf(node.arguments[0]);
      if (isTest !== undefined && title) titles.push({ file, title, isTest });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return titles;
}

/**
 * `test` for test(…), test.each(…)(…) and test.each<…>(…)(…), an empty text for anything else.
 * @param {ts.Expression} called
 * @returns {string}
 */
function nameOfCall(called) {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called)) return nameOfCall(called.expression);
  if (ts.isCallExpression(called)) return nameOfCall(called.expression);
  return '';
}

/** @param {ts.Expression} node */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
