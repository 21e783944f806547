import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ESLint } from 'eslint';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STEPS = Array.from({ length: 70 }, (_, i) => `  steps.push(${i});`).join('\n');
const CHOICES = Array.from({ length: 20 }, (_, i) => `  if (n === ${i}) return ${i};`).join('\n');

// Loading the linter takes its time on a busy machine.
jest.setTimeout(60_000);

let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({ cwd: ROOT, overrideConfigFile: 'deploy/tooling/eslint.config.mjs' });
});

/** Rules that code breaks when it stands in that file. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return [...new Set(result?.messages.map(({ ruleId }) => ruleId))];
}

describe('the lint bites', () => {
  test.each([
    ['services/contracts/src/planted.ts', 'export const planted = 1;'],
    [
      'services/engine/src/planted.ts',
      '// A line is no JSDoc.\nexport function planted(): number {\n  return 1;\n}',
    ],
    ['services/common/src/planted.ts', 'export class Planted {}'],
    ['shell/ui/src/planted.tsx', 'export interface Planted { a: string }'],
    ['shell/kit/src/planted.ts', 'export type Planted = string;'],
  ])('%s exports something without saying what it is', async (file, code) => {
    expect(await broken(file, code)).toContain('pora/jsdoc-on-exports');
    expect(await broken(file, `/** What it is. */\n${code.replace(/^\/\/.*\n/u, '')}`)).toEqual([]);
  });

  test('a type that only names what a schema describes needs no second comment, a list of names none', async () => {
    const code = `import type { plan, Plan } from './plan.js';\nexport type Planted = typeof plan;\nexport type { Plan };`;
    expect(await broken('services/engine/src/planted.ts', code)).toEqual([]);
    expect(await broken('services/plans/src/planted.ts', 'export const planted = 1;')).toEqual([]);
  });

  test('a function of more than 60 lines, a component of more than 120', async () => {
    const code = `function planted(steps: number[]) {\n${STEPS}\n}\nplanted([]);`;
    expect(await broken('services/plans/src/planted.ts', code)).toEqual(['max-lines-per-function']);
    expect(await broken('mf-diets/src/planted.tsx', code)).toEqual([]);
    expect(await broken('mf-diets/src/planted.tsx', code.replace(STEPS, `${STEPS}\n${STEPS}`))).toEqual([
      'max-lines-per-function',
    ]);
  });

  test('a number of the engine that is read by an index and cast, which no hole would stop', async () => {
    const code = 'const read = (list: number[], i: number) => list[i] as number;\nread([], 0);';
    expect(await broken('services/engine/src/planted.ts', code)).toEqual(['no-restricted-syntax']);
    const reader = code.replace('list[i] as number', 'list[i] ?? 0');
    expect(await broken('services/engine/src/planted.ts', reader)).toEqual([]);
    const chance = 'const drawn = Math.random();\nString(drawn);';
    expect(await broken('services/engine/src/planted.ts', chance)).toEqual(['no-restricted-syntax']);
  });

  test.each([
    `import { setTimeout as wait } from 'node:timers/promises';\nawait wait(20);`,
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    'const MS = 500;\nawait new Promise((resolve) => setTimeout(resolve, MS));',
    'await page.waitForTimeout(500);',
    'const from = performance.now();\nexpect(from).toBeLessThan(10);',
    'const from = 0;\nexpect(Date.now() - from).toBeLessThan(700);',
  ])('a test that waits for a time or judges by the clock on the wall: %s', async (code) => {
    const waits = [
      'services/plans/src/planted.spec.ts',
      'mf-diets/src/planted.spec.tsx',
      'deploy/e2e/planted.journey.ts',
    ];
    for (const file of [...waits, 'services/plans/src/testing/planted.ts'])
      expect(await broken(file, code)).toEqual(['pora/no-fixed-wait']);
    expect(await broken('services/plans/src/planted.ts', code)).toEqual([]);
    expect(await broken('services/common/src/testing/until.ts', code)).toEqual([]);
  });

  test('a tick, the limit of a test and a moment of the past are no waits', async () => {
    const code = `await new Promise((resolve) => setTimeout(resolve, 0));\nsetTimeout(String);\njest.setTimeout(60_000);\nString(Date.now() - 5);`;
    expect(await broken('services/plans/src/planted.spec.ts', code)).toEqual([]);
  });

  test('a function with more than 15 ways through it', async () => {
    const code = `function planted(n: number) {\n${CHOICES}\n  return -1;\n}\nplanted(1);`;
    expect(await broken('services/plans/src/planted.ts', code)).toEqual(['complexity']);
  });
});

test('every rule of this folder is tested here', async () => {
  const files = await readdir(path.join(ROOT, 'deploy/tooling/lint'));
  expect(files.filter((name) => name.endsWith('.mjs'))).toEqual([
    'jsdoc-on-exports.mjs',
    'no-fixed-wait.mjs',
  ]);
});
