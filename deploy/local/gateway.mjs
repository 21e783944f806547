/** The nginx gateway of a local start: configuration rendered into the data folder, pages served from there. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
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

/** Workers give root up wherever another account can reach the pages. @param {string} folder */
function workerUser(folder) {
  if (!isReachableByOthers(folder)) return 'root';
  const account = unprivilegedAccount();
  return `${account.name} ${groupName(account)}`;
}

/** Whether an address answers with one of the given codes. @param {string} url @param {number[]} [codes] @returns {Promise<boolean>} */
export async function answers(url, codes = [200]) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1000), redirect: 'manual' });
    await response.arrayBuffer();
    return codes.includes(response.status);
  } catch (error) {
    // Refused, reset or too slow: simply not up yet.
    if (['TypeError', 'TimeoutError'].includes(error.name)) return false;
    throw error;
  }
}
