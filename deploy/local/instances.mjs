/** How many processes there are of each service, what they are called and where they are found. */
import { SERVICES } from './paths.mjs';
import { StartError } from './start-error.mjs';

const MOST = 8;

/**
 * @typedef {import('./paths.mjs').ServiceName} ServiceName
 *
 * @typedef {object} Instance One process of a service.
 * @property {string} name File names of its record and log; the first one is called like its service.
 * @property {string} host As host:port.
 */

/**
 * Number of instances of each service from a setting: `2` for all of them, or `plans=3,catalog=2` with one of each other.
 * @param {string | undefined} text
 * @returns {Record<ServiceName, number>}
 * @throws {StartError} when it is neither.
 */
export function instancesOf(text = '1') {
  const parts = text.split(',').map((part) => /^(?:([a-z]+)\s*=\s*)?(\d)$/.exec(part.trim()));
  /** @type {Record<string, number>} */
  const counts = Object.fromEntries(SERVICES.map((name) => [name, 1]));
  for (const part of parts) {
    const [, name, digit] = part ?? [];
    const count = Number(digit ?? 0);
    const isKnown = name === undefined ? parts.length === 1 : name in counts;
    if (!isKnown || count < 1 || count > MOST) throw notUnderstood(text);
    for (const one of name === undefined ? SERVICES : [name]) counts[one] = count;
  }
  return /** @type {Record<ServiceName, number>} */ (counts);
}

/** @param {string} text */
function notUnderstood(text) {
  return new StartError(
    `INSTANCES is "${text}": set a number from 1 to ${MOST}, or services with numbers, for example INSTANCES=plans=3,catalog=2.`,
  );
}

/** Names of the instances of a service. @param {string} service @param {number} count @returns {string[]} */
export function instanceNames(service, count) {
  return Array.from({ length: count }, (_, index) => (index === 0 ? service : `${service}-${index + 1}`));
}

/** Name of the port at which the gateway spreads the calls of other services over the instances of one. @param {string} service */
export function doorName(service) {
  return `${service}-door`;
}
