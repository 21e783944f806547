/** Redis: sessions and queues; kept on disk so that a restart signs nobody out. */
import net from 'node:net';
import tls from 'node:tls';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { handOver, isReachableByOthers, isRoot, unprivilegedAccount } from './accounts.mjs';

/**
 * Writes the configuration and answers how to start the server.
 * @param {object} options
 * @param {import('./tools.mjs').Tool} options.tool
 * @param {string} options.dataDir
 * @param {number} options.port
 * @param {string} options.password
 */
export async function prepareRedis({ tool, dataDir, port, password }) {
  const folder = path.join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory 256mb',
    'maxmemory-policy noeviction',
    'daemonize no',
    'loglevel notice',
  ];
  const file = path.join(folder, 'redis.conf');
  // Always a file of its own: the account of Redis could have put a link there, and root would write through it.
  rmSync(file, { force: true });
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  const account = accountFor(dataDir, tool.command);
  await handOver(folder, account);
  return {
    ...(account && { uid: account.uid, gid: account.gid }),
    // The folder is the working directory, so that no path needs quoting in the configuration.
    command: tool.command,
    args: ['redis.conf'],
    cwd: folder,
    env: { ...process.env, ...tool.env },
    url: `redis://:${password}@127.0.0.1:${port}`,
  };
}

/** Root is given up wherever another account can reach program and data. @param {string} dataDir @param {string} command */
function accountFor(dataDir, command) {
  const isOpen = isRoot && isReachableByOthers(dataDir) && isReachableByOthers(path.dirname(command));
  return isOpen ? unprivilegedAccount(['nobody', 'postgres']) : undefined;
}

/**
 * Whether Redis answers PING.
 * @param {string} url redis:// address with an optional password.
 * @returns {Promise<boolean>}
 */
export function redisAnswers(url) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'rediss:';
  const login = password
    ? `AUTH ${[username, password].filter(Boolean).map(decodeURIComponent).join(' ')}\r\n`
    : '';
  return new Promise((resolve) => {
    const address = { host: hostname, port: Number(port || 6379), timeout: 1000 };
    const socket = secure ? tls.connect({ ...address, servername: hostname }) : net.connect(address);
    let answer = '';
    const finish = (/** @type {boolean} */ ok) => {
      socket.destroy();
      resolve(ok);
    };
    socket.once(secure ? 'secureConnect' : 'connect', () => socket.write(`${login}PING\r\n`));
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('+PONG')) finish(true);
      else if (/-(ERR|WRONGPASS|NOAUTH|LOADING)/.test(answer)) finish(false);
    });
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}
