import { type Page, type Request, type Route } from 'playwright-core';

/** Holds answers back while `work` looks at what is shown meanwhile, then lets them through. */
export async function whileHeld<T>(page: Page, pattern: string | RegExp, work: () => Promise<T>): Promise<T> {
  let open = (): void => undefined;
  const held = new Promise<void>((resolve) => (open = resolve));
  const waiting: Promise<void>[] = [];
  const wait = (route: Route) => void waiting.push(held.then(() => route.continue()));
  await page.route(pattern, wait);
  try {
    return await work();
  } finally {
    open();
    await Promise.all(waiting);
    await page.unroute(pattern, wait);
  }
}

/** A request as it went over the line. */
export interface Transfer {
  path: string;
  /** Kind of resource as the browser names it: document, script, fetch, font … */
  kind: string;
  /** Bytes of the body as they were sent, compressed. */
  bytes: number;
}

/** What a page asks for from now on, until `stop`. */
export function recordTransfers(page: Page): { stop(): Promise<Transfer[]> } {
  const requests: Request[] = [];
  const note = (request: Request) => {
    // Pictures inside the page cost no request.
    if (!request.url().startsWith('data:')) requests.push(request);
  };
  page.on('request', note);
  return {
    async stop() {
      page.off('request', note);
      return Promise.all(
        requests.map(async (request) => {
          const response = await request.response();
          await response?.finished();
          const sizes = await request.sizes();
          return {
            path: new URL(request.url()).pathname,
            kind: request.resourceType(),
            bytes: sizes.responseBodySize,
          };
        }),
      );
    },
  };
}

/** Waits until a page that was loaded long ago asks for nothing more: half a second without a new resource. */
export async function untilQuiet(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(500);
  }
}
