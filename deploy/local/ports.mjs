import net from 'node:net';
import { randomInt } from 'node:crypto';
import { StartError } from './start-error.mjs';

// Below the range that systems hand out to outgoing connections, so that a component restarted on
// its port never finds it taken by somebody's outgoing call.
const FIRST = 20_000;
const LAST = 32_000;

/**
 * Whether nothing listens on the address; answers the error code when it cannot be used.
 * @param {number} port @param {string} host
 * @returns {Promise<string | undefined>} EADDRINUSE, EACCES, EADDRNOTAVAIL …, or undefined when free.
 */
function portProblem(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Free loopback ports, all different.
 * @param {number} count At least 1.
 * @param {readonly number[]} [promised] Ports for programs that do not listen yet.
 * @returns {Promise<[number, ...number[]]>}
 */
export async function freePorts(count, promised = []) {
  /** @type {[number, ...number[]]} */
  const ports = [await freePort(promised)];
  while (ports.length < count) ports.push(await freePort([...promised, ...ports]));
  return ports;
}

/** A free loopback port beside those. @param {readonly number[]} taken @returns {Promise<number>} */
async function freePort(taken) {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (!taken.includes(port) && !(await portProblem(port, '127.0.0.1'))) return port;
  }
}

/**
 * Loopback addresses the gateway can listen on: IPv4, and IPv6 where the machine has it.
 * @param {number} port
 * @returns {Promise<string[]>}
 * @throws {StartError} when the port is taken or needs more rights.
 */
export async function gatewayAddresses(port) {
  const problem = await portProblem(port, '127.0.0.1');
  const problem6 = await portProblem(port, '::1');
  if (problem === 'EADDRINUSE' || problem6 === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} is taken: close the program that uses it, or run PORT=${port === 8081 ? 8082 : 8081} npm start.`,
    );
  }
  if (problem) {
    throw new StartError(
      `Port ${port} cannot be used (${problem}): start with another one, for example PORT=8080 npm start.`,
    );
  }
  return problem6 ? [`127.0.0.1:${port}`] : [`127.0.0.1:${port}`, `[::1]:${port}`];
}
