/**
 * A release of the host or of one remote into the folder that the gateway serves, and the way back.
 * A release only adds: hashed files are copied first and stay for open tabs; then one rename of the entry
 * file (manifest or index.html) switches. Rolling back renames the former entry file back.
 */
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCode } from '../local/errors.mjs';

/** Bundler's bookkeeping, of no use to a browser. */
const LEFT_OUT = new Set(['mf-stats.json']);

/**
 * Where an application lies in the served folder and which of its files switches a release.
 * @param {string} name `shell`, or the public name of a remote such as `patients`.
 */
function placeOf(name) {
  return name === 'shell'
    ? { folder: '.', entry: 'index.html', previous: '.index.previous.html' }
    : { folder: path.join('mf', name), entry: 'mf-manifest.json', previous: '.mf-manifest.previous.json' };
}

/**
 * Publishes a built application.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.dist Folder of the build.
 * @param {string} options.webRoot Folder the gateway serves.
 * @returns {Promise<boolean>} false when this very build is already published.
 */
export async function publish({ name, dist, webRoot }) {
  const { folder, entry, previous } = placeOf(name);
  const target = path.join(webRoot, folder);
  const files = (await listBuild(dist)).filter(
    (file) => file !== entry && !LEFT_OUT.has(path.basename(file)),
  );
  await Promise.all(files.map((file) => addFile(path.join(dist, file), path.join(target, file))));
  const next = await readFile(path.join(dist, entry));
  const current = await readIfThere(path.join(target, entry));
  if (current?.equals(next)) return false;
  if (current) await replace(path.join(target, previous), current);
  await replace(path.join(target, entry), next);
  if (name !== 'shell') await listRemotes(webRoot);
  return true;
}

/**
 * Puts the former release back; a second call returns to the newer one.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.webRoot
 */
export async function rollback({ name, webRoot }) {
  const { folder, entry, previous } = placeOf(name);
  const target = path.join(webRoot, folder);
  const former = await readIfThere(path.join(target, previous));
  if (!former) throw new Error(`There is no former release: ${name}.`);
  const current = await readFile(path.join(target, entry));
  await rename(path.join(target, previous), path.join(target, entry));
  await replace(path.join(target, previous), current);
  if (name !== 'shell') await listRemotes(webRoot);
}

/** Files of a build, relative to it. @param {string} dist */
async function listBuild(dist) {
  const entries = await readdir(dist, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
}

/** Copies a file unless it is there already, so that a reader never sees half of one. @param {string} from @param {string} to */
async function addFile(from, to) {
  const content = await readFile(from);
  if (!(await readIfThere(to))?.equals(content)) await replace(to, content);
}

/** Writes beside and renames, so that a reader sees the old or the new file and never half of one. @param {string} file @param {Buffer | string} content */
async function replace(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** @param {string} file */
async function readIfThere(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes the list of released remotes: federation name → address of the manifest and the sections it declares. The host
 * page reads the menu from it, also of a remote that does not answer.
 * @param {string} webRoot
 */
async function listRemotes(webRoot) {
  const names = await readdir(path.join(webRoot, 'mf'));
  const remotes = [];
  for (const name of names.sort()) {
    const manifest = await readIfThere(path.join(webRoot, 'mf', name, 'mf-manifest.json'));
    if (!manifest) continue;
    const { metaData } = JSON.parse(manifest.toString('utf8'));
    const released = { manifest: `/mf/${name}/mf-manifest.json`, sections: metaData?.sections ?? [] };
    remotes.push([`mf_${name.replaceAll('-', '_')}`, released]);
  }
  // The list stands inside the host page: nothing in it may look like the end of a script.
  const text = JSON.stringify(Object.fromEntries(remotes), null, 2).replaceAll('<', '\\u003c');
  await replace(path.join(webRoot, 'remotes.json'), `${text}\n`);
}

/** `release.mjs publish|rollback <name> --to <folder> [--from <dist>]` @param {string[]} args */
async function run([verb = '', name, ...options]) {
  const option = (/** @type {string} */ flag) => {
    const index = options.indexOf(flag);
    return index === -1 ? undefined : options[index + 1];
  };
  const webRoot = option('--to');
  if (!['publish', 'rollback'].includes(verb) || !name || !webRoot) {
    throw new Error('Usage: release.mjs publish|rollback <shell|patients|…> --to <folder> [--from <dist>]');
  }
  if (verb === 'rollback') await rollback({ name, webRoot });
  else {
    const dist =
      option('--from') ??
      path.resolve(import.meta.dirname, '../..', name === 'shell' ? name : `mf-${name}`, 'dist');
    await publish({ name, dist, webRoot });
  }
  console.log(`${name}: ${verb === 'publish' ? 'released' : 'brought the former release back'}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
