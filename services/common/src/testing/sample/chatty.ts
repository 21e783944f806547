import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Log } from '../../logging.js';

/** A program that logs a lot, answers one request, logging again, tells on stderr what it answered, and ends. */
const LINES = 1_000;

const log = new Log({ serviceName: 'patients', logLevel: 'info' });
for (let count = 0; count < LINES; count += 1) log.info('chatty.line', { count });

const server = createServer((_, response) => {
  log.error('chatty.asked', new Error('told to the log'));
  response.end('answered');
});
server.listen(0, '127.0.0.1', () => void askAndEnd());

async function askAndEnd(): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  process.stderr.write(`${answer.status} ${await answer.text()}`);
  process.exit(0);
}
