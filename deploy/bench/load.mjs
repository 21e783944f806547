// A small generator of load: one request after another on each of a few kept connections, for a bounded time.
import net from 'node:net';

/**
 * @typedef {object} Target
 * @property {string} origin
 * @property {string} path
 * @property {Record<string, string>} [headers]
 *
 * @typedef {{ hostname: string, port: number, request: Buffer, until: number, latenciesMs: number[] }} Asking
 */

/**
 * @param {Target & { connections: number, seconds: number }} options
 * @returns {Promise<{ perSecond: number, latenciesMs: number[] }>}
 * @throws Error when an answer is not 200.
 */
export async function generateLoad({ origin, path, headers = {}, connections, seconds }) {
  const { hostname, port, host } = new URL(origin);
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  /** @type {number[]} */
  const latenciesMs = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const one = () => keepAsking({ hostname, port: Number(port), request, until, latenciesMs });
  await Promise.all(Array.from({ length: connections }, one));
  return { perSecond: latenciesMs.length / ((performance.now() - started) / 1000), latenciesMs };
}

/** One connection after another, because a server ends each after so many requests. @param {Asking} options */
async function keepAsking(options) {
  while (performance.now() < options.until) await askUntilClosed(options);
}

/** One connection. @param {Asking} options @returns {Promise<void>} */
function askUntilClosed({ hostname, port, request, until, latenciesMs }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port, noDelay: true });
    let received = Buffer.alloc(0);
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      const answer = readAnswer(received);
      if (!answer) return;
      if (answer.status !== '200') {
        socket.destroy(new Error(`HTTP ${answer.status}`));
        return;
      }
      received = received.subarray(answer.length);
      const now = performance.now();
      latenciesMs.push(now - asked);
      if (now >= until || answer.last) socket.end();
      else ask();
    });
  });
}

const END_OF_HEAD = '\r\n\r\n';

/** The first answer, once all of it is there. @param {Buffer} received */
function readAnswer(received) {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = received.subarray(0, end).toString('latin1');
  const body = /content-length: (\d+)/i.exec(head)?.[1];
  if (body === undefined) throw new Error('The answer does not say its length.');
  const length = end + END_OF_HEAD.length + Number(body);
  if (received.length < length) return undefined;
  return { length, status: head.slice(9, 12), last: /connection: close/i.test(head) };
}
