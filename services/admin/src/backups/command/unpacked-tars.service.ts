import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { BackupFolders } from '../backup-folders.service.js';
import { HeldBackups } from '../store/held-backups.js';
import { unpackTar } from './unpack-tar.js';

const PREFIX = '.unpacked-';

/** Downloaded backups that lie unpacked for as long as a command reads them. */
@Injectable()
export class UnpackedTars {
  constructor(
    private readonly folders: BackupFolders,
    private readonly held: HeldBackups,
  ) {}

  /** Runs work on the unpacked files, which go with it. @throws what {@link unpackTar} throws */
  async use<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
    const name = `${PREFIX}${randomBytes(6).toString('hex')}`;
    const folder = path.join(await this.folders.workRoot(), name);
    // Held before it is there: another command never finds it without its owner.
    return this.held.whileHeld(name, async () => {
      try {
        await mkdir(folder, { mode: 0o700 });
        await unpackTar(file, folder);
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  /** Removes what commands that were killed left, which is a whole practice each; what one is reading stays. */
  async clearForgotten(): Promise<void> {
    const root = await this.folders.workRoot();
    const names = await readdir(root);
    for (const name of names.filter((one) => one.startsWith(PREFIX)))
      if (!(await this.held.isHeld(name))) await rm(path.join(root, name), { recursive: true, force: true });
  }
}
