/** Redis, nginx and what tests need besides: from PATH when they are there, else fetched for this checkout. */
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fetchDebianPackages, libraryFolders } from './debian-packages.mjs';
import { hasCode } from './errors.mjs';
import { StartError } from './start-error.mjs';

/**
 * @typedef {object} Tool
 * @property {string} command
 * @property {NodeJS.ProcessEnv} env Environment it needs beside the usual one.
 *
 * @typedef {keyof typeof TOOLS} ToolName
 */

const TOOLS = {
  redis: { commands: ['redis-server', 'valkey-server'], package: 'redis-server', tree: 'debian' },
  nginx: { commands: ['nginx'], package: 'nginx', tree: 'debian' },
  // For tests alone: a start never fetches it.
  promtool: { commands: ['promtool'], package: 'prometheus', tree: 'debian-promtool' },
};

// Ordinary users often lack these in PATH although programs such as nginx are installed there.
const EXTRA_FOLDERS = [
  '/usr/local/sbin',
  '/usr/sbin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  '/opt/local/sbin',
];

/** @param {string} name @returns {string | undefined} Full path of a program. */
export function findOnPath(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...EXTRA_FOLDERS];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOTDIR')) return false;
    throw error;
  }
}

/**
 * Finds the programs, fetching what is missing.
 * @template {ToolName} N
 * @param {object} options
 * @param {N[]} options.names
 * @param {string} options.folder Folder for fetched programs.
 * @param {string} options.log
 * @param {(detail: string) => void} [options.update]
 * @returns {Promise<Record<N, Tool>>}
 * @throws {StartError} saying how to get them on a system without apt.
 */
export async function ensureTools({ names, folder, log, update = () => undefined }) {
  const missing = names.filter((name) => !locate(name, folder));
  if (missing.length > 0) refuseWithoutApt(missing);
  for (const tree of new Set(missing.map((name) => TOOLS[name].tree))) {
    // The tree is replaced as a whole, so it always gets everything of it that this machine lacks.
    const packages = Object.values(TOOLS)
      .filter((tool) => tool.tree === tree && !findInPath(tool))
      .map((tool) => tool.package);
    const byHand = `install them with sudo apt install ${packages.join(' ')}`;
    await fetchDebianPackages({ packages, folder: path.join(folder, tree), byHand, log, update });
  }
  const found = Object.fromEntries(names.map((name) => [name, located(name, folder)]));
  return /** @type {Record<N, Tool>} */ (found);
}

/** @param {{ commands: string[] }} tool */
function findInPath({ commands }) {
  return commands.map(findOnPath).find(Boolean);
}

/** @param {ToolName} name @param {string} folder */
function located(name, folder) {
  const tool = locate(name, folder);
  if (tool) return tool;
  throw new StartError(
    `The fetched package ${TOOLS[name].package} holds no program: install it by hand and start again.`,
  );
}

/** @param {ToolName} name @param {string} folder @returns {Tool | undefined} */
function locate(name, folder) {
  const tree = path.join(folder, TOOLS[name].tree);
  const own = findInPath(TOOLS[name]);
  if (own) return { command: own, env: {} };
  const fetched = TOOLS[name].commands
    .flatMap((command) => [path.join(tree, 'usr/sbin', command), path.join(tree, 'usr/bin', command)])
    .find((file) => existsSync(file));
  if (fetched === undefined) return undefined;
  return { command: fetched, env: { LD_LIBRARY_PATH: libraryFolders(tree).join(':') } };
}

/** Whether programs can be fetched as Debian packages here. */
export function canFetchPackages() {
  return process.platform === 'linux' && Boolean(findOnPath('apt-get') && findOnPath('dpkg-deb'));
}

/** @param {ToolName[]} missing */
function refuseWithoutApt(missing) {
  if (canFetchPackages()) return;
  throw new StartError(
    `Missing: ${missing.join(' and ')}. Install them so that they are in PATH (macOS: brew install redis nginx), ` +
      'or run Pora with docker compose (README, "Other systems").',
  );
}
