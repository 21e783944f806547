import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypt, Encrypt, type BackupKey } from './encryption.js';
import { errorCode } from './error-code.js';
import { Measured, nowhere } from './measured.js';
import { DamagedFile, type ManifestFile } from './manifest.js';

const GZIP = { level: 6, chunkSize: 256 * 1024 } as const;

/** What is known of a table's file once it lies on the disk. */
export type WrittenFile = Pick<ManifestFile, 'sha256' | 'file' | 'fileBytes' | 'fileSha256'>;

/**
 * Compresses rows into a file only its owner can read, encrypted where there is a key; resolves when the disk has it.
 * @throws Error of the stream or the disk (`ENOSPC`), or of the signal
 */
export async function writeTableFile(
  rows: Readable,
  folder: string,
  file: string,
  { key, signal }: { key: BackupKey | undefined; signal: AbortSignal },
): Promise<WrittenFile> {
  const [clear, stored] = [new Measured(), new Measured()];
  const encrypt = key ? [new Encrypt(key)] : [];
  // An existing file would be one of another run; what is said to be written has reached the disk.
  const target = createWriteStream(path.join(folder, file), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([rows, clear, createGzip(GZIP), ...encrypt, stored, target], { signal });
  return { file, sha256: clear.sha256(), fileBytes: stored.bytes, fileSha256: stored.sha256() };
}

/**
 * Pours the rows of a file into `target`. The file is held against its manifest before the first row flows, so that a
 * later error is not one of its bytes.
 * @throws DamagedFile when it is not what was written, or was written with another key
 * @throws Error of `target` or of the signal
 */
export async function readTableFile(
  described: ManifestFile,
  folder: string,
  target: Writable,
  { key, signal }: { key: BackupKey | undefined; signal: AbortSignal },
): Promise<void> {
  const file = path.join(folder, described.file);
  await requireWhole(file, described, signal);
  const clear = new Measured();
  const decrypt = key ? [new Decrypt(key)] : [];
  try {
    await pipeline([createReadStream(file), ...decrypt, createGunzip(), clear, target], { signal });
  } catch (cause) {
    if (!isOfGzip(cause)) throw cause;
    throw new DamagedFile(`${described.file} was encrypted with another key`, { cause });
  }
  if (clear.sha256() !== described.sha256) throw new DamagedFile(`${described.file} holds other rows`);
}

/** With another key the bytes are no gzip, which shows before the end does. */
const isOfGzip = (error: unknown) => errorCode(error).startsWith('Z_');

async function requireWhole(file: string, described: ManifestFile, signal: AbortSignal): Promise<void> {
  const stored = new Measured();
  try {
    await pipeline([createReadStream(file), stored, nowhere()], { signal });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new DamagedFile(`${described.file} cannot be read`, { cause });
  }
  if (stored.sha256() !== described.fileSha256) {
    throw new DamagedFile(`${described.file} is not what was written`);
  }
}
