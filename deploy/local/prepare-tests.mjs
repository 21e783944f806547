/** What `npm test` needs on a machine: npm packages, Redis, nginx and Chromium. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, packagesAreCurrent } from './install.mjs';
import { TOOLS_FOLDER } from './paths.mjs';
import { consoleProgress } from './progress.mjs';
import { runCommand } from './run-command.mjs';
import { StartError } from './start-error.mjs';
import { ensureTools, findOnPath } from './tools.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Installs what is missing.
 * @param {string} checkout
 * @returns {Promise<NodeJS.ProcessEnv>} environment the tests need beside the usual one.
 * @throws {StartError} with one sentence that says what to install by hand.
 */
export async function prepareForTests(checkout) {
  const progress = consoleProgress(process.stdout);
  const logs = path.join(checkout, '.pora', 'logs');
  mkdirSync(logs, { recursive: true });
  const log = (name) => path.join(logs, `${name}.log`);
  if (!packagesAreCurrent(checkout)) {
    await progress.step('Instalacja pakietów npm', () => installPackages({ checkout, log: log('install') }));
  }
  await progress.step('Redis i nginx', () =>
    ensureTools({ names: ['redis', 'nginx'], folder: TOOLS_FOLDER, log: log('tools') }),
  );
  const browser = findBrowser() ?? (await progress.step('Chromium', () => installBrowser(log('chromium'))));
  return { CHROMIUM: browser };
}

function findBrowser() {
  return process.env.CHROMIUM ?? BROWSERS.map(findOnPath).find(Boolean);
}

async function installBrowser(log) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) {
    throw new StartError(
      'Testy w przeglądarce potrzebują Chromium: zainstaluj je tak, by było w PATH (Debian: apt-get install chromium), albo podaj ścieżkę w CHROMIUM.',
    );
  }
  const failure = 'Instalacja Chromium nie powiodła się, sprawdź połączenie z internetem';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { log, failure, env });
  await runCommand('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], {
    log,
    failure,
    env,
  });
  const browser = findBrowser();
  if (!browser)
    throw new StartError('Pakiet chromium nie zawiera przeglądarki: podaj jej ścieżkę w CHROMIUM.');
  return browser;
}
