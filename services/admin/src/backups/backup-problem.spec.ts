import { Readable } from 'node:stream';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { pack } from 'tar-stream';
import type { AdminConfig } from '../config.js';
import { BackupFolders } from './backup-folders.service.js';
import { isUnrestorable, problemOf } from './backup-problem.js';
import {
  DAMAGED,
  DATABASE_AWAY,
  DISK_FULL,
  FILE_LIMIT,
  NO_ACCESS,
  NO_SCRATCH,
  OWN_FAULT,
} from './backups.strings.js';
import { CloudStore } from './cloud/cloud-store.service.js';
import { unpackTar } from './command/unpack-tar.js';
import { BackupRefused } from './dump/backup-refused.js';
import { backupKey, Decrypt, Encrypt } from './dump/encryption.js';
import { DamagedFile, type ManifestFile } from './dump/manifest.js';
import { nowhere } from './dump/measured.js';
import { readTableFile } from './dump/table-file.js';

const coded = (code: string) => Object.assign(new Error(code), { code });

describe('what an administrator is told of a backup that failed', () => {
  it.each([
    ['a full disk', coded('ENOSPC'), DISK_FULL],
    ['a full disk of the database', coded('53100'), DISK_FULL],
    ['a disk that takes no large files', coded('EFBIG'), FILE_LIMIT],
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

describe('a place that cannot be used says nothing of the backup in it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pora-place-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const config = { settings: { BACKUP_DIR: root } } as unknown as AdminConfig;
  const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('[core §3] a manifest that is gone is lost, one that cannot be looked at is not', async () => {
    const folders = new BackupFolders(config, new CloudStore(config));
    expect(isUnrestorable(await errorOf(folders.find('b-gone')))).toBe(true);
    mkdirSync(path.join(root, 'b-1'));
    symlinkSync('manifest.json', path.join(root, 'b-1', 'manifest.json'));
    const error = await errorOf(folders.find('b-1'));
    expect(error).toMatchObject({ code: 'ELOOP' });
    expect(isUnrestorable(error)).toBe(false);
  });

  it.each([
    ['ENOENT', true],
    ['EIO', true],
    ['EMFILE', false],
    ['EACCES', false],
    ['ESTALE', false],
  ])('[core §3] a file that cannot be read for %s is damaged: %s', async (code, isDamaged) => {
    const read = () =>
      Promise.resolve(
        new Readable({
          read() {
            this.destroy(coded(code));
          },
        }),
      );
    const { signal } = new AbortController();
    const file = { file: 'x.csv.gz' } as ManifestFile;
    const error = await errorOf(readTableFile(file, { read }, nowhere(), { key: undefined, signal }));
    expect(isUnrestorable(error)).toBe(isDamaged);
  });

  it('[core §3] a TAR that has no room to be unpacked in is not called damaged', async () => {
    const archive = pack();
    archive.entry({ name: 'b-1/manifest.json' }, '{}');
    archive.finalize();
    const file = path.join(root, 'b-1.tar');
    const parts: Buffer[] = [];
    for await (const part of archive) parts.push(part as Buffer);
    writeFileSync(file, Buffer.concat(parts));
    const error = await errorOf(unpackTar(file, path.join(root, 'no-such-folder')));
    expect(error).toMatchObject({ code: 'ENOENT' });
    expect(error).not.toBeInstanceOf(DamagedFile);
    writeFileSync(file, Buffer.concat(parts).subarray(0, 700));
    const empty = path.join(root, 'empty');
    mkdirSync(empty);
    await expect(unpackTar(file, empty)).rejects.toThrow(DamagedFile);
  });
});
