import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupDatabase } from '../backups/dump/backup-database.js';
import { backupKey } from '../backups/dump/encryption.js';
import { SnapshotWriter } from '../backups/dump/snapshot.js';
import { SUBJECT_TABLES } from '../backups/dump/subjects.js';
import { BadArchive, packArchive, PART } from './archive-file.js';
import { describePractice, ownerConfig, readPractice } from './practice.js';

/** Ending of what an export works with beside the file. */
const LEFT = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/;

/** What is exported, and where to. */
export interface ExportOptions {
  /** Connection of the owner of the database. */
  readonly url: string;
  readonly file: string;
  /** Passphrase the rows are encrypted with; without one they are not. */
  readonly secret: string | undefined;
  /** Version of the program. */
  readonly version: string;
  /** Breaks it off. */
  readonly signal: AbortSignal;
}

/** Writes every row of a practice, as all of them were at one moment, into one file. Answers how many rows. */
export async function exportPractice(options: ExportOptions): Promise<number> {
  const { url, file, secret, version, signal } = options;
  if (existsSync(file)) throw new BadArchive(`${file} is there already: name another file`);
  await removeLeft(file);
  const folder = `${file}.${randomUUID()}`;
  await mkdir(folder, { mode: 0o700 });
  try {
    const database = new BackupDatabase(ownerConfig(url));
    const key = secret === undefined ? undefined : await backupKey(secret);
    const nobody = () => Promise.resolve();
    const snapshot = await new SnapshotWriter(database).write([...SUBJECT_TABLES.keys()], {
      ...{ folder, key, signal },
      ...{ onBegin: nobody, onProgress: () => undefined, onEnd: nobody },
    });
    // After the rows: a number that was given out meanwhile is not given out again.
    const practice = await database.run((client) => readPractice(client, version));
    const manifest = {
      ...{ format: 'pora-backup' as const, formatVersion: 1 as const, backupId: 'practice' },
      ...snapshot,
      encryption: key ? { cipher: 'aes-256-gcm' as const, kdf: 'scrypt' as const, salt: key.salt } : null,
    };
    await describePractice(folder, manifest, practice);
    await packArchive(folder, file, signal);
    return manifest.files.reduce((sum, { rows }) => sum + rows, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}${PART}`, { force: true });
  }
}

/** What an export of this name left that was killed: rows of everybody. */
async function removeLeft(file: string): Promise<void> {
  const folder = path.dirname(file);
  const own = path.basename(file);
  const left = (await readdir(folder)).filter(
    (name) => name.startsWith(own) && LEFT.test(name.slice(own.length)),
  );
  for (const name of left) await rm(path.join(folder, name), { recursive: true });
}
