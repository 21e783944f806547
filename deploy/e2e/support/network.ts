import { type Page, type Route } from 'playwright-core';

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
