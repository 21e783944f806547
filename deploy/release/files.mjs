/** Files of releases: read and written so that a reader never sees half of one. Node's own modules only. */
import { createHash } from 'node:crypto';
import { lchown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files below a folder, relative to it; hidden ones and other applications left out. @param {string} folder @returns {Promise<string[]>} */
export async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(noneIfMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|[\\/])\./.test(file) && !file.endsWith('.new') && !/^mf[\\/]/.test(file));
}

/** Names in a folder; none when it is not there. @param {string} folder @returns {Promise<string[]>} */
export async function namesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noneIfMissing);
  return entries.map((entry) => entry.name);
}

/** @param {unknown} error @returns {import('node:fs').Dirent[]} */
function noneIfMissing(error) {
  if (isMissing(error)) return [];
  throw error;
}

/**
 * Copies files that are not there already, so that a reader never sees half of one. Where that fails, as on a full disk, what
 * was added goes again: others need the space.
 * @param {string} from @param {string} to @param {string[]} names
 */
export async function addFiles(from, to, names) {
  const added = await Promise.allSettled(
    names.map((name) => addFile(path.join(from, name), path.join(to, name))),
  );
  const failed = added.find(({ status }) => status === 'rejected');
  if (failed?.status !== 'rejected') return;
  for (const one of added) {
    if (one.status === 'fulfilled' && one.value) await rm(one.value, { force: true });
  }
  throw failed.reason;
}

/** @param {string} from @param {string} to @returns {Promise<string | undefined>} The file, if there was none. */
async function addFile(from, to) {
  const content = await readFile(from);
  const there = await readIfThere(to);
  if (there?.equals(content)) return undefined;
  await replace(to, content);
  return there ? undefined : to;
}

/** Writes beside and renames, so that a reader sees the old or the new file and never half of one. @param {string} file @param {Buffer | string} content */
export async function replace(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    // What lies there, as after a power cut, goes first: through a link whoever may write here would choose what is written over.
    await rm(`${file}.new`, { force: true });
    // The name must not reach the disk before the content: after a power cut it would be an empty file.
    await writeFile(`${file}.new`, content, { flush: true, flag: 'wx' });
    await rename(`${file}.new`, file);
  } catch (error) {
    await rm(`${file}.new`, { force: true });
    throw error;
  }
}

/** Content of a file, if it is there. @param {string} file */
export async function readIfThere(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether something was not there. @param {unknown} error */
export const isMissing = (error) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

/** Code of a system error. @param {unknown} error */
export const codeOf = (error) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Sum by which files are compared. @param {Buffer} content */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * Whoever works as root leaves everything below a folder to whom the folder belongs: the next one there may have fewer rights.
 * A link is handed over itself, never what it leads to: its owner could have put it there for that.
 * @param {string} folder
 */
export async function keepOwner(folder) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  // Names alone would be read through links to folders as well.
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const handOver = (/** @type {import('node:fs').Dirent} */ { parentPath, name }) =>
    lchown(path.join(parentPath, name), uid, gid);
  // A service that runs beside it may have removed some of them meanwhile.
  await Promise.all(entries.map((entry) => handOver(entry).catch(noneIfMissing)));
}
