import { pbkdf2 } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import { packArchive, PART, unpackArchive } from './archive-file.js';

describe('the archive of a practice', () => {
  let root = '';
  const at = (name: string) => path.join(root, name);
  const folder = (name: string) => mkdtempSync(at(`${name}-`));
  let file = '';

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-archive-'));
    file = at('practice.pora');
    const from = folder('from');
    writeFileSync(path.join(from, 'manifest.json'), '{}');
    writeFileSync(path.join(from, 'plans.plans.csv.gz'), Buffer.alloc(2000, 7));
    await packArchive(from, file);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('gives back what was put in, and is for its owner alone', async () => {
    const to = folder('to');
    await unpackArchive(file, to);
    expect(readdirSync(to).sort()).toEqual(['SHA256SUMS', 'manifest.json', 'plans.plans.csv.gz']);
    expect(readFileSync(path.join(to, 'plans.plans.csv.gz'))).toEqual(Buffer.alloc(2000, 7));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is refused when a byte is another one, when it is cut off, and when it is something else', async () => {
    const bytes = readFileSync(file);
    const other = Buffer.from(bytes);
    other[bytes.indexOf(Buffer.alloc(100, 7)) + 50] = 8;
    writeFileSync(at('other'), other);
    writeFileSync(at('short'), bytes);
    truncateSync(at('short'), 1500);
    writeFileSync(at('text'), 'Dzień dobry. '.repeat(100));
    writeFileSync(at('empty'), '');
    for (const name of ['other', 'short', 'text', 'empty']) {
      await expect(unpackArchive(at(name), folder(name))).rejects.toThrow(
        /is damaged|is not whole|no whole TAR/,
      );
    }
  });

  test('that is broken off while it is written has no name yet', async () => {
    const from = folder('from');
    writeFileSync(path.join(from, 'manifest.json'), '{}');
    const broken = new AbortController();
    const written = packArchive(from, at('broken.pora'), broken.signal);
    broken.abort();
    await expect(written).rejects.toThrow();
    expect(readdirSync(root)).not.toContain('broken.pora');
  });

  test('that was broken off leaves nothing that comes to be afterwards', async () => {
    // A file takes time to open where the disk is busy; which call comes first is chance, so several are broken off.
    let isBusy = true;
    const rounds = [300, 400, 500, 600, 700, 900];
    let atWork = rounds.length;
    const work = (amount: number) => {
      if (isBusy) pbkdf2('', '', amount, 32, 'sha256', () => work(amount));
      else atWork -= 1;
    };
    rounds.forEach(work);
    const left = new Map<string, boolean>();
    for (let count = 0; count < 60; count += 1) {
      const from = folder('from');
      const broken = new AbortController();
      const written = packArchive(from, at('broken.pora'), broken.signal);
      broken.abort();
      await expect(written).rejects.toThrow();
      left.set(`${from}${PART}`, existsSync(`${from}${PART}`));
    }
    isBusy = false;
    await until(() => atWork === 0);
    expect([...left].filter(([part, wasThere]) => existsSync(part) !== wasThere)).toEqual([]);
  });
});
