// What a page asks for, counted in requests and in bytes as they were sent.

/** A page that asks for nothing so long rests. */
const QUIET_MS = 500;

/**
 * A request as it went over the line.
 * @typedef {object} Transfer
 * @property {string} path
 * @property {string} kind Kind of resource as the browser names it: document, script, fetch, font …
 * @property {number} bytes Bytes of the body as they were sent, compressed.
 */

/**
 * Records from now on, until `stop`.
 * @param {import('playwright-core').Page} page
 */
function recordTransfers(page) {
  /** @type {import('playwright-core').Request[]} */
  const requests = [];
  const note = (/** @type {import('playwright-core').Request} */ request) => {
    // Pictures inside the page cost no request.
    if (!request.url().startsWith('data:')) requests.push(request);
  };
  page.on('request', note);
  return {
    /** @returns {Promise<Transfer[]>} in the order of asking */
    async stop() {
      page.off('request', note);
      return Promise.all(
        requests.map(async (request) => {
          const response = await request.response();
          await response?.finished();
          const { responseBodySize } = await request.sizes();
          return {
            path: new URL(request.url()).pathname,
            kind: request.resourceType(),
            bytes: responseBodySize,
          };
        }),
      );
    },
  };
}

/**
 * Everything that is asked for from an empty cache until the page rests.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {() => Promise<unknown>} [hasCome] What the page is waited for: it also rests between its scripts and its data.
 */
export async function recordColdLoad(page, url, hasCome = async () => undefined) {
  watchRequests(page);
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  const recording = recordTransfers(page);
  await Promise.all([page.goto(url), hasCome()]);
  await untilQuiet(page);
  await session.detach();
  return recording.stop();
}

/** Bytes of scripts. @param {readonly Transfer[]} transfers */
export function scriptBytes(transfers) {
  return transfers.filter(({ kind }) => kind === 'script').reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Requests before the first call for data, fonts apart. @param {readonly Transfer[]} transfers */
export function beforeData(transfers) {
  const first = transfers.findIndex(isData);
  return (first < 0 ? transfers : transfers.slice(0, first)).filter(({ kind }) => kind !== 'font');
}

/** Calls for the data of a screen; asking who is signed in is not one of them. @param {Pick<Transfer, 'path'>} transfer */
export function isData({ path }) {
  return path.startsWith('/api/') && !path.startsWith('/api/auth/');
}

/**
 * What a page has asked for since it is watched.
 * @typedef {object} Asked
 * @property {number} events Requests that began or ended.
 * @property {Set<import('playwright-core').Request>} underWay
 */

/** @type {WeakMap<import('playwright-core').Page, Asked>} */
const watched = new WeakMap();

/** Counts from now on what a page asks for. @param {import('playwright-core').Page} page @returns {Asked} */
export function watchRequests(page) {
  const known = watched.get(page);
  if (known) return known;
  /** @type {Asked} */
  const asked = { events: 0, underWay: new Set() };
  watched.set(page, asked);
  page.on('request', (request) => {
    asked.events += 1;
    asked.underWay.add(request);
  });
  const ended = (/** @type {import('playwright-core').Request} */ request) => {
    asked.events += 1;
    asked.underWay.delete(request);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return asked;
}

/**
 * Waits until a page asks for nothing more: no answer is awaited, and for half a second no request began or ended. What
 * was asked for before anybody watched the page is not known to be under way.
 * @param {import('playwright-core').Page} page
 */
export async function untilQuiet(page) {
  const asked = watchRequests(page);
  let before = -1;
  while (asked.events !== before || asked.underWay.size > 0) {
    before = asked.events;
    await page.waitForTimeout(QUIET_MS);
    // A page that is busy answers when it is free again, and may ask for more then.
    await page.evaluate(() => undefined);
  }
}
