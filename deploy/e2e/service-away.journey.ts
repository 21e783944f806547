import { afterEach, describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { without } from './support/control.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

/** Answers with an error status stand in the console; nothing else may. */
const REFUSED = /Failed to load resource/;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const notice = (page: Page) => page.getByText('Plany dietetyczne chwilowo nie odpowiadają.');
const timer = (page: Page) => page.getByRole('timer');
const retry = (page: Page) => page.getByRole('button', { name: 'Spróbuj teraz' });
const mark = (page: Page) => page.getByRole('navigation').getByRole('img', { name: 'nie odpowiada' });

/** How far anything moves by itself until the notice has counted 3, 2, 1 and then anew. */
async function movedWhileCounting(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const seconds: number[] = [];
    // Over several attempts: the words and the figures change, the button waits and works.
    while (!/3,2,1,/.test(seconds.join())) {
      const [left] = /\d+/.exec(document.querySelector('[role="timer"]')?.textContent ?? '') ?? [];
      if (left !== undefined && Number(left) !== seconds.at(-1)) seconds.push(Number(left));
      await new Promise(requestAnimationFrame);
    }
    return shift;
  });
}

describe('Pulpit, gdy jedna usługa nie odpowiada', () => {
  const journey = useJourney({ as: 'dietitian', size: DESK });
  afterEach(() => resize(journey.page, DESK));

  test('mówi, czego brakuje, odlicza do próby, menu ma znak; nic nie skacze, a po powrocie znika', async () => {
    const { page, trouble } = journey;
    trouble.allow(REFUSED);
    await without('plans', async () => {
      await page.goto(productUrl('/dashboard'));
      await notice(page).waitFor();
      await page.getByText('Reszta panelu działa.').waitFor();
      await page.getByRole('link', { name: 'Plany dietetyczne nie odpowiada' }).waitFor();
      expect(await mark(page).count()).toBe(1);
      expect(await movedWhileCounting(page)).toBe(0);
      for (const size of [DESK, PHONE]) {
        await resize(page, size);
        await mark(page).waitFor();
        await expectNoSidewaysScroll(page);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
      }
      await retry(page).click();
      await timer(page).waitFor();
      expect(await retry(page).evaluate((button) => button === document.activeElement)).toBe(true);
    });
    await notice(page).waitFor({ state: 'detached', timeout: 60_000 });
    await mark(page).waitFor({ state: 'detached' });
    await page.getByText('Plany dietetyczne znowu odpowiadają.').waitFor({ state: 'attached' });
  });
});
