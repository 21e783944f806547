// Compiles the engine's sources to a temporary folder, so that the bench measures exactly what is checked out.
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  mkdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const TEXT = fileURLToPath(new URL('../../text-pl/src', import.meta.url));

/**
 * What the bench uses of the engine, all in one.
 * @typedef {typeof import('../src/generator.js') & typeof import('../src/regenerate.js') & typeof import('../src/objective.js')
 *   & typeof import('../src/portions.js') & typeof import('../src/slots.js') & typeof import('../src/version.js')
 *   & typeof import('../src/generator/library.js') & typeof import('../src/generator/problem.js')
 *   & typeof import('../src/generator/state.js') & typeof import('../src/testing/library.js')
 *   & typeof import('../src/testing/rule-config.js') & typeof import('../src/testing/instances.js')
 *   & typeof import('../src/testing/checker.js') & typeof import('../src/testing/random-input.js')
 *   & typeof import('../src/testing/inflection-table.js') & typeof import('../src/testing/inflection-table.more.js')
 *   & typeof import('../src/text-pl/inflection.js')} Engine
 *
 * @typedef {import('../src/generator.js').GenerateInput} GenerateInput
 * @typedef {import('../src/generator/state.js').PlanState} PlanState
 * @typedef {import('../src/generator/problem.js').Unit} Unit
 * @typedef {Record<keyof Engine['POINTS'], number>} Points
 */

/**
 * Answers an importer of engine modules, e.g. `load('generator')`, and a function that removes the folder.
 * @returns {{ load: (name: string) => Promise<object>, remove: () => void }}
 */
export function compileEngine() {
  const target = mkdtempSync(path.join(tmpdir(), 'pora-engine-bench-'));
  // The folder carries the name of the package of Polish text, so that its modules find it by that name.
  const self = { type: 'module', name: '@pora/text-pl', exports: { './*': './text-pl-package/*.js' } };
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(self));
  symlinkSync(
    fileURLToPath(new URL('../../../node_modules', import.meta.url)),
    path.join(target, 'node_modules'),
  );
  compile(SOURCE, target);
  compile(TEXT, path.join(target, 'text-pl-package'));
  return {
    load: (name) => import(pathToFileURL(path.join(target, `${name}.js`)).href),
    remove: () => rmSync(target, { recursive: true, force: true }),
  };
}

/**
 * @param {string} source
 * @param {string} target
 */
function compile(source, target) {
  for (const entry of readdirSync(source, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.spec.ts')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
      swcrc: false,
    });
    const out = path.join(target, path.relative(source, file)).replace(/\.ts$/, '.js');
    mkdirSync(path.dirname(out), { recursive: true });
    writeFileSync(out, code);
  }
}
