// The library of 1,500 meals and 8,000 foods in a real browser; the foods stand there since the chapter of much data.
import pg from 'pg';
import { untilQuiet } from '../e2e/support/transfers.mjs';
import { atMost, median } from './report.mjs';
import { interactions, measureScreens } from './screens.mjs';

const MEALS = 1500;
/** Each screen with what stands on it when its data has come. */
const SCREENS = [
  { name: 'Meals', path: '/meals', stands: 'main tbody tr' },
  { name: 'Foods', path: '/foods', stands: 'main tbody tr' },
  { name: 'Intolerances', path: '/intolerances', stands: 'main h1' },
  { name: 'Rules', path: '/settings', stands: 'main h1' },
];
const OPENINGS = 5;
const WHEEL_TURNS = 40;
/** What a list may take from its data to its rows, and a filter from the key to the list. */
const LIMITS = { rowsMs: 1000, filterMs: 50, slowFilterMs: 200, frameMs: 34, slowFrames: 0.1 };

/**
 * @typedef {import('./screens.mjs').Page} Page
 * @typedef {import('./screens.mjs').Speed} Speed
 */

/** @param {{ url: string, email: string, database: string }} options */
export async function measureLibrary({ url, email, database }) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await addMeals(client);
  } finally {
    await client.end();
  }
  const lists = [
    { name: 'Meals', path: '/meals', api: '/api/meals', query: 'pomidor' },
    { name: 'Foods', path: '/foods', api: '/api/foods', query: 'odmiana 77' },
  ];
  return measureScreens({
    ...{ url, email, screens: SCREENS },
    deeds: lists.map((list) => (page, origin, speed) => works(page, origin, speed, list)),
  });
}

/** Meals like those of the starter catalogue until there are as many as one request may hold. @param {pg.Client} client */
async function addMeals(client) {
  await client.query(
    `CREATE TEMPORARY TABLE copies AS
     SELECT m.id AS original, 'm-bench-' || n AS id
     FROM generate_series(1, greatest(0, $1 - (SELECT count(*)::int FROM catalog.meals WHERE deleted_at IS NULL))) AS n
     JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS total, id
           FROM catalog.meals WHERE deleted_at IS NULL) m ON m.position = n % m.total`,
    [MEALS],
  );
  await client.query(
    `INSERT INTO catalog.meals
     SELECT made.* FROM copies c JOIN catalog.meals m ON m.id = c.original
     CROSS JOIN LATERAL jsonb_populate_record(m, jsonb_build_object('id', c.id, 'name', m.name || ' ' || substr(c.id, 9))) AS made`,
  );
  for (const table of ['meal_types', 'meal_diets', 'meal_ingredients']) {
    await client.query(
      `INSERT INTO catalog.${table}
       SELECT made.* FROM copies c JOIN catalog.${table} t ON t.meal_id = c.original
       CROSS JOIN LATERAL jsonb_populate_record(t, jsonb_build_object('meal_id', c.id)) AS made`,
    );
  }
}

/**
 * From the data to the rows, a search by key, and scrolling the page of rows.
 * @param {Page} page @param {string} url @param {Speed} speed @param {{ name: string, path: string, api: string, query: string }} list
 */
async function works(page, url, speed, { name, path, api, query }) {
  const times = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    await page.goto(url + path);
    await page.locator('main tbody tr').first().waitFor();
    times.push(await sinceData(page, api));
  }
  await untilQuiet(page);
  const frames = await scrolled(page);
  await page.goto(url + path);
  await page.locator('main tbody tr').first().waitFor();
  await untilQuiet(page);
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type(query, { delay: 80 });
  await untilQuiet(page);
  const filter = `${name}: searching by key, interaction to next paint${speed.name}`;
  const late = frames.filter((ms) => ms > LIMITS.frameMs).length / frames.length;
  return [
    atMost(`${name}: from the data to the rows${speed.name}`, median(times), LIMITS.rowsMs, 'ms'),
    await interactions(page, filter, speed.rate === 1 ? LIMITS.filterMs : LIMITS.slowFilterMs),
    atMost(`${name}: late frames while scrolling${speed.name}`, late * 100, LIMITS.slowFrames * 100, '%', 1),
  ];
}

/** Milliseconds since the last answer of a call began with this path. @param {Page} page @param {string} path */
const sinceData = (page, path) =>
  page.evaluate((api) => {
    const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const ends = entries.filter(({ name }) => name.includes(api)).map(({ responseEnd }) => responseEnd);
    return performance.now() - Math.max(...ends);
  }, path);

/** How long each frame took while the wheel turned over the list. @param {Page} page @returns {Promise<number[]>} */
async function scrolled(page) {
  await page.mouse.move(720, 600);
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const note = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1)
    await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? 240 : -240);
  return page.evaluate(() => /** @type {{ frames: number[] }} */ (/** @type {unknown} */ (window)).frames);
}
