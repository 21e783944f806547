/** The nginx gateway of a local start: configuration rendered into the data folder, pages served from there. */
import { closeSync, fchmodSync, mkdirSync, openSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream';
import { renderGateway } from '../../gateway/render.mjs';
import { groupName, isReachableByOthers, isRoot, unprivilegedAccount } from './accounts.mjs';

/**
 * @param {object} options
 * @param {import('./tools.mjs').Tool} options.tool
 * @param {string} options.folder Prefix folder of nginx; `web/` in it is what the browser gets.
 * @param {string} options.accessLog
 * @param {Omit<import('../../gateway/render.mjs').GatewaySettings, 'webRoot' | 'accessLog' | 'user'>} options.settings
 */
export function prepareGateway({ tool, folder, accessLog, settings }) {
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  makePrivate(accessLog);
  renderGateway(path.join(folder, 'conf'), {
    ...settings,
    // Relative to the folder: a path with spaces or a dollar sign never meets nginx's syntax.
    webRoot: 'web',
    accessLog: path.relative(folder, accessLog),
    user: isRoot ? workerUser(folder) : undefined,
  });
  return {
    command: tool.command,
    args: ['-p', `${folder}${path.sep}`, '-c', 'conf/nginx.conf', '-e', 'stderr'],
    cwd: folder,
    env: { ...process.env, ...tool.env },
  };
}

/** nginx makes its log readable for everybody unless it is there already. @param {string} file */
function makePrivate(file) {
  const log = openSync(file, 'a', 0o600);
  // In a container the log is the terminal, which keeps its rights.
  if (statSync(file).isFile()) fchmodSync(log, 0o600);
  closeSync(log);
}

/** Workers give root up wherever another account can reach the pages. @param {string} folder */
function workerUser(folder) {
  if (!isReachableByOthers(folder)) return 'root';
  const account = unprivilegedAccount();
  return `${account.name} ${groupName(account)}`;
}

/**
 * Whether an address answers with one of the given codes. Not with `fetch`, which alone takes 17 MB of a starter that does
 * nothing else with it.
 * @param {string} url @param {number[]} [codes] @param {number} [timeoutMs] @returns {Promise<boolean>}
 */
export function answers(url, codes = [200], timeoutMs = 1000) {
  return new Promise((resolve) => {
    const request = http.get(url, { signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      // An answer that stops half-way is none.
      finished(response.resume(), (error) => resolve(!error && codes.includes(response.statusCode ?? 0)));
    });
    // Refused, reset or too slow: simply not up yet.
    request.on('error', () => resolve(false));
  });
}
