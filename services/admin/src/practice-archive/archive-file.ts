import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { unpackTar } from '../backups/command/unpack-tar.js';

const ROOT = 'practice';
const SUMS_FILE = 'SHA256SUMS';
/** Ending of an archive that is not whole yet, after the name of the folder it is made of. */
export const PART = '.part';

/** A file is no archive of a practice, or not as it was written; the message is a sentence. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/**
 * Puts the files of a folder, with their sums, into one file that only its owner can read.
 * Once it has failed nothing is written any more, and what there is stands beside the folder with the ending PART.
 */
export async function packArchive(folder: string, file: string, signal?: AbortSignal): Promise<void> {
  const names = (await readdir(folder)).sort();
  const lines: string[] = [];
  for (const name of names) lines.push(`${await sumOf(path.join(folder, name))}  ${name}\n`);
  await writeFile(path.join(folder, SUMS_FILE), lines.join(''), { mode: 0o600 });
  const part = `${folder}${PART}`;
  const archive = pack();
  // What is called written has reached the disk, and what has the name is whole.
  const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(archive, target, { signal });
  try {
    await Promise.all([written, addFiles(archive, folder, [...names, SUMS_FILE])]);
  } catch (error) {
    // The file may be opening still: whoever removed it now would find it there again.
    await Promise.allSettled([written]);
    throw error;
  }
  await rename(part, file);
}

async function addFiles(archive: Pack, folder: string, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) {
      const { size } = await stat(path.join(folder, name));
      const entry = archive.entry({ name: `${ROOT}/${name}`, size, mode: 0o600 });
      await pipeline(createReadStream(path.join(folder, name)), entry);
    }
    archive.finalize();
  } catch (error) {
    // Whoever writes the file would wait for its end.
    archive.destroy();
    throw error;
  }
}

/** Takes an archive apart into an empty folder. @throws BadArchive DamagedFile when it is not what was written */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  await unpackTar(file, folder);
  await requireSums(file, folder);
}

/** Every file is named with its sum, and every sum has its file. */
async function requireSums(file: string, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== SUMS_FILE).sort();
  const sums = await readFile(path.join(folder, SUMS_FILE), 'utf8').catch((cause: unknown) => {
    throw new BadArchive(`${file} is not whole`, { cause });
  });
  const found: string[] = [];
  for (const name of names) found.push(`${await sumOf(path.join(folder, name))}  ${name}\n`);
  if (found.join('') !== sums) throw new BadArchive(`${file} is damaged: its sums do not fit`);
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
