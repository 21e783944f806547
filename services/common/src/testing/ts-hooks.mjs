// Lets a plain Node thread (a worker of a test) load the TypeScript sources: `.js` → `.ts`, compiled by swc.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** @type {import('@swc/core').Options} */
const SWC_OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
  },
  module: { type: 'es6' },
};

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const isOurs = specifier.startsWith('.')
    ? context.parentURL?.endsWith('.ts')
    : specifier.startsWith('file:');
  if (isOurs && specifier.endsWith('.js')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const fileName = fileURLToPath(url);
  const { code } = await transform(await readFile(fileName, 'utf8'), {
    ...SWC_OPTIONS,
    filename: fileName,
    swcrc: false,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
