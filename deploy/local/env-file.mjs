import { readFileSync } from 'node:fs';
import { codeOf, hasCode } from './errors.mjs';
import { StartError } from './start-error.mjs';

/**
 * Reads NAME=value lines: comments, blank lines, an optional `export`, single or double quotes.
 * @param {string} text
 * @returns {Record<string, string>}
 * @throws {StartError} naming the line that is none of these.
 */
export function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const values = {};
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    const match = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/.exec(line);
    if (!match) {
      throw new StartError(`.env, line ${index + 1}: write NAME=value, or begin it with #.`);
    }
    const [, name = '', value = ''] = match;
    values[name] = unquote(value);
  });
  return values;
}

/** @param {string} value */
function unquote(value) {
  const quoted = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)')\s*(?:#.*)?$/.exec(value);
  if (!quoted) return value.replace(/\s+#.*$/, '').trim();
  const [, double, single] = quoted;
  if (double === undefined) return single ?? '';
  return double.replace(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char));
}

/**
 * Values of a .env file, or none when the file does not exist.
 * @param {string} file
 */
export function readEnvFile(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw new StartError(`${file} cannot be read (${codeOf(error)}): correct its rights or remove it.`);
  }
  return parseEnvFile(text);
}
