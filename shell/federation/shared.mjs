/**
 * The one list of modules that exist once in the page. The shell provides them, remotes only consume them.
 * `eager` ones are part of the shell's first files; `lazy` ones are loaded when a remote first asks.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const SHELL_FOLDER = path.resolve(import.meta.dirname, '..');

/**
 * Sharing of one module as the federation plugin takes it.
 * @typedef {object} Sharing
 * @property {true} singleton
 * @property {string} version
 * @property {string} requiredVersion
 * @property {boolean} [eager]
 * @property {false} [import]
 */

/** @type {readonly string[]} Provided with the shell's first files. */
export const EAGER = [
  'react',
  'react-dom',
  'styled-components',
  '@pora/kit/queries',
  '@pora/ui',
  '@pora/kit',
  '@pora/kit/router',
];

/** @type {readonly string[]} Only remotes use them; shell/src/app/provide.ts makes them available. */
export const LAZY = ['@pora/ui/overlays', '@pora/ui/forms', '@pora/ui/data', '@pora/ui/charts'];

/** @param {string} request @returns {string} Version of the package that a shared module belongs to. */
function versionOf(request) {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const [scope, part = ''] = name.split('/');
  const file =
    scope === '@pora'
      ? path.join(SHELL_FOLDER, part, 'package.json')
      : require.resolve(`${name}/package.json`, { paths: [SHELL_FOLDER] });
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** @param {string} request @param {Pick<Sharing, 'eager' | 'import'>} settings @returns {[string, Sharing]} */
function entry(request, settings) {
  const version = versionOf(request);
  return [request, { singleton: true, version, requiredVersion: version, ...settings }];
}

/** Shared section of the shell: it owns every copy. @returns {Record<string, Sharing>} */
export function providedByShell() {
  return Object.fromEntries([
    ...EAGER.map((request) => entry(request, { eager: true })),
    ...LAZY.map((request) => entry(request, { eager: false })),
  ]);
}

/** Shared section of a remote: the same list, and no copy of its own to fall back to. @returns {Record<string, Sharing>} */
export function consumedByRemotes() {
  return Object.fromEntries([...EAGER, ...LAZY].map((request) => entry(request, { import: false })));
}
