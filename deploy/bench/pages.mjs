// First loads in a real browser: bytes and requests.
import { beforeData, recordColdLoad, scriptBytes, untilQuiet } from '../e2e/support/transfers.mjs';
import { inBrowser, signInFromHere } from './browser-session.mjs';
import { atMost, known, median } from './report.mjs';

const KB = 1000;
const EDITOR_ROUNDS = 5;

/** @param {{ url: string, email: string }} options @returns {Promise<import('./report.mjs').Figure[]>} */
export function measurePages({ url, email }) {
  return inBrowser(async (page) => {
    const login = await recordColdLoad(page, `${url}/login`);
    await signInFromHere(page, email);
    const dashboard = await recordColdLoad(page, `${url}/dashboard`);
    const nextTime = await recordColdLoad(page, `${url}/dashboard`);
    return [
      atMost('/login: scripts, brotli', scriptBytes(login) / KB, 170, 'KB', 1),
      atMost('/login: requests, fonts apart', beforeData(login).length, 6, 'requests'),
      atMost('/dashboard: scripts, brotli', scriptBytes(nextTime) / KB, 185, 'KB', 1),
      known(
        '… in a browser that does not know yet whether the first steps are over',
        `${(scriptBytes(dashboard) / KB).toFixed(1)} KB`,
      ),
      atMost('/dashboard: requests before data, fonts apart', beforeData(dashboard).length, 10, 'requests'),
      ...(await deepLinks(page, url)),
      await hoveredClick(page, url),
      await editorOpens(page, url),
    ];
  });
}

/** @param {import('playwright-core').Page} page @param {string} url */
async function deepLinks(page, url) {
  const figures = [];
  for (const path of ['/patients', '/diets', '/meals', '/foods']) {
    const transfers = await recordColdLoad(page, url + path);
    figures.push(
      atMost(`Cold deep link ${path}: requests before data`, beforeData(transfers).length, 15, 'requests'),
      known(`… its scripts, brotli`, `${(scriptBytes(transfers) / KB).toFixed(1)} KB`),
    );
  }
  return figures;
}

/** @param {import('playwright-core').Page} page @param {string} url */
async function hoveredClick(page, url) {
  await page.goto(`${url}/dashboard`);
  const link = page.getByRole('link', { name: 'Plany dietetyczne' });
  await link.hover();
  await untilQuiet(page);
  let count = 0;
  const note = (/** @type {import('playwright-core').Request} */ request) => {
    if (/^\/(mf|assets)\//.test(new URL(request.url()).pathname)) count += 1;
  };
  page.on('request', note);
  await link.click();
  await page.getByRole('tab', { name: /^Plany/ }).waitFor();
  page.off('request', note);
  return atMost('Click on a hovered menu entry: federation requests', count, 0, 'requests');
}

/** From the plan's data to its cards on the screen. @param {import('playwright-core').Page} page @param {string} url */
async function editorOpens(page, url) {
  const times = [];
  for (let round = 0; round < EDITOR_ROUNDS; round += 1) {
    await page.goto(`${url}/diets`);
    await page.getByRole('button', { name: /Etap_I_Anna/ }).click();
    await page.getByRole('article').first().waitFor();
    times.push(
      await page.evaluate(() => {
        const data = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/diet-plans2/'));
        const ends = data.map(
          (entry) => /** @type {import('node:perf_hooks').PerformanceResourceTiming} */ (entry).responseEnd,
        );
        return performance.now() - Math.max(...ends);
      }),
    );
  }
  return atMost('Plan editor, 14 × 5: from data to cards', median(times), 500, 'ms');
}
