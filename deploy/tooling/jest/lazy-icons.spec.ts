import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { expect, test } from '@jest/globals';

interface Icon {
  readonly displayName?: string;
}

const require = createRequire(import.meta.url);
const { process: transform } = require('./lazy-icons.cjs') as {
  process: (code: string) => { code: string };
};
const PUBLISHED = readFileSync(require.resolve('lucide-react'), 'utf8');
/** As much of React as making an icon takes. */
const REACT = { forwardRef: (render: unknown) => ({ render }), createContext: () => ({}) };

/** What a module with this code exports. */
function exportsOf(code: string): Record<string, Icon> {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']) as (...given: unknown[]) => void;
  run(module, module.exports, () => REACT);
  return module.exports;
}

test('every name of the published icons gives the icon it gave, and one icon is made once', () => {
  const { icons, ...published } = exportsOf(PUBLISHED);
  const lazy = exportsOf(transform(PUBLISHED).code);
  const names = Object.keys(published);
  expect(Object.keys(icons ?? {}).length).toBeGreaterThan(1000);
  expect(names.filter((name) => !(name in lazy))).toEqual([]);
  const named = (from: Record<string, Icon>) => names.map((name) => `${name} ${from[name]?.displayName}`);
  expect(named(lazy)).toEqual(named(published));
  expect(lazy['XIcon']).toBe(lazy['X']);
  expect('NoSuchIcon' in lazy || lazy['NoSuchIcon']).toBeFalsy();
});

test('a file of another form stays as it is', () => {
  const other = "const __iconData = 1;\nexports.X = require('x');\n";
  expect(transform(other).code).toBe(other);
});
