import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

const TOOLS = fileURLToPath(new URL('.', import.meta.url));
const ROOT = path.join(TOOLS, '../..');
const TYPES = path.join(ROOT, 'node_modules/@types');
const SCRIPT = /\.[cm]js$/;
const FEDERATION = path.join(ROOT, 'shell/federation/webpack-factory.mjs');
/** What Node itself calls of a loader. */
const HOOKS = new Set(['initialize', 'resolve', 'load']);

// Compiling takes its time on a busy machine.
jest.setTimeout(60_000);

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pora-types-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Codes of the errors that the check of types finds in a script, by the product's settings for scripts. */
async function errorsIn(code: string): Promise<string[]> {
  const project = path.join(folder, 'tsconfig.json');
  const settings = {
    extends: path.join(TOOLS, 'tsconfig.scripts.json'),
    compilerOptions: { typeRoots: [TYPES] },
    include: ['planted.mjs'],
    exclude: [],
  };
  await writeFile(project, JSON.stringify(settings));
  await writeFile(path.join(folder, 'planted.mjs'), code);
  const check = path.join(TOOLS, 'typecheck.mjs');
  const { status, stdout } = spawnSync(process.execPath, [check, project], { cwd: folder, encoding: 'utf8' });
  const found = [...stdout.matchAll(/^planted\.mjs.*error (TS\d+)/gm)].map(([, error = '']) => error);
  expect(status).toBe(found.length > 0 ? 1 : 0);
  return found;
}

/** Files of the checkout that one of the two projects with scripts reads. */
function filesRead(project: string): string[] {
  const compiler = path.dirname(createRequire(import.meta.url).resolve('typescript-native/package.json'));
  const args = [path.join(compiler, 'bin/tsc'), '-p', path.join(TOOLS, project), '--listFilesOnly'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 16_000_000 });
  return stdout.trim().split('\n');
}

/** Files of the checkout with such a name; what was installed, built or fetched is none of it. */
async function filesOf(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter((entry) => !['node_modules', 'dist', '.pora', '.git'].includes(entry.name))
    .map((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesOf(file, name);
      return name.test(entry.name) ? [file] : [];
    });
  return (await Promise.all(found)).flat();
}

test('every script of the checkout is read by the check of types', async () => {
  const read = new Set([...filesRead('tsconfig.scripts.json'), ...filesRead('tsconfig.browser.json')]);
  const all = await filesOf(ROOT, SCRIPT);
  expect(all.length).toBeGreaterThan(90);
  expect(all.filter((file) => !read.has(file))).toEqual([]);
});

/** Words of all files that import a script, by script. */
async function wordsOfImporters(): Promise<Map<string, Set<string>>> {
  const words = new Map<string, Set<string>>();
  for (const file of await filesOf(ROOT, /(?<!\.d)\.([cm]?js|tsx?)$/)) {
    const text = await readFile(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/'(\.{1,2}\/[^'\n]+\.mjs|@pora\/federation)'/g)) {
      const script = name.startsWith('.') ? path.resolve(path.dirname(file), name) : FEDERATION;
      const found = words.get(script) ?? new Set();
      for (const [word] of text.matchAll(/\w+/g)) found.add(word);
      words.set(script, found);
    }
  }
  return words;
}

test('no script exports what no other file takes', async () => {
  const taken = await wordsOfImporters();
  const dead: string[] = [];
  for (const script of await filesOf(ROOT, SCRIPT)) {
    const text = await readFile(script, 'utf8');
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)) {
      if (!taken.get(script)?.has(name) && !HOOKS.has(name))
        dead.push(`${path.relative(ROOT, script)}: ${name}`);
    }
  }
  expect(dead).toEqual([]);
});

test('no script says of a value that it may be anything', async () => {
  const loose: string[] = [];
  for (const script of await filesOf(ROOT, SCRIPT)) {
    const text = await readFile(script, 'utf8');
    const types = text.match(/@(?:type|param|returns|typedef|property)\b[^\n]*/g) ?? [];
    if (types.some((type) => /[{<|&,:(] ?any\b/.test(type))) loose.push(path.relative(ROOT, script));
    if (/@ts-(?:ignore|nocheck)/.test(text)) loose.push(path.relative(ROOT, script));
  }
  expect(loose).toEqual([]);
});

describe('the check of types reads the scripts', () => {
  test.each([
    ['a parameter without a type', 'export const planted = (name) => name;', 'TS7006'],
    [
      'an argument of another type',
      '/** @param {number} count */\nconst planted = (count) => count;\nplanted(process.argv.join());',
      'TS2345',
    ],
    ['something that may be missing', 'export const planted = process.argv[2].length;', 'TS2532'],
    ['a field that is not there', 'export const planted = process.argvs;', 'TS2551'],
  ])('%s is found', async (_what, code, error) => {
    expect(await errorsIn(code)).toEqual([error]);
  });

  test('a script that says what it takes passes', async () => {
    expect(
      await errorsIn('/** @param {string} name */\nexport const planted = (name) => name.length;'),
    ).toEqual([]);
  });
});
