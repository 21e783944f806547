import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupRefused } from './backup-refused.js';
import type { BackupSource } from './backup-source.js';
import { Compress } from './compress.js';
import { Decrypt, Encrypt, type BackupKey } from './encryption.js';
import { errorCode, isOfThePlace } from './error-code.js';
import { Measured, MeasuredRows, nowhere } from './measured.js';
import { DamagedFile, type ManifestFile } from './manifest.js';

/** What the system says of a file that is gone, or lies where the disk is broken. */
const OF_THE_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EIO'];

/** What is known of a table's file once it lies on the disk. */
export type WrittenFile = Pick<ManifestFile, 'sha256' | 'file' | 'fileBytes' | 'fileSha256'>;

/** How a table's file is written and read. */
interface TableFileOptions {
  readonly key: BackupKey | undefined;
  readonly signal: AbortSignal;
}

/**
 * Compresses rows into a file only its owner can read, encrypted where there is a key; resolves when the disk has it.
 * @throws Error of the stream or the disk (`ENOSPC`), or of the signal
 */
export async function writeTableFile(
  rows: Readable,
  folder: string,
  file: string,
  { key, signal, onRows }: TableFileOptions & { onRows?: (rows: number) => void },
): Promise<WrittenFile> {
  const [clear, stored] = [new MeasuredRows(onRows), new Measured()];
  const encrypt = key ? [new Encrypt(key)] : [];
  // An existing file would be one of another run; what is said to be written has reached the disk.
  const target = createWriteStream(path.join(folder, file), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([rows, clear, new Compress(), ...encrypt, stored, target], { signal });
  return { file, sha256: clear.sha256(), fileBytes: stored.bytes, fileSha256: stored.sha256() };
}

/**
 * Pours the rows of a file into `target`. The file is held against its manifest before the first row flows, so that a
 * later error is not one of its bytes.
 * @throws DamagedFile when it is not what was written, or was written with another key
 * @throws BackupRefused when the place it lies in does not answer
 * @throws Error of `target`, of the signal, or of a disk that lets nobody read
 */
export async function readTableFile(
  described: ManifestFile,
  source: BackupSource,
  target: Writable,
  { key, signal }: TableFileOptions,
): Promise<void> {
  await requireWhole(described, source, signal);
  const clear = new Measured();
  const decrypt = key ? [new Decrypt(key)] : [];
  try {
    const stored = await source.read(described.file, signal);
    await pipeline([stored, ...decrypt, createGunzip(), clear, target], { signal });
  } catch (cause) {
    if (!isOfGzip(cause)) throw cause;
    throw new DamagedFile(`${described.file} was encrypted with another key`, { cause });
  }
  if (clear.sha256() !== described.sha256) throw new DamagedFile(`${described.file} holds other rows`);
}

/** With another key the bytes are no gzip, which shows before the end does. */
const isOfGzip = (error: unknown) => errorCode(error).startsWith('Z_');

async function requireWhole(
  described: ManifestFile,
  source: BackupSource,
  signal: AbortSignal,
): Promise<void> {
  const stored = new Measured();
  try {
    await pipeline([await source.read(described.file, signal), stored, nowhere()], { signal });
  } catch (cause) {
    if (signal.aborted || cause instanceof BackupRefused || isOfThePlace(cause, OF_THE_FILE)) throw cause;
    throw new DamagedFile(`${described.file} cannot be read`, { cause });
  }
  if (stored.sha256() !== described.fileSha256) {
    throw new DamagedFile(`${described.file} is not what was written`);
  }
}
