import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { pack } from 'tar-stream';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { NO_FOLDER } from '../backups.strings.js';
import { BackupRefused } from '../dump/backup-refused.js';
import { DamagedFile } from '../dump/manifest.js';
import { OperatorCommands } from './operator-commands.js';
import { UnpackedTars } from './unpacked-tars.service.js';

const LEFT = '.unpacked-left';

describe('a downloaded backup that a command reads', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pora-unpacked-'));
  const backups = path.join(root, 'backups');
  const tar = path.join(root, 'backup-1.tar');
  let app: TestApp;
  let unpacked: UnpackedTars;

  beforeAll(async () => {
    const env = { ...ADMIN_SETTINGS, BACKUP_DIR: backups };
    app = await createTestApp(adminService, { env });
    unpacked = app.get(UnpackedTars);
    const archive = pack();
    archive.entry({ name: 'backup-1/manifest.json' }, '{}');
    archive.finalize();
    const parts: Buffer[] = [];
    for await (const part of archive) parts.push(part as Buffer);
    writeFileSync(tar, Buffer.concat(parts));
  });
  afterAll(async () => {
    await app.stop();
    rmSync(root, { recursive: true });
  });

  /** What a command leaves that is killed while it reads. */
  function leaveBehind(): void {
    mkdirSync(path.join(backups, LEFT), { recursive: true });
    writeFileSync(path.join(backups, LEFT, 'patients.patients.csv.gz'), 'rows');
  }

  test('[core §3] lies unpacked for as long, and goes with it however it ends', async () => {
    await unpacked.use(tar, (folder) => {
      expect(readFileSync(path.join(folder, 'manifest.json'), 'utf8')).toBe('{}');
      return Promise.resolve();
    });
    expect(readdirSync(backups)).toEqual([]);
    await expect(unpacked.use(tar, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    writeFileSync(path.join(root, 'half.tar'), readFileSync(tar).subarray(0, 700));
    const half = unpacked.use(path.join(root, 'half.tar'), () => Promise.resolve());
    await expect(half).rejects.toThrow(DamagedFile);
    expect(readdirSync(backups)).toEqual([]);
  });

  test('[core §3] is left by a command that was killed until the next one, which takes nothing from one that reads', async () => {
    leaveBehind();
    await unpacked.use(tar, async (folder) => {
      expect(readdirSync(backups)).toHaveLength(2);
      await unpacked.clearForgotten();
      expect(readdirSync(backups)).toEqual([path.basename(folder)]);
      expect(readdirSync(folder)).toEqual(['manifest.json']);
    });
  });

  const said: string[] = [];
  /** Restores the download, which is refused: it holds no description. */
  const restoring = () => {
    const console = { say: (line: string) => said.push(line), ask: () => Promise.resolve(undefined) };
    const restore = {
      name: 'restore',
      source: tar,
      tables: undefined,
      isConfirmed: true,
      isAlone: false,
    } as const;
    const { signal } = new AbortController();
    return app.get(OperatorCommands).run(restore, console, signal);
  };

  test('[core §3] is cleared away by every command, before it does its own work', async () => {
    leaveBehind();
    await expect(restoring()).rejects.toThrow(DamagedFile);
    expect(readdirSync(backups)).toEqual([]);
    expect(said).toEqual([]);
  });

  test('that cannot be cleared away is told to the operator in a sentence of his', async () => {
    const clearing = jest.spyOn(unpacked, 'clearForgotten').mockRejectedValue(new BackupRefused(NO_FOLDER));
    await expect(restoring()).rejects.toThrow(DamagedFile);
    clearing.mockRestore();
    expect(said).toEqual([
      'What an earlier restore unpacked could not be removed. There is no folder for backups: set BACKUP_DIR.',
    ]);
  });
});
