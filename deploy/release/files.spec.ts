import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepOwner, replace } from './files.mjs';

const SOMEBODY = 65534;
const isRoot = process.getuid?.() === 0;
let root = '';
const at = (...names: string[]) => path.join(root, ...names);
const ownerOf = (...names: string[]) => statSync(at(...names)).uid;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pora-owner-'));
  for (const folder of ['theirs/inner', 'elsewhere']) mkdirSync(at(folder), { recursive: true });
  for (const file of ['theirs/inner/a', 'elsewhere/b']) writeFileSync(at(file), '');
  if (isRoot) chownSync(at('theirs'), SOMEBODY, SOMEBODY);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a folder is handed to its owner whole, whoever wrote into it', async () => {
  await keepOwner(at('theirs'));
  expect(ownerOf('theirs', 'inner', 'a')).toBe(ownerOf('theirs'));
});

test('a link that its owner put there hands over nothing of what lies elsewhere', async () => {
  symlinkSync(at('elsewhere'), at('theirs', 'folder'));
  symlinkSync(at('elsewhere', 'b'), at('theirs', 'file'));
  const before = ownerOf('elsewhere', 'b');
  await keepOwner(at('theirs'));
  expect([ownerOf('elsewhere'), ownerOf('elsewhere', 'b')]).toEqual([before, before]);
});

test('a link beside a file that is replaced leads nothing of its content elsewhere', async () => {
  symlinkSync(at('elsewhere', 'b'), at('theirs', 'inner', 'a.new'));
  await replace(at('theirs', 'inner', 'a'), 'new');
  expect(readFileSync(at('theirs', 'inner', 'a'), 'utf8')).toBe('new');
  expect(readFileSync(at('elsewhere', 'b'), 'utf8')).toBe('');
});
