// The screens of a practice with 5,000 patients and 20,000 visits in a real browser.
import { untilQuiet } from '../e2e/support/transfers.mjs';
import { interactions, measureScreens } from './screens.mjs';

/** Each screen with what stands on it when its data has come. */
const SCREENS = [
  { name: 'Pulpit', path: '/dashboard', stands: 'h2' },
  { name: 'Patients', path: '/patients', stands: 'main ul > li' },
  { name: 'Schedule, day', path: '/schedule?view=day', stands: '[data-event]' },
  { name: 'Schedule, week', path: '/schedule?view=week', stands: '[data-event]' },
  { name: 'Schedule, month', path: '/schedule?view=month', stands: '[data-day] b' },
];

/**
 * @typedef {import('./screens.mjs').Page} Page
 * @typedef {import('./screens.mjs').Speed} Speed
 */

/** @param {{ url: string, email: string }} options */
export const measurePractice = (options) =>
  measureScreens({ ...options, screens: SCREENS, deeds: [patients, schedule] });

/** Searching the list, sorting it and opening a patient. @param {Page} page @param {string} url @param {Speed} speed */
async function patients(page, url, speed) {
  await page.goto(`${url}/patients`);
  await page.locator('main ul > li').first().waitFor();
  await untilQuiet(page);
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.keyboard.type('nazwisko49', { delay: 60 });
  await untilQuiet(page);
  await search.fill('');
  await untilQuiet(page);
  return [await interactions(page, `Patients: searching, interaction to next paint${speed.name}`)];
}

/** Going through weeks and months. @param {Page} page @param {string} url @param {Speed} speed */
async function schedule(page, url, speed) {
  for (const view of ['week', 'month']) {
    await page.goto(`${url}/schedule?view=${view}`);
    await page.locator('[data-event], [data-day] b').first().waitFor();
    await untilQuiet(page);
    for (const name of ['Następny', 'Następny', 'Poprzedni']) {
      await page
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click();
      await untilQuiet(page);
    }
  }
  return [await interactions(page, `Schedule: going on and back, interaction to next paint${speed.name}`)];
}
