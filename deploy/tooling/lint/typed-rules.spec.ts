import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ESLint } from 'eslint';

const CONFIG = fileURLToPath(new URL('../eslint.typed.config.mjs', import.meta.url));
const PLANTED = 'services/common/src/planted.ts';

// Compiling takes its time on a busy machine.
jest.setTimeout(60_000);

let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pora-lint-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

/**
 * Rules that the code breaks, by the product's configuration over a project of this one file. Each project has a folder
 * of its own: where `CI` is set the parser reads a project once and keeps it.
 */
async function broken(code: string): Promise<(string | null)[]> {
  const project = await mkdtemp(path.join(root, 'project-'));
  const tsconfig = { compilerOptions: { strict: true, lib: ['es2023'], types: [] }, include: [PLANTED] };
  await mkdir(path.join(project, path.dirname(PLANTED)), { recursive: true });
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify(tsconfig));
  await writeFile(path.join(project, PLANTED), code);
  const parserOptions = { project: [path.join(project, 'tsconfig.json')], tsconfigRootDir: project };
  const eslint = new ESLint({
    cwd: project,
    overrideConfigFile: CONFIG,
    overrideConfig: { files: ['services/**/*.ts'], languageOptions: { parserOptions } },
  });
  const [result] = await eslint.lintFiles([PLANTED]);
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const SAVE = 'declare function save(): Promise<void>;\ndeclare function on(work: () => void): void;\n';

test('a promise that nobody waits for is found', async () => {
  expect(await broken(`${SAVE}export function planted(): void {\n  save();\n}`)).toEqual([
    '@typescript-eslint/no-floating-promises',
  ]);
});

test('a promise given where nobody waits for one is found', async () => {
  expect(await broken(`${SAVE}on(async () => {\n  await save();\n});\nexport {};`)).toEqual([
    '@typescript-eslint/no-misused-promises',
  ]);
});

test('awaited promises pass', async () => {
  expect(await broken(`${SAVE}export async function planted(): Promise<void> {\n  await save();\n}`)).toEqual(
    [],
  );
});
