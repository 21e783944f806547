/**
 * Fetches programs as Debian or Ubuntu packages into a folder of our own: apt with its own state folders
 * and dpkg-deb need no root, install nothing and start no system service.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from './errors.mjs';
import { runCommand } from './run-command.mjs';
import { StartError } from './start-error.mjs';

const WANTED =
  /^(nginx|nginx-core|nginx-light|redis|redis-server|redis-tools|chromium-headless-shell|chromium-common|fontconfig-config|fonts-[a-z0-9-]+|zlib1g|lib[a-z0-9.+-]+)$/;
/** The C library of another release than the system's loader ends every program. */
const NEVER = new Set(['libc6', 'libc-bin']);

/**
 * @param {object} options
 * @param {string[]} options.packages Package names as given to apt.
 * @param {string} options.folder Where the unpacked tree ends up; complete or absent.
 * @param {string} options.byHand What a person can do when fetching fails, as the end of a sentence.
 * @param {string} options.log
 * @param {(detail: string) => void} options.update
 */
export async function fetchDebianPackages({ packages, folder, byHand, log, update }) {
  const work = `${folder}.partial-${process.pid}`;
  const downloads = path.join(work, 'downloads');
  for (const name of ['lists/partial', 'cache/archives/partial', 'downloads', 'tree']) {
    mkdirSync(path.join(work, name), { recursive: true });
  }
  try {
    update('list of packages');
    const apt = aptRunner({ work, packages, byHand, log });
    await updateLists(apt);
    update('download');
    await apt(
      'download',
      ...packageNames(await apt('-s', '--no-install-recommends', 'install', ...packages), packages),
    );
    update('unpacking');
    for (const file of readdirSync(downloads)) {
      await runCommand('dpkg-deb', ['-x', path.join(downloads, file), path.join(work, 'tree')], {
        log,
        failure: `${file} could not be unpacked`,
      });
    }
    if (existsSync(folder)) renameSync(folder, path.join(work, 'replaced'));
    renameSync(path.join(work, 'tree'), folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {{ work: string, packages: string[], byHand: string, log: string }} options */
function aptRunner({ work, packages, byHand, log }) {
  return async (/** @type {string[]} */ ...args) => {
    try {
      return await runCommand('apt-get', [...aptOptions(work), ...args], {
        cwd: path.join(work, 'downloads'),
        env: { ...process.env, LC_ALL: 'C' },
        log,
        failure: 'apt-get',
      });
    } catch (error) {
      throw new StartError(
        `The packages ${packages.join(' and ')} could not be fetched: check the connection to the internet, or ${byHand}. Details: ${messageOf(error)}`,
      );
    }
  };
}

/** @param {(...args: string[]) => Promise<string>} apt */
async function updateLists(apt) {
  try {
    await apt('update');
  } catch (error) {
    // One foreign source that does not answer fails the whole update, though the lists that came may be
    // enough; when they are not, the next call says so.
    if (!(error instanceof StartError)) throw error;
  }
}

/** @param {string} work */
function aptOptions(work) {
  const options = {
    'Dir::State::lists': path.join(work, 'lists'),
    'Dir::Cache': path.join(work, 'cache'),
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': 'root',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '3',
    'Acquire::http::Timeout': '20',
  };
  return Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/** Packages a dry run would install, without those that only set a system up. @param {string} plan @param {string[]} packages */
function packageNames(plan, packages) {
  const names = [...plan.matchAll(/^Inst (\S+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => WANTED.test(name) && !NEVER.has(name));
  return [...new Set([...names, ...packages])];
}

/** Library folders of an unpacked tree, for LD_LIBRARY_PATH. @param {string} folder */
export function libraryFolders(folder) {
  return ['usr/lib', 'lib']
    .map((name) => path.join(folder, name))
    .filter((name) => existsSync(name))
    .flatMap((name) =>
      readdirSync(name, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-gnu'))
        .map((entry) => path.join(name, entry.name)),
    )
    .flatMap((name) => [name, path.join(name, 'pulseaudio')])
    .filter((name) => existsSync(name));
}
