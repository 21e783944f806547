// What a page asks for, counted in requests and in bytes as they were sent.

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
 */
export async function recordColdLoad(page, url) {
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  const recording = recordTransfers(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
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

/** Calls for the data of a screen; asking who is signed in is not one of them. @param {Transfer} transfer */
export function isData({ path }) {
  return path.startsWith('/api/') && !path.startsWith('/api/auth/');
}

/** Waits until a page that was loaded long ago asks for nothing more: half a second without a new resource. @param {import('playwright-core').Page} page */
export async function untilQuiet(page) {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(500);
  }
}
