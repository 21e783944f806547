// The whole product for the journeys, the way `npm start` brings it up, with data of its own in a temporary folder, and
// a small control port through which a journey can stop and start one part of it.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startStack } from '../../local/stack.mjs';

/** Lines of a log that tell why a component did not come back. */
const LAST_LINES = 15;

/**
 * @param {'starter' | 'demo'} [seed] What the practice begins with: its catalogue alone, or patients as well.
 * @param {Record<string, string>} [settings] Further settings, as a person would give them.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} What the journeys read from their
 * environment, and the way to end and delete everything.
 */
export async function startJourneyStack(seed = 'demo', settings = {}) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pora-journeys-'));
  // As durable as in earnest: a journey kills the database and looks for what it had confirmed.
  const stack = await startStack({
    dataDir,
    port: 0,
    seed,
    fast: false,
    env: { NODE_ENV: 'test', ...settings },
  }).catch(async (error) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const { control, port } = await listen(stack, path.join(dataDir, 'logs'));
  return {
    env: {
      PORA_URL: stack.urls.gateway,
      PORA_CONTROL_URL: `http://127.0.0.1:${port}`,
      PORA_DATA_DIR: dataDir,
      PORA_WEB_ROOT: stack.webRoot,
      PORA_DATABASE_URL: stack.env.DATABASE_URL,
    },
    async stop() {
      control.closeAllConnections();
      control.close();
      await stack.stop({ remove: true });
    },
  };
}

/**
 * `POST /stop/plans` ends a component hard, `POST /start/plans` brings it back and answers when it is ready. A refusal
 * carries the end of the component's log, as the folder is gone when a failed run is read.
 * @param {Awaited<ReturnType<typeof startStack>>} stack
 * @param {string} logs Folder of the log files.
 */
async function listen(stack, logs) {
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const answer = async (request, response) => {
    const [, action, component = ''] = (request.url ?? '').split('/');
    try {
      if (action === 'stop') await stack.kill(component);
      else if (action === 'start') await stack.start(component);
      else throw new Error(`Nieznane polecenie: ${action}`);
      response.writeHead(204).end();
    } catch (error) {
      const log = await readFile(path.join(logs, `${component}.log`), 'utf8').catch(String);
      response.writeHead(500).end(`${String(error)}\n${log.split('\n').slice(-LAST_LINES).join('\n')}`);
    }
  };
  const control = http.createServer((request, response) => void answer(request, response));
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (control.address());
  return { control, port };
}
