// `node deploy/load/ways.mjs`: what a stack, a schema and a row policy for each practice cost (ADR 0097), and how large the
// rows of a practice are (docs/operations/capacity.md; with `--sizes` these alone). It starts a stack of its own and prints figures; nothing is kept.
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median, percentile, say } from '../bench/report.mjs';
import { exportAddress } from '../e2e/support/export-address.mjs';
import { call, signInOverHttp } from '../e2e/support/http-session.mjs';
import { LOCAL_ACCOUNTS } from '../local/identity-provider/accounts.mjs';
import { SERVICES } from '../local/paths.mjs';
import { startStack } from '../local/stack.mjs';
import { readCosts } from './processes.mjs';

const AT_REST_AFTER_MS = 20_000;
const PATIENT = 'p-demo-anna-zielinska';
const PLANS = 4;
const INDEXED_ROWS = 500;
const DRAWS = 3;
/** The patient of the demo has a plan of the first stage. */
const FIRST_STAGE = 4;
const SCHEMA_STEPS = [10, 100, 300];
const PRACTICES = 500;
const PATIENTS_EACH = 400;
const READS = 4_000;
const ROUNDS = 5;

/**
 * @typedef {Record<string, string> & Partial<Record<'rows' | 'bytes' | 'database' | 'relations', number>>} Row
 * @typedef {(sql: string, values?: unknown[]) => Promise<Row[]>} Query
 */

const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'pora-ways-')));
console.log(`Load of the machine at the start: ${os.loadavg()[0]?.toFixed(1)}`);
const stack = await startStack({ dataDir, fast: false, seed: 'demo' });
const client = new pg.Client({ connectionString: stack.env.DATABASE_URL });
try {
  await sleep(AT_REST_AFTER_MS);
  printMemory();
  await client.connect();
  /** @type {Query} */
  const query = async (sql, values = []) => (await client.query(sql, values)).rows;
  await workOnPlans();
  await rowSizes(query);
  if (!process.argv.includes('--sizes')) {
    await rowPolicies(query);
    await schemas(query);
  }
} finally {
  await client.end();
  await stack.stop({ remove: true });
}
console.log(`Load of the machine at the end: ${os.loadavg()[0]?.toFixed(1)}`);

/** What a practice of its own costs when nobody works in it. */
function printMemory() {
  const costs = Object.entries(readCosts(dataDir));
  for (const [name, { memoryMb }] of costs) console.log(`Memory at rest, ${name}: ${say(memoryMb, 0)} MB`);
  const all = costs.reduce((sum, [, { memoryMb }]) => sum + memoryMb, 0);
  console.log(`Memory at rest, together: ${say(all, 0)} MB (without the supervisor)`);
}

/** Plans as they are after some work: drawn, drawn again, handed out. */
async function workOnPlans() {
  const session = await signInOverHttp(stack.url, LOCAL_ACCOUNTS.dietitian.email);
  for (let number = 0; number < PLANS; number += 1) {
    const id = `dp-size-${number}`;
    const of = {
      name: 'Plan',
      patientId: PATIENT,
      stage: FIRST_STAGE + number,
      caloriesPerDay: 1800,
      mealsPerDay: 5,
    };
    await expectOk(session, 'POST', '/api/diet-plans2', { id, ...of });
    for (let seed = 1; seed <= DRAWS; seed += 1) {
      await expectOk(session, 'POST', `/api/diet-plans2/${id}/generate`, { seed });
    }
    await expectOk(session, 'GET', await exportAddress(session, id));
  }
}

/** @param {import('../e2e/support/http-session.mjs').HttpSession} session @param {string} method @param {string} address @param {unknown} [body] */
async function expectOk(session, method, address, body) {
  const { status, text } = await call(session, method, address, body);
  if (status >= 300) throw new Error(`${method} ${address}: HTTP ${status} ${text.slice(0, 200)}`);
}

/** Bytes of a row, long values packed as Postgres keeps them, without indexes. @param {Query} query */
async function rowSizes(query) {
  const tables = await query(
    `SELECT relid::regclass::text AS name FROM pg_stat_user_tables WHERE schemaname = ANY($1) ORDER BY 1`,
    [SERVICES],
  );
  for (const { name } of tables) {
    const [columns] = await query(
      `SELECT string_agg(format('coalesce(pg_column_size(t.%I), 0)', attname), ' + ') AS stored
       FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [name],
    );
    // Each column by itself: the size of a whole row is that of its values unpacked.
    const [sizes] = await query(
      `SELECT count(*)::int AS rows, coalesce(avg(${columns?.stored}), 0)::int AS bytes,
         pg_indexes_size('${name}'::regclass)::float8 AS relations FROM ${name} t`,
    );
    if (!sizes?.rows) continue;
    const { rows, bytes, relations = 0 } = sizes;
    // Below that, an index is mostly its first page.
    const indexes = rows < INDEXED_ROWS ? '' : `, indexes ${Math.round(relations / rows)}`;
    console.log(`Row of ${name}: ${bytes} bytes as stored${indexes} (${rows} rows)`);
  }
}

/** The same read by key from one table of many practices, without and with a row policy. @param {Query} query */
async function rowPolicies(query) {
  await query(`CREATE SCHEMA way`);
  await query(`CREATE TABLE way.patients (LIKE patients.patients INCLUDING ALL)`);
  const insertable = await columnsOf(query, 'patients', 'patients');
  const given = new Map([
    ['id', `'p-' || n || '-' || m`],
    ['practice_id', `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`],
  ]);
  await query(
    `INSERT INTO way.patients (${insertable.join()}) SELECT ${insertable.map((one) => given.get(one) ?? `p.${one}`).join()}
     FROM generate_series(1, ${PRACTICES}) n CROSS JOIN generate_series(1, ${PATIENTS_EACH}) m
     CROSS JOIN (SELECT * FROM patients.patients ORDER BY id LIMIT 1) p`,
  );
  await query(`CREATE TABLE way.guarded (LIKE way.patients INCLUDING ALL)`);
  await query(`INSERT INTO way.guarded (${insertable.join()}) SELECT ${insertable.join()} FROM way.patients`);
  await query(`ALTER TABLE way.guarded ENABLE ROW LEVEL SECURITY`);
  await query(
    `CREATE POLICY own ON way.guarded USING (practice_id = current_setting('pora.practice')::uuid)`,
  );
  await query(`CREATE ROLE way_reader`);
  await query(`GRANT USAGE ON SCHEMA way TO way_reader`);
  await query(`GRANT SELECT ON ALL TABLES IN SCHEMA way TO way_reader`);
  await query('ANALYZE way.patients, way.guarded');
  await query('SET ROLE way_reader');
  /** @type {Record<string, number[][]>} */
  const times = { plain: [], filtered: [], policy: [], 'policy, told each time': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.plain?.push(await readByKey('plain', 'SELECT * FROM way.patients WHERE id = $1'));
    times.filtered?.push(
      await readByKey(
        'filtered',
        `SELECT * FROM way.patients WHERE id = $1 AND practice_id = '00000000-0000-4000-8000-000000000007'`,
      ),
    );
    await query(`SELECT set_config('pora.practice', '00000000-0000-4000-8000-000000000007', false)`);
    times.policy?.push(await readByKey('policy', 'SELECT * FROM way.guarded WHERE id = $1'));
    times['policy, told each time']?.push(
      await readByKey('told', 'SELECT * FROM way.guarded WHERE id = $1', true),
    );
  }
  await query('RESET ROLE');
  for (const [name, rounds] of Object.entries(times)) {
    const p50 = median(rounds.map((one) => median(one)));
    const p95 = median(rounds.map((one) => percentile(one, 95)));
    console.log(
      `Read by key among ${say(PRACTICES * PATIENTS_EACH, 0)} patients, ${name}: p50 ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms`,
    );
  }
}

/** @param {string} name @param {string} text @param {boolean} [isTold] The practice is set in a transaction around each read. */
async function readByKey(name, text, isTold = false) {
  /** @type {number[]} */
  const times = [];
  for (let count = 0; count < READS; count += 1) {
    const values = [`p-7-${1 + (count % PATIENTS_EACH)}`];
    const started = performance.now();
    if (isTold) {
      await client.query('BEGIN');
      await client.query({
        name: 'tell',
        text: `SELECT set_config('pora.practice', $1, true)`,
        values: ['00000000-0000-4000-8000-000000000007'],
      });
    }
    const { rowCount } = await client.query({ name, text, values });
    if (isTold) await client.query('COMMIT');
    times.push(performance.now() - started);
    if (rowCount !== 1) throw new Error(`${name}: ${rowCount} rows`);
  }
  return times;
}

/** Columns that may be written. @param {Query} query @param {string} schema @param {string} table @returns {Promise<string[]>} */
async function columnsOf(query, schema, table) {
  const rows = await query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [schema, table],
  );
  return rows.flatMap(({ name }) => name ?? []);
}

/** All tables of a practice once more in a schema of its own, again and again. @param {Query} query */
async function schemas(query) {
  const tables = await query(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema = ANY($1) AND table_type = 'BASE TABLE' ORDER BY 1, 2`,
    [SERVICES],
  );
  console.log(`Tables of a practice: ${tables.length}`);
  let made = 0;
  for (const wanted of SCHEMA_STEPS) {
    const [from, before] = [made, await catalogueOf(query)];
    const started = performance.now();
    for (; made < wanted; made += 1) await makeSchema(query, `practice_${made}`, tables);
    const seconds = (performance.now() - started) / 1000;
    const after = await catalogueOf(query);
    const each = (/** @type {'database' | 'relations'} */ what) =>
      (after[what] - before[what]) / (made - from);
    console.log(
      `${wanted} schemas: ${say((1000 * seconds) / (made - from), 0)} ms to make one, ${say(each('database') / 1024, 0)} KB each empty, ` +
        `${say(each('relations'), 0)} relations each, ${say(after.relations, 0)} in all`,
    );
    await connectionMemory(Math.min(wanted, 100), tables);
  }
}

/** @param {Query} query @param {string} name @param {readonly Row[]} tables */
async function makeSchema(query, name, tables) {
  const made = tables.map(({ schema, name: table }) => {
    return `CREATE TABLE ${name}.${schema}_${table} (LIKE ${schema}.${table} INCLUDING ALL);`;
  });
  await query(`BEGIN; CREATE SCHEMA ${name}; ${made.join(' ')} COMMIT;`);
}

/** @param {Query} query @returns {Promise<{ database: number, relations: number }>} */
async function catalogueOf(query) {
  const [row] = await query(
    `SELECT pg_database_size(current_database())::float8 AS database, (SELECT count(*) FROM pg_class)::int AS relations`,
  );
  return { database: row?.database ?? 0, relations: row?.relations ?? 0 };
}

/** What one connection grows by when it serves many practices. @param {number} count @param {readonly Row[]} tables */
async function connectionMemory(count, tables) {
  const other = new pg.Client({ connectionString: stack.env.DATABASE_URL });
  await other.connect();
  const { rows } = await other.query('SELECT pg_backend_pid() AS pid');
  const before = privateMb(rows[0].pid);
  for (let practice = 0; practice < count; practice += 1) {
    for (const { schema, name } of tables) {
      await other.query(`SELECT FROM practice_${practice}.${schema}_${name} LIMIT 1`);
    }
  }
  const grown = privateMb(rows[0].pid) - before;
  console.log(
    `  a connection that serves ${count} of them grows by ${say(grown, 1)} MB from ${say(before, 1)} MB`,
  );
  await other.end();
}

/** Memory that a process shares with nobody. @param {number} pid */
function privateMb(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  const kilobytes = [...text.matchAll(/^Private_\w+:\s+(\d+)/gm)].reduce(
    (sum, [, one]) => sum + Number(one),
    0,
  );
  return kilobytes / 1024;
}
