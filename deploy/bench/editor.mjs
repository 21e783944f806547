// The plan editor in a real browser, by the browser's own performance timeline: as it is, and with the processor slowed down.
import { call } from '../e2e/support/http-session.mjs';
import { untilQuiet } from '../e2e/support/transfers.mjs';
import { measureAtSpeeds } from './browser-session.mjs';
import { atMost, known, median } from './report.mjs';

/** The widest plan there is: 14 days of 8 meals. */
const PLAN = { id: 'dp-bench-editor', name: 'Bench editor', stage: 11, caloriesPerDay: 2000, mealsPerDay: 8 };
const SPEEDS = [
  { rate: 1, name: '', opens: 500 },
  { rate: 4, name: ', at 4 × CPU slow-down', opens: 1200 },
];
const OPENINGS = 5;
const EDITS = 7;
const DRAG_STEPS = 60;
const OPENINGS_OF_MEMORY = 30;
const KB = 1000;

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').CDPSession} CDPSession
 * @typedef {import('./report.mjs').Figure} Figure
 * @typedef {{ what: string, ms: number }} Timed
 * @typedef {{ arm: (watched: 'cards' | 'cells' | 'total') => void, shown: () => Promise<number>, taken: () => { tasks: Timed[], events: Timed[] } }} EditorBench
 */

/** @param {{ url: string, email: string, session: import('../e2e/support/http-session.mjs').HttpSession }} options @returns {Promise<Figure[]>} */
export async function measureEditor({ url, email, session }) {
  await makePlan(session);
  return measureAtSpeeds({
    ...{ url, email, watchInPage, speeds: SPEEDS },
    measure: async (page, speed) => [
      await opens(page, url, 'day', speed),
      await opens(page, url, 'overview', speed),
      ...(await edits(page, speed)),
      ...(await drags(page, speed)),
      ...(await interactions(page, speed)),
    ],
    atLast: (page, cdp) => memory(page, cdp, url),
  });
}

/** @param {import('../e2e/support/http-session.mjs').HttpSession} session */
async function makePlan(session) {
  const made = await call(session, 'POST', '/api/diet-plans2', PLAN);
  if (made.status !== 201)
    throw new Error(`A plan for the bench: HTTP ${made.status} ${made.text.slice(0, 200)}`);
  const filled = await call(session, 'POST', `/api/diet-plans2/${PLAN.id}/generate`, { seed: 1 });
  if (filled.status !== 200) throw new Error(`Generating for the bench: HTTP ${filled.status}`);
}

/** Runs in the page before everything else: what stands on the screen since when, long tasks, and how long events took. */
function watchInPage() {
  /** @type {Timed[]} */
  let tasks = [];
  /** @type {Timed[]} */
  let events = [];
  performance.setResourceTimingBufferSize(5000);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push({ what: 'task', ms: duration });
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      const { interactionId = 0 } = /** @type {{ interactionId?: number }} */ (
        /** @type {unknown} */ (entry)
      );
      if (interactionId > 0) events.push({ what: entry.name, ms: entry.duration });
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));

  const cells = () => document.querySelectorAll('[data-grid-cell]').length;
  const total = () =>
    [...document.querySelectorAll('thead strong')].map((each) => each.textContent).join(' ');
  /** @type {Promise<number>} */
  let shown = Promise.resolve(0);
  /** @param {'cards' | 'cells' | 'total'} watched */
  const arm = (watched) => {
    const before = total();
    const stands = {
      cards: () => document.querySelector('[role=dialog] article') !== null,
      cells: () => cells() > 60,
      total: () => total() !== before,
    }[watched];
    shown = new Promise((resolve) => {
      const look = () => {
        if (!stands()) return;
        observer.disconnect();
        // The task after the next frame begins when that frame is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      look();
    });
  };
  /** @type {EditorBench} */
  const bench = {
    arm,
    shown: () => shown,
    taken: () => {
      const taken = { tasks, events };
      [tasks, events] = [[], []];
      return taken;
    },
  };
  Object.assign(window, { bench });
  const watched = new URLSearchParams(location.search).get('bench');
  if (watched === 'cards' || watched === 'cells') arm(watched);
}

/** From the last of the data the editor waits for to the first frame that shows the plan. @param {Page} page @param {string} url @param {'day' | 'overview'} view @param {(typeof SPEEDS)[number]} speed */
async function opens(page, url, view, speed) {
  const times = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    const watched = view === 'day' ? 'cards' : 'cells';
    await page.goto(`${url}/diets?plan=${PLAN.id}&view=${view}&bench=${watched}`);
    times.push(
      await page.evaluate(async (id) => {
        const { bench } = /** @type {{ bench: EditorBench }} */ (/** @type {unknown} */ (window));
        const shown = await bench.shown();
        const waitedFor = [`/api/diet-plans2/${id}`, '/api/patients', '/api/rule-config'];
        const ends = performance
          .getEntriesByType('resource')
          .filter(({ name }) => waitedFor.includes(new URL(name).pathname))
          .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseEnd)
          .filter((end) => end < shown);
        return shown - Math.max(...ends);
      }, PLAN.id),
    );
    await untilQuiet(page);
  }
  const what = `Plan editor, 14 × 8: from data to ${view === 'day' ? 'the day' : 'all days'}${speed.name}`;
  return atMost(what, median(times), speed.opens, 'ms');
}

/** @param {Page} page */
const taken = (page) =>
  page.evaluate(() => /** @type {{ bench: EditorBench }} */ (/** @type {unknown} */ (window)).bench.taken());

const longest = (/** @type {Timed[]} */ all) => Math.max(0, ...all.map(({ ms }) => ms));

/** From the key that takes a meal out to the frame with the new total of its day. @param {Page} page @param {(typeof SPEEDS)[number]} speed */
async function edits(page, speed) {
  const times = [];
  const bytes = [];
  await taken(page);
  for (let round = 0; round < EDITS; round += 1) {
    await page.locator(`[data-grid-cell="${round + 1 + (speed.rate > 1 ? EDITS : 0)}.2"]`).focus();
    const sent = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().endsWith('/slots'),
    );
    await page.evaluate(() => {
      const { bench } = /** @type {{ bench: EditorBench }} */ (/** @type {unknown} */ (window));
      const note = (/** @type {KeyboardEvent} */ { timeStamp }) => {
        bench.arm('total');
        void bench.shown().then((shown) => Object.assign(window, { benchEdit: shown - timeStamp }));
      };
      window.addEventListener('keydown', note, { capture: true, once: true });
    });
    await page.keyboard.press('Delete');
    bytes.push(Number((await (await sent).allHeaders())['content-length']));
    await untilQuiet(page);
    times.push(
      await page.evaluate(
        () => /** @type {{ benchEdit: number }} */ (/** @type {unknown} */ (window)).benchEdit,
      ),
    );
  }
  const { tasks } = await taken(page);
  return [
    atMost(`An edit: from the key to the new total of the day${speed.name}`, median(times), 100, 'ms'),
    ...(speed.rate === 1 ? [atMost('… what it sends', Math.max(...bytes) / KB, 10, 'KB', 1)] : []),
    known('… the longest task while it is saved and checked', `${longest(tasks).toFixed(0)} ms`),
  ];
}

/** A meal carried over all columns and put back. @param {Page} page @param {(typeof SPEEDS)[number]} speed */
async function drags(page, speed) {
  const from = await page.locator('[data-grid-cell="1.1"]').boundingBox();
  const to = await page.locator('[data-grid-cell="14.1"]').boundingBox();
  if (!from || !to) throw new Error('The cells of the overview are not on the screen.');
  await taken(page);
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: DRAG_STEPS });
  await page.mouse.move(from.x + 20, from.y + 10, { steps: DRAG_STEPS });
  await page.mouse.up();
  await untilQuiet(page);
  const { tasks } = await taken(page);
  return [atMost(`Dragging over all days: the longest task${speed.name}`, longest(tasks), 50, 'ms')];
}

/** Keys and clicks as a person works, each with the time to its next paint. @param {Page} page @param {(typeof SPEEDS)[number]} speed */
async function interactions(page, speed) {
  const press =
    (/** @type {string} */ key, times = 1) =>
    async () => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    };
  const dialogs = (/** @type {number} */ count) => () =>
    page.waitForFunction((wanted) => document.querySelectorAll('[role=dialog]').length === wanted, count);
  // What an act leads to stands before the next one begins: it would be told as slow for what the last one still does.
  /** @type {[what: string, act: () => Promise<void>, stands?: () => Promise<unknown>][]} */
  const acts = [
    ['click on a cell', () => page.locator('[data-grid-cell="2.1"]').click()],
    ['→', press('ArrowRight', 8)],
    ['↓', press('ArrowDown', 8)],
    ['Shift →', press('Shift+ArrowRight', 3)],
    ['Home', press('Home')],
    ['L', press('l', 2)],
    ['day view', press('1'), () => page.locator('[role=dialog] article').first().waitFor()],
    ['next day', press('ArrowRight', 4)],
    ['overview', press('2'), () => page.locator('[data-grid-cell]').first().waitFor()],
    ['open a meal', press('Enter'), dialogs(2)],
    ['close it', press('Escape'), dialogs(1)],
  ];
  /** @type {Timed[]} */
  const slowest = [];
  let opened = 0;
  for (const [what, act, stands] of acts) {
    await taken(page);
    const from = performance.now();
    await act();
    await stands?.();
    if (what === 'open a meal') opened = performance.now() - from;
    await untilQuiet(page);
    slowest.push({ what, ms: longest((await taken(page)).events) });
  }
  const worst = slowest.toSorted((a, b) => b.ms - a.ms);
  return [
    atMost(`Working in the overview: interaction to next paint${speed.name}`, longest(slowest), 200, 'ms'),
    known(
      '… the slowest',
      worst
        .slice(0, 3)
        .map(({ what, ms }) => `${what} ${ms.toFixed(0)} ms`)
        .join(', '),
    ),
    known('… from Enter to the opened meal', `${opened.toFixed(0)} ms`),
  ];
}

/** What thirty openings leave behind. @param {Page} page @param {CDPSession} cdp @param {string} url @returns {Promise<Figure[]>} */
async function memory(page, cdp, url) {
  await page.goto(`${url}/diets`);
  const openAndClose = async (/** @type {number} */ times) => {
    for (let round = 0; round < times; round += 1) {
      await page
        .getByRole('button', { name: new RegExp(PLAN.name) })
        .first()
        .click();
      await page.getByRole('article').first().waitFor();
      await page.keyboard.press('2');
      await page.locator('[data-grid-cell]').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  };
  const weigh = async () => {
    await untilQuiet(page);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  // The first openings load code and fill what is kept on purpose.
  await openAndClose(OPENINGS);
  const before = await weigh();
  await openAndClose(OPENINGS_OF_MEMORY);
  const after = await weigh();
  const grown = (after.usedSize - before.usedSize) / 1024 ** 2;
  return [
    atMost(`Heap after ${OPENINGS_OF_MEMORY} more openings, grown by`, grown, 1, 'MB', 2),
    known('… of', `${(before.usedSize / 1024 ** 2).toFixed(1)} MB`),
    known(
      '… nodes and listeners more',
      `${after.nodes - before.nodes} and ${after.jsEventListeners - before.jsEventListeners}`,
    ),
  ];
}
