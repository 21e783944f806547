// The screens of a practice with 5,000 patients and 20,000 visits in a real browser, by its own performance timeline.
import { launchBrowser } from '../e2e/support/chromium.mjs';
import { untilQuiet } from '../e2e/support/transfers.mjs';
import { signInBrowser } from './browser-session.mjs';
import { atMost, known, median } from './report.mjs';

const SPEEDS = [
  { rate: 1, name: '' },
  { rate: 4, name: ', at 4 × CPU slow-down' },
];
const OPENINGS = 5;
/** Each screen with what stands on it when its data has come. */
const SCREENS = [
  { name: 'Pulpit', path: '/dashboard', stands: 'h2' },
  { name: 'Patients', path: '/patients', stands: 'main ul > li' },
  { name: 'Schedule, day', path: '/schedule?view=day', stands: '[data-event]' },
  { name: 'Schedule, week', path: '/schedule?view=week', stands: '[data-event]' },
  { name: 'Schedule, month', path: '/schedule?view=month', stands: '[data-day] b' },
];
const LIMITS = { lcp: 2000, blocking: 600, interaction: 200, shift: 0.02 };
/** What a task may take before it counts as blocking. */
const FREE_MS = 50;

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./report.mjs').Figure} Figure
 * @typedef {(typeof SPEEDS)[number]} Speed
 * @typedef {{ lcp: number, shift: number, tasks: number[], events: number[] }} Seen
 */

/** @param {{ url: string, email: string }} options @returns {Promise<Figure[]>} */
export async function measurePractice({ url, email }) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
    await context.addInitScript(watchInPage);
    const page = await context.newPage();
    await signInBrowser(page, url, email);
    const cdp = await context.newCDPSession(page);
    const figures = [];
    for (const speed of SPEEDS) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: speed.rate });
      for (const screen of SCREENS) figures.push(...(await opens(page, url, screen, speed)));
      figures.push(await patients(page, url, speed), await schedule(page, url, speed));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Runs in the page before everything else. */
function watchInPage() {
  /** @type {Seen} */
  const seen = { lcp: 0, shift: 0, tasks: [], events: [] };
  /** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean, interactionId: number }} Entry */
  /** @param {string} type @param {(entry: Entry) => void} note @param {object} [more] */
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => /** @type {Entry[]} */ (list.getEntries()).forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('event', ({ duration, interactionId }) => interactionId > 0 && seen.events.push(duration), {
    durationThreshold: 16,
  });
  Object.assign(window, { seen });
}

/** @param {Page} page @returns {Promise<Seen>} */
const seenBy = (page) =>
  page.evaluate(() => structuredClone(/** @type {{ seen: Seen }} */ (/** @type {unknown} */ (window)).seen));

/** A screen from a reload until it rests. @param {Page} page @param {string} url @param {(typeof SCREENS)[number]} screen @param {Speed} speed */
async function opens(page, url, { name, path, stands }, speed) {
  const rounds = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    await page.goto(url + path);
    await page.locator(stands).first().waitFor();
    await untilQuiet(page);
    rounds.push(await seenBy(page));
  }
  const blocking = rounds.map(({ tasks }) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - FREE_MS), 0));
  const what = (/** @type {string} */ figure) => `${name}: ${figure}${speed.name}`;
  return [
    atMost(what('largest contentful paint'), median(rounds.map(({ lcp }) => lcp)), LIMITS.lcp, 'ms'),
    atMost(what('total blocking time'), median(blocking), LIMITS.blocking, 'ms'),
    // A share of the page, in thousandths: the report writes whole limits.
    atMost(
      what('layout shift, thousandths'),
      Math.max(...rounds.map(({ shift }) => shift)) * 1000,
      LIMITS.shift * 1000,
      '‰',
      1,
    ),
  ];
}

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
  return interactions(page, `Patients: searching, interaction to next paint${speed.name}`);
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
  return interactions(page, `Schedule: going on and back, interaction to next paint${speed.name}`);
}

/** @param {Page} page @param {string} what */
async function interactions(page, what) {
  const { events } = await seenBy(page);
  if (events.length === 0) return known(what, 'below 16 ms');
  return atMost(what, Math.max(...events), LIMITS.interaction, 'ms');
}
