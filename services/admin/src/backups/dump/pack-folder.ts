import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';

/** The files of a folder as one TAR, read while they are sent; an error of the disk ends the stream with it. */
export function packFolder(folder: string, name: string): Readable {
  const archive = pack();
  addFiles(archive, folder, name).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return Readable.from(archive);
}

async function addFiles(archive: Pack, folder: string, name: string): Promise<void> {
  for (const file of (await readdir(folder)).sort()) {
    const full = path.join(folder, file);
    const { size, mtime } = await stat(full);
    const entry = archive.entry({ name: `${name}/${file}`, size, mtime, mode: 0o600 });
    await pipeline(createReadStream(full), entry);
  }
  archive.finalize();
}
