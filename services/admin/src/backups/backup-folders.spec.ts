import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AdminConfig } from '../config.js';
import { BackupFolders } from './backup-folders.service.js';
import { CloudStore } from './cloud/cloud-store.service.js';

let root = '';
let folders: BackupFolders;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pora-folders-'));
  const config = { settings: { BACKUP_DIR: root } } as unknown as AdminConfig;
  folders = new BackupFolders(config, new CloudStore(config));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Every file that is open has the same methods. */
async function onSync(answer: () => Promise<void>) {
  const file = await open(root, 'r');
  const methods = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  return jest.spyOn(methods, 'sync').mockImplementation(answer);
}

test('[core §3] what is called finished keeps its name and those of its files through a power cut', async () => {
  const folder = await folders.begin('backup-1', 1);
  writeFileSync(path.join(folder, 'a'), '');
  const sync = await onSync(() => Promise.resolve());
  await folders.finish('backup-1', folder);
  // Those in the folder, then the one of the folder itself.
  expect(sync).toHaveBeenCalledTimes(2);
});

test('[core §3] a disk that does not take the names keeps a backup from being called finished', async () => {
  const folder = await folders.begin('backup-1', 1);
  await onSync(() => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })));
  await expect(folders.finish('backup-1', folder)).rejects.toThrow('EIO');
});

test('a system that knows no such order for folders is no hindrance', async () => {
  const folder = await folders.begin('backup-1', 1);
  await onSync(() => Promise.reject(Object.assign(new Error('EINVAL'), { code: 'EINVAL' })));
  await folders.finish('backup-1', folder);
  expect(readdirSync(root)).toEqual(['backup-1']);
});
