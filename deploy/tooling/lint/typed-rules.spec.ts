import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { typedLint } from '../typed-lint.mjs';

const PLANTED = 'services/common/src/planted.ts';

// Compiling takes its time on a busy machine.
jest.setTimeout(60_000);

let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pora-lint-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Rules that the code breaks, by the product's configuration over a project of this one file. */
async function broken(code: string): Promise<string[]> {
  const project = await mkdtemp(path.join(root, 'project-'));
  const tsconfig = { compilerOptions: { strict: true, lib: ['es2023'], types: [] }, include: [PLANTED] };
  await mkdir(path.join(project, path.dirname(PLANTED)), { recursive: true });
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify(tsconfig));
  await writeFile(path.join(project, PLANTED), code);
  const { clean, printed } = typedLint(project, 'tsconfig.json', ['services'], []);
  const rules = [...printed.matchAll(/typescript(?:-eslint)?\(([\w-]+)\)/g)].map(([, rule = '']) => rule);
  expect(clean).toBe(rules.length === 0);
  return rules;
}

const SAVE = 'declare function save(): Promise<void>;\ndeclare function on(work: () => void): void;\n';

test('a promise that nobody waits for is found', async () => {
  expect(await broken(`${SAVE}export function planted(): void {\n  save();\n}`)).toEqual([
    'no-floating-promises',
  ]);
});

test('a promise given where nobody waits for one is found', async () => {
  expect(await broken(`${SAVE}on(async () => {\n  await save();\n});\nexport {};`)).toEqual([
    'no-misused-promises',
  ]);
});

test('awaited promises pass', async () => {
  expect(await broken(`${SAVE}export async function planted(): Promise<void> {\n  await save();\n}`)).toEqual(
    [],
  );
});
