/** What tests need on a machine: npm packages, Redis, nginx, promtool and Chromium. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installPackages, packagesAreCurrent } from './install.mjs';
import { TOOLS_FOLDER } from './paths.mjs';
import { consoleProgress } from './progress.mjs';
import { ensureTools } from './tools.mjs';

/**
 * Installs what is missing.
 * @param {string} checkout
 * @param {{ storage?: boolean, browser?: boolean }} [wanted] Whether Redis, nginx and promtool, and a browser are needed.
 * @throws {StartError} with one sentence that says what to install by hand.
 */
export async function prepareForTests(checkout, { storage = true, browser = true } = {}) {
  const progress = consoleProgress(process.stdout);
  const logs = path.join(checkout, '.pora', 'logs');
  mkdirSync(logs, { recursive: true });
  const log = (/** @type {string} */ name) => path.join(logs, `${name}.log`);
  if (!packagesAreCurrent(checkout)) {
    await progress.step('npm packages', () => installPackages({ checkout, log: log('install') }));
  }
  if (storage) {
    await progress.step('Redis, nginx and promtool', (update) =>
      ensureTools({ names: ['redis', 'nginx', 'promtool'], folder: TOOLS_FOLDER, log: log('tools'), update }),
    );
  }
  if (browser) {
    await progress.step('Chromium', (update) => ensureBrowser({ log: log('chromium'), update }));
  }
}
