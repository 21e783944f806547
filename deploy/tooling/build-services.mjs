// Compiles the back-end packages with swc: src/**/*.ts → dist/**/*.js, file by file, with source maps.
// Types are checked separately (typecheck.mjs): a build stays fast and a type error never hides behind it.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What every service is made of beside itself. */
export const SHARED_PACKAGES = ['text-pl', 'contracts', 'engine', 'common'];
/** Back-end packages in the order of their imports. */
const SERVICE_PACKAGES = [...SHARED_PACKAGES, 'patients', 'plans', 'catalog', 'admin'];

/** swc settings shared by the build and by jest. @type {import('@swc/core').Options} */
export const SWC_OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

/** @param {string} folder */
async function listSources(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/\.(spec|d)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** @param {string} source @param {string} from @param {string} to */
async function compile(source, from, to) {
  const target = path.join(to, path.relative(from, source)).replace(/\.ts$/, '.js');
  const { code, map } = await transform(await readFile(source, 'utf8'), {
    ...SWC_OPTIONS,
    filename: source,
    sourceFileName: path.relative(path.dirname(target), source),
    sourceMaps: true,
    swcrc: false,
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}

/**
 * Builds back-end packages, all of them unless named; answers the number of compiled files.
 * @param {{ packages?: string[], to?: string }} [options] `to`: folder that gets `services/<name>/dist`, default the checkout.
 */
export async function buildServices({ packages = SERVICE_PACKAGES, to = ROOT } = {}) {
  let count = 0;
  for (const name of packages) {
    const from = path.join(ROOT, 'services', name, 'src');
    const target = path.join(to, 'services', name, 'dist');
    await rm(target, { recursive: true, force: true });
    const sources = await listSources(from);
    await Promise.all(sources.map((source) => compile(source, from, target)));
    count += sources.length;
  }
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const named = process.argv.slice(2);
  const count = await buildServices(named.length > 0 ? { packages: named } : {});
  console.log(
    `${named.join(', ') || 'services'}: ${count} files in ${Math.round(performance.now() - started)} ms`,
  );
}
