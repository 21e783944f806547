// Byte budgets of the built pages: what /login and /dashboard load first, worked out from the files alone, so that it can
// run right after a build. The journeys count the same in a real browser. `node check-budgets.mjs [checkout]`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../local/paths.mjs';

const KB = 1000;
/** Most that may be loaded: scripts in bytes as sent (brotli), requests without fonts and before data. */
const BUDGETS = {
  '/login': { bytes: 170 * KB, requests: 6 },
  '/dashboard': { bytes: 185 * KB, requests: 10 },
};
/** Most scripts of its own that one page of a remote may bring, in bytes as sent. */
const PAGE_BUDGET = { bytes: 60 * KB, requests: 0 };
/**
 * @typedef {keyof typeof BUDGETS} Page
 *
 * @typedef {object} FirstLoad
 * @property {number} bytes
 * @property {number} requests
 * @property {string[]} files
 */

/** Page, manifest and the question who is signed in: requests that are no scripts. @type {Record<Page, string[]>} */
const OTHER_REQUESTS = {
  '/login': ['/login'],
  '/dashboard': ['/dashboard', 'mf-manifest.json', '/api/auth/me'],
};

/**
 * First loads of the host with the remote of patients.
 * @param {{ shell: string, remote: string }} dist
 * @returns {Record<Page, FirstLoad>}
 */
function measureFirstLoads({ shell, remote }) {
  const first = pageScripts(shell);
  const login = [
    ...first,
    path.join(shell, 'assets', onlyFile(path.join(shell, 'assets'), /^login\..*\.js$/)),
  ];
  const dashboard = [...first, ...remoteScripts({ remote, shell, page: 'dashboard' })];
  return {
    '/login': load('/login', login),
    '/dashboard': load('/dashboard', dashboard),
  };
}

/** @param {Page} page @param {string[]} files @returns {FirstLoad} */
function load(page, files) {
  return {
    files,
    bytes: files.reduce((sum, file) => sum + sentBytes(file), 0),
    requests: files.length + OTHER_REQUESTS[page].length,
  };
}

/** What nginx sends: the ready brotli copy, or the file itself. @param {string} file */
function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Scripts that the host page names. @param {string} shell */
function pageScripts(shell) {
  const html = readFileSync(path.join(shell, 'index.html'), 'utf8');
  const names = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error('The page of the shell has no scripts.');
  return names.map((name) => path.join(shell, name));
}

/**
 * Scripts that a page of a remote adds: its entry, the exposed module, the page's chunks and what of the shell they use.
 * @param {{ remote: string, shell: string, page: string }} place
 */
function remoteScripts({ remote, shell, page }) {
  const entry = onlyFile(remote, /^remoteEntry\..*\.js$/);
  const exposed = onlyFile(remote, /^__federation_expose_routes\..*\.js$/);
  const loader = new RegExp(`\\b${page}:async\\(\\)=>\\(await (.*?)\\)\\.\\w+`).exec(
    textOf(remote, exposed),
  )?.[1];
  if (!loader)
    throw new Error(`${exposed} has no page ${page}: the build looks different, correct check-budgets.mjs.`);
  const chunks = chunkIds(loader);
  const shared = consumedModules(textOf(remote, entry), chunks);
  const shellScript = onlyFile(path.join(shell, 'assets'), /^main\..*\.js$/);
  const shellChunks = providedChunks(textOf(path.join(shell, 'assets'), shellScript), shared);
  return [
    ...[entry, exposed, ...filesOf(remote, chunks)].map((file) => path.join(remote, file)),
    ...filesOf(path.join(shell, 'assets'), shellChunks).map((file) => path.join(shell, 'assets', file)),
  ];
}

/** @param {string} code Calls such as `t.e(233)`. */
function chunkIds(code) {
  return [...code.matchAll(/\.e\((\d+)\)/g)].map(([, id = '']) => id);
}

/** Shared modules that chunks ask for. @param {string} entry Code of the remote's entry. @param {string[]} chunks */
function consumedModules(entry, chunks) {
  const mapping = /chunkMapping=\{(.*?)\}/.exec(entry)?.[1];
  if (mapping === undefined) throw new Error('The entry of the remote does not say what it uses.');
  const keys = new Map(
    [...entry.matchAll(/(\d+):\{fallback:.*?shareKey:"([^"]+)"/g)].map(([, id = '', key = '']) => [id, key]),
  );
  return [...mapping.matchAll(/(\d+):\[([\d,]*)\]/g)]
    .filter(([, chunk = '']) => chunks.includes(chunk))
    .flatMap(([, , ids = '']) => ids.split(',').flatMap((id) => keys.get(id) ?? []));
}

/** Chunks with which the shell answers for modules that are not in its first files. @param {string} code @param {string[]} modules */
function providedChunks(code, modules) {
  const later = [
    ...code.matchAll(
      /"(@pora\/[^"]+)":\[\{version:"[^"]+",get:\(\)=>(\w+\.e\(\d+\)|Promise\.all\(\[[^\]]*\]\))\.then/g,
    ),
  ];
  if (later.length === 0) throw new Error('The shell provides no module on demand.');
  const wanted = later.filter(([, module = '']) => modules.includes(module));
  return [...new Set(wanted.flatMap(([, , calls = '']) => chunkIds(calls)))];
}

/** Files of chunks; a chunk that only stands for shared modules has none. @param {string} folder @param {string[]} chunks */
function filesOf(folder, chunks) {
  return readdirSync(folder).filter(
    (file) => file.endsWith('.js') && chunks.includes(file.split('.', 1).join()),
  );
}

/** @param {string} folder @param {RegExp} pattern */
function onlyFile(folder, pattern) {
  const [found, ...others] = readdirSync(folder).filter((file) => pattern.test(file));
  if (found === undefined) throw new Error(`${folder}: expected one file ${pattern}, found none.`);
  if (others.length > 0)
    throw new Error(`${folder}: expected one file ${pattern}, found ${others.length + 1}.`);
  return found;
}

/** @param {string} folder @param {string} file */
function textOf(folder, file) {
  return readFileSync(path.join(folder, file), 'utf8');
}

/**
 * What each page of a remote adds to the host: its scripts as sent.
 * @param {{ shell: string, remote: string }} dist
 * @returns {{ page: string, bytes: number, files: string[] }[]}
 */
function measurePages({ shell, remote }) {
  const exposed = textOf(remote, onlyFile(remote, /^__federation_expose_routes\..*\.js$/));
  const pages = [...exposed.matchAll(/\b([a-z]\w*):async\(\)=>\(await /g)].map(([, page = '']) => page);
  if (pages.length === 0)
    throw new Error(`${remote} has no pages: the build looks different, correct check-budgets.mjs.`);
  return pages.map((page) => {
    const files = remoteScripts({ remote, shell, page }).filter((file) => file.startsWith(remote));
    return { page, files, bytes: files.reduce((sum, file) => sum + sentBytes(file), 0) };
  });
}

/**
 * Holds a build against the budgets.
 * @param {{ shell: string, remote?: string, patients?: string }} dist Folders of the built host, of the remote whose pages
 *   are measured, and of the one that /dashboard belongs to, when first loads are.
 * @returns {{ lines: string[], fits: boolean }}
 */
export function checkBudgets({ shell, remote, patients }) {
  const loads = patients ? Object.entries(measureFirstLoads({ shell, remote: patients })) : [];
  const pages = remote ? measurePages({ shell, remote }) : [];
  const all = [
    ...loads.map(([page, load]) => ({ page, ...load, budget: BUDGETS[/** @type {Page} */ (page)] })),
    ...pages.map((load) => ({ ...load, requests: 0, budget: PAGE_BUDGET })),
  ];
  const judged = all.map((load) => ({
    ...load,
    fits: load.bytes <= load.budget.bytes && load.requests <= load.budget.requests,
  }));
  return {
    fits: judged.every(({ fits }) => fits),
    lines: judged.flatMap(({ page, bytes, requests, budget, fits, files }) => [
      `${fits ? '✓' : '✗'} ${page}: ${(bytes / KB).toFixed(1)} KB of ${budget.bytes / KB} KB${requests > 0 ? `, ${requests} requests of ${budget.requests}` : ''}`,
      ...files.map(
        (file) => `    ${(sentBytes(file) / KB).toFixed(1).padStart(6)} KB  ${path.basename(file)}`,
      ),
    ]),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const checkout = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..'));
  const dist = (/** @type {string} */ app) => path.join(checkout, app, 'dist');
  const shell = dist('shell');
  const checks = [
    checkBudgets({ shell, patients: dist('mf-patients') }),
    ...REMOTES.map((name) => checkBudgets({ shell, remote: dist(`mf-${name}`) })),
  ];
  for (const { lines } of checks) console.log(lines.join('\n'));
  process.exit(checks.every(({ fits }) => fits) ? 0 : 1);
}
