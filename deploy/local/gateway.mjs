/** The nginx gateway of a local start: configuration rendered into the data folder, pages served from there. */
import { closeSync, fchmodSync, mkdirSync, openSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream';
import { renderGateway } from '../../gateway/render.mjs';
import { groupName, isReachableByOthers, isRoot, unprivilegedAccount } from './accounts.mjs';

/**
 * @typedef {object} PlacedGateway
 * @property {string} folder Prefix folder of nginx; `web/` in it is what the browser gets.
 * @property {string} accessLog
 * @property {Omit<import('../../gateway/render.mjs').GatewaySettings, 'webRoot' | 'accessLog' | 'user'>} settings
 */

/** Writes the configuration and answers how to start the gateway. @param {PlacedGateway & { tool: import('./tools.mjs').Tool }} options */
export function prepareGateway({ tool, ...gateway }) {
  const { folder, accessLog } = gateway;
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  makePrivate(accessLog);
  configureGateway(gateway);
  return {
    command: tool.command,
    args: ['-p', `${folder}${path.sep}`, '-c', 'conf/nginx.conf', '-e', 'stderr'],
    cwd: folder,
    env: { ...process.env, ...tool.env },
  };
}

/** Writes the configuration; one that runs takes it over when it is sent SIGHUP. @param {PlacedGateway} gateway */
export function configureGateway({ folder, accessLog, settings }) {
  renderGateway(path.join(folder, 'conf'), {
    ...settings,
    // Relative to the folder: a path with spaces or a dollar sign never meets nginx's syntax.
    webRoot: 'web',
    accessLog: path.relative(folder, accessLog),
    user: isRoot ? workerUser(folder) : undefined,
  });
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
export async function answers(url, codes = [200], timeoutMs = 1000) {
  const answer = await ask(url, timeoutMs);
  return answer !== undefined && codes.includes(answer.status);
}

/** Text that an address answers with, undefined when it answers none. @param {string} url @param {number} [timeoutMs] */
export async function answerOf(url, timeoutMs = 1000) {
  return (await ask(url, timeoutMs))?.text;
}

/** @param {string} url @param {number} timeoutMs @returns {Promise<{ status: number, text: string } | undefined>} */
function ask(url, timeoutMs) {
  return new Promise((resolve) => {
    const request = http.get(url, { signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      // An answer that stops half-way is none.
      finished(response, (error) => resolve(error ? undefined : { status: response.statusCode ?? 0, text }));
    });
    // Refused, reset or too slow: simply not up yet.
    request.on('error', () => resolve(undefined));
  });
}
