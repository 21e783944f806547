// Reads by key beside a bare server, and the search over a large food database.
import { fork } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { call } from '../e2e/support/http-session.mjs';
import { generateLoad } from './load.mjs';
import { atLeast, atMost, known, median, percentile, say } from './report.mjs';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;
const FOOD = 1001;
const PATIENT = 'p-demo-anna-zielinska';
const MANY_FOODS = 8000;
const MANY_PATIENTS = 5000;
const MANY_PLANS = 5000;
const MANY_VISITS = 20_000;
const READERS = 50;
const READING_SECONDS = 5;
const SEARCHES = [
  'ser',
  'mle',
  'pom',
  'chl',
  'jog',
  'ma',
  'kur',
  'ja',
  'twaróg',
  'platki',
  'masło orz',
  'zupa',
  'ryż',
  'łosoś',
  'x',
  'ogor',
];
const SEARCH_ROUNDS = 20;

/**
 * @typedef {import('../e2e/support/http-session.mjs').HttpSession} HttpSession
 * @typedef {import('./load.mjs').Target} Target
 * @typedef {{ p50: number, perSecond: number }} Round
 */

/** @param {HttpSession} session @param {string} databaseUrl @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureReads(session, databaseUrl) {
  const bare = await startBareServer(databaseUrl);
  try {
    const food = await sideBySide(session, bare.origin, `/api/foods/${FOOD}`, `/food?id=${FOOD}`);
    const patient = await sideBySide(
      session,
      bare.origin,
      `/api/patients/${PATIENT}`,
      `/patient?id=${PATIENT}`,
    );
    return [
      atMost(
        'Indexed read through the gateway (a food): p50 against a bare Node server',
        food.ratio,
        2,
        '×',
        2,
      ),
      atLeast(`… requests over ${CONNECTIONS} connections`, food.gateway.perSecond, 1500, '/s'),
      known('… p50 of one connection, gateway / bare server', describe(food)),
      known(
        'A patient with measurements, the read written to the audit trail',
        `${describe(patient)}, ${say(patient.gateway.perSecond, 0)} /s`,
      ),
    ];
  } finally {
    bare.stop();
  }
}

/** @param {{ gateway: Round, bare: Round }} sides */
function describe({ gateway, bare }) {
  return `${gateway.p50.toFixed(2)} / ${bare.p50.toFixed(2)} ms (bare ${say(bare.perSecond, 0)} /s)`;
}

/** @param {string} databaseUrl @returns {Promise<{ origin: string, stop: () => void }>} */
async function startBareServer(databaseUrl) {
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** Turn by turn, so that a busy moment of the machine meets both. @param {HttpSession} session @param {string} bareOrigin @param {string} path @param {string} barePath */
async function sideBySide(session, bareOrigin, path, barePath) {
  const gateway = { origin: session.origin, path, headers: { cookie: session.headers.cookie } };
  const bare = { origin: bareOrigin, path: barePath };
  for (const target of [gateway, bare])
    await generateLoad({ ...target, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  /** @type {{ gateway: Round[], bare: Round[] }} */
  const rounds = { gateway: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.gateway.push(await oneRound(gateway));
    rounds.bare.push(await oneRound(bare));
  }
  const summary = (/** @type {Round[]} */ runs) => ({
    p50: median(runs.map(({ p50 }) => p50)),
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
  });
  const result = { gateway: summary(rounds.gateway), bare: summary(rounds.bare) };
  return { ...result, ratio: result.gateway.p50 / result.bare.p50 };
}

/** The time of one request alone, then how many many connections get. @param {Target} target @returns {Promise<Round>} */
async function oneRound(target) {
  const alone = await generateLoad({ ...target, connections: 1, seconds: SECONDS });
  const many = await generateLoad({ ...target, connections: CONNECTIONS, seconds: SECONDS });
  return { p50: median(alone.latenciesMs), perSecond: many.perSecond };
}

/** Search over the starter catalogue, then over 8,000 foods; and long lists of patients and plans. @param {HttpSession} session @param {string} databaseUrl @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureLargeData(session, databaseUrl) {
  const before = await searchTimes(session);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await addFoods(client);
    await addPatients(client);
    await addPlans(client);
    await addVisits(client);
    // What the database does by itself within a minute.
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  await call(session, 'GET', '/api/foods?limit=1');
  const after = await searchTimes(session);
  const crowd = await crowdedList(session, '/api/patients');
  const plans = await crowdedList(session, '/api/diet-plans2');
  const week = await crowdedList(session, `/api/schedule?from=${daysFromToday(-3)}&to=${daysFromToday(3)}`);
  return [
    known('Food search over the starter catalogue, p95', `${percentile(before, 95).toFixed(1)} ms`),
    atMost(`Food search over ${say(MANY_FOODS, 0)} foods, p95`, percentile(after, 95), 50, 'ms', 1),
    atMost(`List of ${say(MANY_PATIENTS, 0)} patients, ${READERS} readers, p95`, crowd.list, 500, 'ms'),
    known('… lists sent', `${say(crowd.perSecond, 0)} /s`),
    known(
      '… another reader (a food, a patient), p95 alone',
      `${ms(crowd.alone.food)}, ${ms(crowd.alone.patient)}`,
    ),
    known('… p95 meanwhile', `${ms(crowd.meanwhile.food)}, ${ms(crowd.meanwhile.patient)}`),
    atMost(`List of ${say(MANY_PLANS, 0)} plans, ${READERS} readers, p95`, plans.list, 500, 'ms'),
    known('… lists sent', `${say(plans.perSecond, 0)} /s`),
    known(
      '… p95 meanwhile (a food, a patient)',
      `${ms(plans.meanwhile.food)}, ${ms(plans.meanwhile.patient)}`,
    ),
    atMost(`A week of ${say(MANY_VISITS, 0)} visits, ${READERS} readers, p95`, week.list, 500, 'ms'),
    known('… lists sent', `${say(week.perSecond, 0)} /s`),
  ];
}

/**
 * What many readers of one list wait for it, and what one who reads something else waits meanwhile.
 * @param {HttpSession} session @param {string} path
 */
async function crowdedList(session, path) {
  const { origin } = session;
  const { cookie } = session.headers;
  /** @param {string} target @param {number} connections @param {Record<string, string>} headers */
  const load = (target, connections, headers) =>
    generateLoad({ origin, path: target, headers, connections, seconds: READING_SECONDS });
  const others = async () => {
    const [food, patient] = await Promise.all([
      load(`/api/foods/${FOOD}`, 1, { cookie }),
      load(`/api/patients/${PATIENT}`, 1, { cookie }),
    ]);
    return { food: percentile(food.latenciesMs, 95), patient: percentile(patient.latenciesMs, 95) };
  };
  const alone = await others();
  const [list, meanwhile] = await Promise.all([
    load(path, READERS, { cookie, 'accept-encoding': 'gzip' }),
    others(),
  ]);
  return { list: percentile(list.latenciesMs, 95), perSecond: list.perSecond, alone, meanwhile };
}

const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;

/** @param {HttpSession} session */
async function searchTimes(session) {
  const times = [];
  for (let round = 0; round < SEARCH_ROUNDS; round += 1) {
    for (const query of SEARCHES) {
      times.push(
        await timed(() => expectOk(session, `/api/foods/search?limit=50&q=${encodeURIComponent(query)}`)),
      );
    }
  }
  return times;
}

/** @param {HttpSession} session @param {string} path */
async function expectOk(session, path) {
  const { status } = await call(session, 'GET', path);
  if (status !== 200) throw new Error(`${path}: HTTP ${status}`);
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Foods whose names are made of the words of real ones. @param {pg.Client} client */
async function addFoods(client) {
  await client.query(
    `INSERT INTO catalog.foods (id, name, category, per, carbs, fat, protein, calories, created_by, updated_by)
     SELECT 1000000 + n, f.name || ', odmiana ' || n, f.category, f.per, f.carbs, f.fat, f.protein, f.calories, 'bench', 'bench'
     FROM generate_series(1, $1::int) AS n
     JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS total, * FROM catalog.foods) f
       ON f.position = n % f.total`,
    [MANY_FOODS],
  );
}

/** @param {pg.Client} client */
async function addPatients(client) {
  await client.query(
    `INSERT INTO patients.patients (id, status, first_name, last_name, sex, birth_year, email, phone, height_cm,
       starting_weight_kg, activity_factor, goal, created_by, updated_by)
     SELECT 'p-bench-' || n, 'active', 'Imię' || n, 'Nazwisko' || n, 'female', 1980, 'a' || n || '@example.com', '', 170, 70,
       1.4, 'weight_loss', 'bench', 'bench'
     FROM generate_series(1, $1::int) AS n`,
    [MANY_PATIENTS],
  );
  await client.query(
    `INSERT INTO patients.measurements (id, practice_id, patient_id, taken_at, weight_kg, created_by)
     SELECT 'm-bench-' || n || '-' || k, p.practice_id, p.id, now() - k * interval '1 week', 70 - k, 'bench'
     FROM generate_series(1, $1::int) AS n
     JOIN patients.patients p ON p.id = 'p-bench-' || n CROSS JOIN generate_series(1, 6) AS k`,
    [MANY_PATIENTS],
  );
}

/** One plan for each patient as the demo's plans are, but for the days, which no list reads. @param {pg.Client} client */
async function addPlans(client) {
  await client.query(
    `WITH demo AS MATERIALIZED (
       SELECT row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS total,
              jsonb_populate_record(p, '{"plan_days": [], "shopping_lists": null}') AS plan
       FROM plans.plans p WHERE patient_id LIKE 'p-demo-%' AND deleted_at IS NULL
     )
     INSERT INTO plans.plans
     SELECT made.* FROM generate_series(1, $1::int) AS n
     JOIN demo ON demo.position = n % demo.total
     CROSS JOIN LATERAL jsonb_populate_record(
       demo.plan, jsonb_build_object('id', 'dp-many-' || n, 'patient_id', 'p-bench-' || n)
     ) AS made`,
    [MANY_PLANS],
  );
}

/** Calendar date `yyyy-MM-dd` so many days from today. @param {number} days */
function daysFromToday(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Some 25 visits each working day, a year back and a year ahead. @param {pg.Client} client */
async function addVisits(client) {
  await client.query(
    `INSERT INTO patients.schedule_events (id, patient_id, title, starts_at, ends_at, type, status, created_by, updated_by)
     SELECT 'se-bench-' || n, 'p-bench-' || (1 + n % $2::int), 'Wizyta', begins, begins + interval '30 minutes', 'consultation',
       CASE WHEN begins < now() THEN 'done' ELSE 'planned' END, 'bench', 'bench'
     FROM generate_series(0, $1::int - 1) AS n
     CROSS JOIN LATERAL (
       SELECT date_trunc('day', now()) - interval '365 days' + (n / 28) * interval '1 day'
         + interval '7 hours' + (n % 28) * interval '20 minutes' AS begins
     ) AS place`,
    [MANY_VISITS, MANY_PATIENTS],
  );
}
