// A backup of 100,000 rows: how long until it is written, and until it was restored for its check.
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { call } from '../e2e/support/http-session.mjs';
import { atMost, known, median, say } from './report.mjs';

const ROWS = 100_000;
/** Characters of notes of each row; a hash repeats nothing that gzip could leave out. */
const NOTE_CHARACTERS = 640;
const ROUNDS = 3;
const WRITTEN_WITHIN_S = 3;
const CHECKED_WITHIN_S = 8;

/**
 * @param {{ dataDir: string, env: { DATABASE_URL: string } }} stack
 * @param {import('../e2e/support/http-session.mjs').HttpSession} admin
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function measureBackups(stack, admin) {
  const client = new pg.Client({ connectionString: stack.env.DATABASE_URL });
  await client.connect();
  /** @type {{ written: number, checked: number }[]} */
  const rounds = [];
  let megabytes;
  try {
    megabytes = await addRows(client);
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oneBackup(stack, admin));
  } finally {
    // The calendar of the other chapters is that of a practice.
    await client.query(`DELETE FROM patients.schedule_events WHERE id LIKE 'se-backup-%'`);
    await client.end();
  }
  const written = median(rounds.map((round) => round.written));
  const checked = median(rounds.map((round) => round.checked));
  return [
    known('Rows of the backup', `${say(ROWS, 0)} visits with notes, ${say(megabytes, 0)} MB`),
    atMost(`Backup written, median of ${ROUNDS}`, written, WRITTEN_WITHIN_S, 's', 2),
    atMost('… restored and compared as well', checked, CHECKED_WITHIN_S, 's', 2),
  ];
}

/** @param {pg.Client} client @returns {Promise<number>} Megabytes of the table. */
async function addRows(client) {
  await client.query(
    `INSERT INTO patients.schedule_events (id, title, starts_at, ends_at, type, status, notes, created_by, updated_by)
     SELECT 'se-backup-' || n, 'Telefon', begins, begins + interval '30 minutes', 'consultation', 'planned',
       (SELECT string_agg(md5(n || '-' || k), '') FROM generate_series(1, $2::int / 32) k), 'bench', 'bench'
     FROM generate_series(1, $1::int) n
     CROSS JOIN LATERAL (SELECT now() + n * interval '1 minute' AS begins) place`,
    [ROWS, NOTE_CHARACTERS],
  );
  const { rows } = await client.query(
    `SELECT pg_table_size('patients.schedule_events')::float8 / 1024 / 1024 AS megabytes`,
  );
  return rows[0].megabytes;
}

/** Seconds from the call on. @param {{ dataDir: string }} stack @param {import('../e2e/support/http-session.mjs').HttpSession} admin */
async function oneBackup({ dataDir }, admin) {
  const began = Date.now();
  const { status, text } = await call(admin, 'POST', '/api/admin/backups', { tables: ['schedule'] });
  if (status !== 201) throw new Error(`A backup: HTTP ${status} ${text.slice(0, 200)}`);
  const { backupId } = JSON.parse(text);
  for (;;) {
    const { items } = JSON.parse((await call(admin, 'GET', '/api/admin/backups')).text);
    const one = items.find((/** @type {{ backupId: string }} */ item) => item.backupId === backupId);
    if (one.status === 'FAILED') throw new Error(`The backup failed: ${one.errorMessage}`);
    if (one.status === 'COMPLETED') {
      // The manifest is what is written last, before the check.
      const { mtimeMs } = statSync(path.join(dataDir, 'backups', backupId, 'manifest.json'));
      return { written: (mtimeMs - began) / 1000, checked: (Date.parse(one.completedAt) - began) / 1000 };
    }
    await sleep(100);
  }
}
