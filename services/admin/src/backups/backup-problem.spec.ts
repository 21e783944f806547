import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { problemOf } from './backup-problem.js';
import { DAMAGED, DATABASE_AWAY, DISK_FULL, NO_ACCESS, NO_SCRATCH, OWN_FAULT } from './backups.strings.js';
import { BackupRefused } from './dump/backup-refused.js';
import { backupKey, Decrypt, Encrypt } from './dump/encryption.js';
import { DamagedFile } from './dump/manifest.js';

const coded = (code: string) => Object.assign(new Error(code), { code });

describe('what an administrator is told of a backup that failed', () => {
  it.each([
    ['a full disk', coded('ENOSPC'), DISK_FULL],
    ['a full disk of the database', coded('53100'), DISK_FULL],
    ['a folder nobody may write to', coded('EACCES'), NO_ACCESS],
    ['a database that is away', coded('ECONNREFUSED'), DATABASE_AWAY],
    ['a damaged file', new DamagedFile('x'), DAMAGED],
    ['what an operator can mend', new BackupRefused(NO_SCRATCH), NO_SCRATCH],
    ['a fault of our own', new TypeError('x'), OWN_FAULT],
  ])('[core §3] %s', (_case, error, sentence) => {
    expect(problemOf(error)).toBe(sentence);
  });
});

describe('the encryption of backups', () => {
  const text = Buffer.from('Zażółć gęślą jaźń. '.repeat(5000));

  async function through(chunks: readonly Buffer[], step: Encrypt | Decrypt): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of Readable.from(chunks).pipe(step)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }
  const pieces = (bytes: Buffer, size: number) =>
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );

  it.each([1, 7, 16, 28, 1000, 1_000_000])(
    '[core §3] gives the same bytes back in pieces of %i',
    async (size) => {
      const key = await backupKey('s'.repeat(32));
      const short = size < 100 ? text.subarray(0, 200) : text;
      const closed = await through(pieces(short, size), new Encrypt(key));
      expect(closed.includes('gęślą')).toBe(false);
      const again = await backupKey('s'.repeat(32), key.salt);
      expect((await through(pieces(closed, size), new Decrypt(again))).equals(short)).toBe(true);
    },
  );

  it.each([
    ['one changed bit', (bytes: Buffer) => bytes.fill((bytes[40] ?? 0) ^ 1, 40, 41)],
    ['a missing end', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['hardly any bytes', (bytes: Buffer) => bytes.subarray(0, 5)],
  ])('[core §3] finds out %s', async (_case, spoil) => {
    const key = await backupKey('s'.repeat(32));
    const closed = spoil(await through([text], new Encrypt(key)));
    await expect(through([closed], new Decrypt(key))).rejects.toThrow(DamagedFile);
  });
});
