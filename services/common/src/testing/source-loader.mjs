// Lets plain Node run a service from its TypeScript sources, for tests of whole programs without a build:
// node --conditions=source --import <this file> services/x/src/main.ts
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** @type {import('@swc/core').Options} */
let settings;

if (isMainThread) {
  const { SWC_OPTIONS } = await import('../../../../deploy/tooling/build-services.mjs');
  register(import.meta.url, { data: SWC_OPTIONS });
}

/** @type {import('node:module').InitializeHook<import('@swc/core').Options>} */
export function initialize(swcOptions) {
  settings = swcOptions;
}

/** Relative imports name `.js`; the file is `.ts`. @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const isOwnSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
  return next(isOwnSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { transform } = await import('@swc/core');
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...settings, filename, swcrc: false });
  return { format: 'module', source: code, shortCircuit: true };
}
