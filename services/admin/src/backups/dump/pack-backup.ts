import { PassThrough, pipeline as join, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import type { StoredBackup } from './backup-source.js';
import { MANIFEST_FILE, manifestText } from './manifest.js';

/** A TAR is written in blocks: one of description before each file, two of nothing at its end. */
const BLOCK_BYTES = 512;

/** The files of a backup as one TAR, read while they are sent; an error of the place they lie in ends the stream with it. */
export function packBackup(backup: StoredBackup): Readable {
  const archive = pack();
  addFiles(archive, backup).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  // Whoever reads hears of an error and ends the packing by leaving, also before the first byte.
  const sent = new PassThrough();
  join(archive, sent, () => undefined);
  return sent;
}

/** Length of that TAR; ids and names of tables are short, so every description fits its block. */
export function packedBytes({ manifest }: StoredBackup): number {
  const sizes = [
    Buffer.byteLength(manifestText(manifest)),
    ...manifest.files.map(({ fileBytes }) => fileBytes),
  ];
  const blocks = sizes.reduce((sum, bytes) => sum + 1 + Math.ceil(bytes / BLOCK_BYTES), 2);
  return blocks * BLOCK_BYTES;
}

async function addFiles(archive: Pack, { manifest, source }: StoredBackup): Promise<void> {
  const { backupId, takenAt } = manifest;
  const mtime = new Date(takenAt);
  const entryOf = (file: string) => ({ name: `${backupId}/${file}`, mtime, mode: 0o600 });
  archive.entry(entryOf(MANIFEST_FILE), manifestText(manifest));
  for (const { file, fileBytes } of manifest.files) {
    const bytes = await source.read(file);
    try {
      await pipeline(bytes, archive.entry({ ...entryOf(file), size: fileBytes }));
    } finally {
      // An archive whose reader has left meanwhile takes no entry, and nothing else would close the file.
      bytes.destroy();
    }
  }
  archive.finalize();
}
