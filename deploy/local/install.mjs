/** npm packages: installed when they differ from the lockfile, whoever installed them last. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * Whether node_modules holds exactly what the lockfile asks for.
 * @param {string} checkout
 * @returns {boolean}
 */
export function packagesAreCurrent(checkout) {
  const installed = path.join(checkout, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packagesOf(path.join(checkout, 'package-lock.json'));
  const have = packagesOf(installed);
  return Object.entries(wanted).every(([folder, entry]) => {
    // Optional packages are those of other systems; links are the workspaces themselves.
    if (!folder.includes('node_modules/') || entry.optional || entry.devOptional || entry.link) return true;
    return have[folder]?.version === entry.version && have[folder]?.integrity === entry.integrity;
  });
}

/** @param {string} file @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Installs exactly the lockfile, build tools included.
 * @param {object} options
 * @param {string} options.checkout
 * @param {string} options.log
 */
export async function installPackages({ checkout, log }) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=warn'];
  await runCommand(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: checkout,
    log,
    failure: 'The npm packages could not be installed, check the connection to the internet',
  });
}
