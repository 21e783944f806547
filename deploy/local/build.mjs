/** Builds services and pages when something they are made of has changed. */
import path from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { CHECKOUT } from './paths.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @param {object} options
 * @param {string} options.log
 * @param {(detail: string) => void} options.update
 */
export async function buildIfChanged({ log, update }) {
  if (isBuilt()) {
    update('unchanged');
    return;
  }
  await runCommand(process.execPath, [path.join(CHECKOUT, 'deploy', 'tooling', 'build.mjs')], {
    cwd: CHECKOUT,
    log,
    failure: 'The build failed',
    onLine: update,
  });
}
