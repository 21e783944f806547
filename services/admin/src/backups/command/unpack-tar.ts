import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, type Extract } from 'tar-stream';
import { isOfThePlace } from '../dump/error-code.js';
import { DamagedFile } from '../dump/manifest.js';

/**
 * Unpacks a downloaded backup into an empty folder: files beside each other, whatever paths they are stored under.
 * @throws DamagedFile when it is no whole TAR
 * @throws Error of the disk
 */
export async function unpackTar(file: string, folder: string): Promise<void> {
  const unpacking = extract();
  const reading = pipeline(createReadStream(file), unpacking);
  // Writing hears what goes wrong with reading, but not the other way round: so its own error says more.
  const [read, written] = await Promise.allSettled([reading, writeEntries(unpacking, folder)]);
  const failed = written.status === 'rejected' ? written : read;
  if (failed.status !== 'rejected') return;
  const cause: unknown = failed.reason;
  // A name that stands there twice, or leads out of the folder, is one of the file.
  if (isOfThePlace(cause, ['EEXIST', 'EISDIR'])) throw cause;
  throw new DamagedFile(`${file} is no whole TAR`, { cause });
}

async function writeEntries(unpacking: Extract, folder: string): Promise<void> {
  for await (const entry of unpacking) {
    const target = path.join(folder, path.basename(entry.header.name));
    if (entry.header.type === 'file')
      await pipeline(entry, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
    else entry.resume();
  }
}
