// `npm run set-version -- 0.8.0`: the version of the product, which every workspace has and names its siblings by.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = /^\d+\.\d+\.\d+$/;
const OURS = /^@pora\//;

/**
 * A package.json, or what a lock file says of one.
 * @typedef {object} Manifest
 * @property {string} [version]
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, Manifest>} [packages] By folder, in the lock file alone.
 */

/** Writes a version into the manifests of a checkout and into its lock file. @param {{ root: string, version: string }} options */
export function setVersion({ root, version }) {
  if (!VERSION.test(version))
    throw Object.assign(new Error(`"${version}" is no version: give three numbers, for example 0.8.0.`), {
      name: 'StartError',
    });
  const { workspaces = [] } = readJson(path.join(root, 'package.json'));
  const folders = ['', ...workspaces];
  for (const folder of folders)
    change(path.join(root, folder, 'package.json'), (manifest) => raise(manifest, version));
  change(path.join(root, 'package-lock.json'), (lock) => {
    lock.version = version;
    for (const folder of folders) raise(lock.packages?.[folder] ?? {}, version);
  });
}

/** @param {Manifest} manifest @param {string} version */
function raise(manifest, version) {
  manifest.version = version;
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(list ?? {}).filter((one) => OURS.test(one)))
      Object.assign(list ?? {}, { [name]: version });
  }
}

/** @param {string} file @param {(content: Manifest) => void} work */
function change(file, work) {
  const content = readJson(file);
  work(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** @param {string} file @returns {Manifest} */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [version = ''] = process.argv.slice(2);
  try {
    setVersion({ root: path.resolve(import.meta.dirname, '../..'), version });
    console.log(`${version}. Next: npm ci, npm run keep-data-set, npm test`);
  } catch (error) {
    console.error(error instanceof Error && error.name === 'StartError' ? error.message : error);
    process.exit(1);
  }
}
