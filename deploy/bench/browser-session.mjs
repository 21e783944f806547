// A page of the product in a real browser, as it is and with the processor slowed down.
import { launchBrowser } from '../e2e/support/chromium.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').CDPSession} CDPSession
 * @typedef {import('./report.mjs').Figure} Figure
 */

/**
 * A page on a desk in a browser of its own, closed when the figures are there.
 * @param {(page: Page) => Promise<Figure[]>} measure
 * @param {() => void} [watchInPage] Runs in every page before everything else.
 * @returns {Promise<Figure[]>}
 */
export async function inBrowser(measure, watchInPage) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
    if (watchInPage) await context.addInitScript(watchInPage);
    return await measure(await context.newPage());
  } finally {
    await browser.close();
  }
}

/**
 * Measures as a person who is signed in, at each speed of the processor, and at last whatever needs no slowing down.
 * @template {{ rate: number }} Speed
 * @param {object} options
 * @param {string} options.url
 * @param {string} options.email
 * @param {() => void} options.watchInPage Runs in every page before everything else.
 * @param {readonly Speed[]} options.speeds
 * @param {(page: Page, speed: Speed) => Promise<Figure[]>} options.measure
 * @param {(page: Page, cdp: CDPSession) => Promise<Figure[]>} [options.atLast]
 */
export function measureAtSpeeds({ url, email, watchInPage, speeds, measure, atLast }) {
  return inBrowser(async (page) => {
    await signInBrowser(page, url, email);
    const cdp = await page.context().newCDPSession(page);
    const slowDown = (/** @type {number} */ rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const figures = [];
    for (const speed of speeds) {
      await slowDown(speed.rate);
      figures.push(...(await measure(page, speed)));
    }
    await slowDown(1);
    return [...figures, ...((await atLast?.(page, cdp)) ?? [])];
  }, watchInPage);
}

/**
 * Signs a person of the local identity provider in, by the buttons, and waits for the dashboard.
 * @param {Page} page @param {string} url @param {string} email
 */
async function signInBrowser(page, url, email) {
  await page.goto(`${url}/login`);
  await signInFromHere(page, email);
}

/** The same from the page of the sign-in. @param {Page} page @param {string} email */
export async function signInFromHere(page, email) {
  await page.getByRole('button', { name: 'Zaloguj przez Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await page.waitForURL('**/dashboard');
}
