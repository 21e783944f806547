import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { BackupKey } from './encryption.js';
import type { Manifest } from './manifest.js';

/** Where the files of a backup are read from. */
export interface BackupSource {
  /**
   * The bytes of a file; the stream ends with an error when they cannot be read.
   * @throws BackupRefused when the place does not answer, which says nothing of the file
   */
  read(file: string, signal?: AbortSignal): Promise<Readable>;
}

/** What a backup holds, and where its files are. */
export interface BackupFiles {
  readonly manifest: Manifest;
  readonly source: BackupSource;
}

/** A backup that is whole, and how its files are read. */
export interface StoredBackup extends BackupFiles {
  readonly key: BackupKey | undefined;
}

/** Files in a folder of this machine. */
export const folderSource = (folder: string): BackupSource => ({
  read: (file) => Promise.resolve(createReadStream(path.join(folder, file))),
});
