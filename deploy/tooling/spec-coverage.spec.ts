import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

const REPORT = fileURLToPath(new URL('spec-coverage.mjs', import.meta.url));
const LINES = [
  '# Lines',
  '',
  '## soup §1 Cooking',
  '',
  '- **soup §1.1** built: water boils',
  '  - `water boils at 100`',
];
const TESTS = "test('water boils at 100 degrees', () => {});\n";

// Starting a program takes its time on a busy machine.
jest.setTimeout(60_000);

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pora-lines-'));
  await mkdir(path.join(root, 'deploy/docs/spec-lines'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** What the report says of a checkout with such a list and such tests. */
async function reportOn(lines: readonly string[], tests: string) {
  await writeFile(path.join(root, 'deploy/docs/spec-lines/soup.md'), lines.join('\n'));
  await writeFile(path.join(root, 'soup.spec.ts'), tests);
  const { status, stdout, stderr } = spawnSync(process.execPath, [REPORT, root], { encoding: 'utf8' });
  return { status, stdout, errors: stderr.trim().split('\n').filter(Boolean) };
}

describe('the report of the lines of the specification', () => {
  test('counts lines that are built, proven by a test, without one, and later ones', async () => {
    const { status, stdout, errors } = await reportOn(
      [...LINES, '- **soup §1.2** built: salt dissolves', '- **soup §1.3** later (library): soup cools'],
      TESTS,
    );
    expect([status, errors]).toEqual([0, []]);
    expect(stdout).toMatch(/^soup §1 +2 +1 +1 +1 +0 in 0 files$/m);
    expect(stdout).toMatch(/^together +2 +1 +1 +1$/m);
    expect(stdout).toMatch(/have no test:\n {2}soup §1\.2 built: salt dissolves\n$/);
  });

  test('takes tags of sections and of lines, and the numbers of decisions', async () => {
    const { status, stdout } = await reportOn(
      [...LINES, '- **soup §1.2** built: salt dissolves'],
      `${TESTS}describe('[soup §1] cooking', () => { it.each([1])('[soup §1.2] [decisions 4, 3] salt %i', () => {}); });`,
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^soup §1 +2 +2 +0 +0 +2 in 1 files$/m);
    expect(stdout).toContain('Decisions named by tests: 3, 4.');
    expect(stdout).toMatch(/Every line that is built has a test\.\n$/);
  });

  test('takes one test of several with one title by its file', async () => {
    const lines = [...LINES.slice(0, -1), '  - `water boils at 100 degrees` in `soup.spec.ts`'];
    await writeFile(path.join(root, 'other.spec.ts'), TESTS);
    expect(await reportOn(lines, TESTS)).toMatchObject({ status: 0, errors: [] });
  });
});

describe('the report fails on', () => {
  test.each([
    [
      'a title no test has any more',
      [],
      "test('water freezes', () => {});",
      /no test is called "water boils at 100"/,
    ],
    [
      'a title that only a comment, a block or another call has',
      [],
      `// ${TESTS}describe('water boils at 100', () => { say('water boils at 100'); });`,
      /no test is called/,
    ],
    [
      'a title of several tests',
      [],
      `${TESTS}test('oil: water boils at 100', () => {});`,
      /2 tests are called/,
    ],
    [
      'a tag of a section there is none of',
      [],
      `${TESTS}test('[soup §2] salt', () => {});`,
      /\[soup §2\] names no section and no line/,
    ],
    [
      'a tag of a line there is none of',
      [],
      `${TESTS}test('[soup §1.9] salt', () => {});`,
      /\[soup §1\.9\] names no section and no line/,
    ],
    ['a misspelt tag', [], `${TESTS}test('[soup 1] salt', () => {});`, /\[soup 1\] cannot be read/],
    ['a line listed twice', ['- **soup §1.1** built: again'], TESTS, /soup §1\.1 is listed twice/],
    ['a section listed twice', ['## soup §1 Again'], TESTS, /no heading of a new section/],
    [
      'a line under another section',
      ['- **soup §2.1** built: salt'],
      TESTS,
      /soup §2\.1 stands under another section/,
    ],
    ['a line without a state', ['- **soup §1.2** salt'], TESTS, /no line of a list/],
    ['a title without quotes', ['  - water'], TESTS, /neither a line nor the title of a test/],
  ])('%s', async (_what, more, tests, error) => {
    const { status, errors } = await reportOn([...LINES, ...more], tests);
    expect(status).toBe(1);
    expect(errors).toEqual([expect.stringMatching(error)]);
  });

  test('an empty list', async () => {
    expect(await reportOn([], TESTS)).toMatchObject({ status: 1 });
  });
});
