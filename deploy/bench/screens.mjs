// A screen in a real browser by its own performance timeline: how it opens, and how it answers a person.
import { untilQuiet } from '../e2e/support/transfers.mjs';
import { measureAtSpeeds } from './browser-session.mjs';
import { atMost, known, median } from './report.mjs';

const SPEEDS = [
  { rate: 1, name: '' },
  { rate: 4, name: ', at 4 × CPU slow-down' },
];
const OPENINGS = 5;
const LIMITS = { lcp: 2000, blocking: 600, interaction: 200, shift: 0.02 };
/** What a task may take before it counts as blocking. */
const FREE_MS = 50;

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./report.mjs').Figure} Figure
 * @typedef {(typeof SPEEDS)[number]} Speed
 * @typedef {{ name: string, path: string, stands: string }} Screen A page and what stands on it when its data has come.
 * @typedef {{ lcp: number, shift: number, tasks: number[], events: number[] }} Seen
 */

/**
 * Opens each screen, then does what is measured by hand, at both speeds of the processor.
 * @param {{ url: string, email: string, screens: Screen[], deeds: ((page: Page, url: string, speed: Speed) => Promise<Figure[]>)[] }} options
 * @returns {Promise<Figure[]>}
 */
export function measureScreens({ url, email, screens, deeds }) {
  return measureAtSpeeds({
    ...{ url, email, watchInPage, speeds: SPEEDS },
    measure: async (page, speed) => {
      const figures = [];
      for (const screen of screens) figures.push(...(await opens(page, url, screen, speed)));
      for (const deed of deeds) figures.push(...(await deed(page, url, speed)));
      return figures;
    },
  });
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

/** A screen from a reload until it rests. @param {Page} page @param {string} url @param {Screen} screen @param {Speed} speed */
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

/**
 * The slowest answer to a click or a key since the page was opened.
 * @param {Page} page @param {string} what @param {number} [limit] milliseconds
 */
export async function interactions(page, what, limit = LIMITS.interaction) {
  const { events } = await seenBy(page);
  if (events.length === 0) return known(what, 'below 16 ms');
  return atMost(what, Math.max(...events), limit, 'ms');
}
