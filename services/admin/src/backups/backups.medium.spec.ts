import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import { adminService } from '../service.js';
import { ADMIN_SETTINGS } from '../testing/admin-settings.js';
import { BackupJobs } from './backup-jobs.service.js';
import { ANOTHER, CANCELLED, DAMAGED, INTERRUPTED } from './backups.strings.js';
import { PRACTICE } from './testing/hard-to-copy.js';
import { whileLocked } from './testing/locked-table.js';

const WITHIN_MS = 30_000;

describe('backups', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-backups-'));
  const folderOf = (id: string) => path.join(folder, id);
  let app: TestApp;
  let admin: SignedIn;
  let dietitian: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(adminService, { env: { ...ADMIN_SETTINGS, BACKUP_DIR: folder } });
    [admin, dietitian] = await Promise.all([app.signIn('admin'), app.signIn('dietitian')]);
    await app.query(PRACTICE);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });
  afterEach(async () => {
    await until(async () => (await records()).every(isOver), WITHIN_MS);
  });

  const isOver = ({ status, restoreCheck }: BackupRecord) =>
    (status === 'COMPLETED' || status === 'FAILED') && restoreCheck !== 'running';
  const list = async () => (await admin.get('/api/admin/backups').expect(200)).body;
  const records = async (): Promise<BackupRecord[]> => (await list()).items;
  const of = async (id: string) => (await records()).filter(({ backupId }) => backupId === id);

  async function start(tables = ['patients', 'surveys', 'administration'], description?: string) {
    const { body } = await admin.post('/api/admin/backups', { tables, description }).expect(201);
    return body.backupId as string;
  }

  async function finished(tables?: string[], description?: string): Promise<string> {
    const id = await start(tables, description);
    await until(async () => (await of(id)).every(isOver), WITHIN_MS);
    return id;
  }

  test('[core §3] offer the names whose tables exist and may be read', async () => {
    expect(await list()).toEqual({
      tables: ['patients', 'surveys', 'administration'],
      items: [],
      warning: null,
    });
  });

  test('are told of to who watches once all tables were in one: how old, how large, and whether it failed', async () => {
    const told = async () => (await app.http().get('/metrics').expect(200)).text;
    const some = await finished();
    expect(await told()).not.toMatch(/^pora_backup_ended_timestamp_seconds\{/m);
    await app.query(
      `INSERT INTO backups (id, state, restore_check, requested_by, requested_at)
       VALUES ('b-all', 'done', 'passed', $1, '2026-01-02 03:04:05+00'), ('b-bad', 'failed', 'none', $1, '2026-01-03 00:00:00+00')`,
      [admin.email],
    );
    for (const [position, table] of BACKUP_TABLES.entries()) {
      await app.query(
        `INSERT INTO backup_tables (backup_id, table_name, position, status, completed_at, bytes)
         SELECT id, $1, $2, 'COMPLETED', requested_at + interval '90 s', 1000 FROM backups WHERE id IN ('b-all', 'b-bad')`,
        [table, position],
      );
    }
    const text = await told();
    await app.query(`DELETE FROM backups WHERE id IN ('b-all', 'b-bad', $1)`, [some]);
    rmSync(folderOf(some), { recursive: true });
    expect(text).toContain('pora_backup_ended_timestamp_seconds{result="good",service="admin"} 1767323135');
    expect(text).toContain('pora_backup_ended_timestamp_seconds{result="failed",service="admin"} 1767398490');
    expect(text).toContain(`pora_backup_size_bytes{service="admin"} ${1000 * BACKUP_TABLES.length}`);
    expect(text).toContain('pora_backup_duration_seconds{service="admin"} 90');
  });

  test('[core §3] hold every row as it was, compressed, for their owner alone', async () => {
    const id = await finished(undefined, '  Przed importem  ');
    const rows = await of(id);
    expect(rows.map(({ tableName, status, rows: count }) => [tableName, status, count])).toEqual([
      ['patients', 'COMPLETED', 3],
      ['surveys', 'COMPLETED', 2000],
      ['administration', 'COMPLETED', expect.any(Number)],
    ]);
    expect(rows[0]).toMatchObject({
      resourceId: `${id}/patients`,
      backupName: 'Wybrane tabele: 3 z 9',
      awsStatus: null,
      requestedBy: admin.email,
      description: 'Przed importem',
      errorMessage: null,
      restoreCheck: 'passed',
      encrypted: false,
    });
    expect(statSync(folderOf(id)).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(folderOf(id)))
      expect(statSync(path.join(folderOf(id), file)).mode & 0o777).toBe(0o600);
    const csv = gunzipSync(readFileSync(path.join(folderOf(id), 'patients.patients.csv.gz'))).toString();
    expect(csv.split('\n')[0]).toBe('id,name,note,weight,born,seen,tags,answers,picture,size');
    expect(csv).toContain('p-2,Żółw,"",0.00,0001-01-01,infinity,{},null,\\x,NaN');
    expect(csv).toContain('p-3,\\N,,,,,,,,');
    const audit = await app.query<{ action: string; fields: string[] }>(
      'SELECT action, fields FROM audit_entries WHERE entity_id = $1',
      [id],
    );
    expect(audit).toEqual([{ action: 'backups.start', fields: ['patients', 'surveys', 'administration'] }]);
    // Those of other tests on the same server come and go; one that was left stays.
    const seen = await databases();
    await until(async () => (await databases()).every((name) => !seen.includes(name)), WITHIN_MS);
  });

  test('[core §3] show one moment of all tables while people go on writing', async () => {
    let writes = 0;
    let goesOn = true;
    const writing = (async () => {
      for (; goesOn; writes += 1)
        await app.query(`
          WITH person AS (INSERT INTO patients.patients (id, name) VALUES ('w-${writes}', 'W') RETURNING id)
          INSERT INTO patients.patient_surveys (patient_id) SELECT id FROM person`);
    })();
    await until(() => writes > 5);
    const id = await finished(['patients', 'surveys']);
    goesOn = false;
    await writing;
    const [people, surveys] = await of(id);
    expect(people?.rows).toBeGreaterThan(3);
    expect((surveys?.rows ?? 0) - 2000).toBe((people?.rows ?? 0) - 3);
  });

  test('[core §3] that were damaged on the disk are found out when they are checked again', async () => {
    const id = await finished(['patients']);
    const file = path.join(folderOf(id), 'patients.patients.csv.gz');
    const bytes = readFileSync(file);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await admin.post(`/api/admin/backups/${id}/restore-check`).expect(204);
    await until(async () => (await of(id)).every(isOver), WITHIN_MS);
    expect(await of(id)).toMatchObject([
      { status: 'COMPLETED', restoreCheck: 'failed', restoreProblem: DAMAGED },
    ]);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await admin.post(`/api/admin/backups/${id}/restore-check`).expect(204);
    await until(async () => (await of(id)).every(isOver), WITHIN_MS);
    expect(await of(id)).toMatchObject([{ restoreCheck: 'passed', restoreProblem: null }]);
  });

  test('[core §3] are one at a time, and a cancelled one leaves nothing behind', async () => {
    const id = await whileLocked(app, 'patients.patient_surveys', async () => {
      const begun = await start();
      const again = await admin.post('/api/admin/backups', { tables: ['patients'] }).expect(409);
      expect(again.body.error).toContain('Inny backup jeszcze trwa');
      await until(async () => (await of(begun)).some(({ rows }) => rows !== null), WITHIN_MS);
      await admin.delete(`/api/admin/backups/${begun}`).expect(409);
      await admin.post(`/api/admin/backups/${begun}/cancel`).expect(204);
      expect((await of(begun)).map(({ status, errorMessage }) => [status, errorMessage])).toEqual(
        Array.from({ length: 3 }, () => ['FAILED', CANCELLED]),
      );
      await until(() => readdirSync(folder).every((name) => !name.startsWith(begun)), WITHIN_MS);
      return begun;
    });
    await admin.post(`/api/admin/backups/${id}/cancel`).expect(409);
  });

  test('[core §3] of two people who start one in the same moment one does, and the other reads why not', async () => {
    const colleague = await app.signIn('admin');
    const started = (await app.query(`SELECT id FROM audit_entries WHERE action = 'backups.start'`)).length;
    const asked = [
      [admin, ['patients', 'surveys']],
      [colleague, ['surveys']],
    ] as const;
    // Neither is over before the other is asked for. A lock that outlived a failure would keep the service from ending.
    const answers = await whileLocked(app, 'patients.patient_surveys', () =>
      Promise.all(asked.map(([person, tables]) => person.post('/api/admin/backups', { tables }))),
    );
    const begun = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(begun.map(({ body }) => body)).toEqual([{ backupId: expect.any(String) }]);
    expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual([
      [409, 'conflict', ANOTHER],
    ]);
    const id = begun[0]?.body.backupId as string;
    await until(async () => (await of(id)).every(isOver), WITHIN_MS);
    expect((await of(id)).map(({ status }) => status)).toEqual((await of(id)).map(() => 'COMPLETED'));
    const lines = await app.query(`SELECT id FROM audit_entries WHERE action = 'backups.start'`);
    expect(lines.length - started).toBe(1);
    expect(await app.query(`SELECT run FROM backups WHERE id = $1`, [id])).toEqual([{ run: 1 }]);
  });

  test('[core §3] go on from the begin after their process was killed, and are given up after three times', async () => {
    const insert = async (id: string, run: number) => {
      await app.query(
        `INSERT INTO backups (id, state, run, requested_by) VALUES ($1, 'running', $2, 'x@example.com')`,
        [id, run],
      );
      await app.query(
        `INSERT INTO backup_tables (backup_id, table_name, position) VALUES ($1, 'patients', 0)`,
        [id],
      );
      await app.get(BackupJobs).submit(id);
      await until(async () => (await of(id)).every(isOver), WITHIN_MS);
    };
    await insert('backup-killed-once', 1);
    expect(await of('backup-killed-once')).toMatchObject([{ status: 'COMPLETED', restoreCheck: 'passed' }]);
    await insert('backup-killed-often', 3);
    expect(await of('backup-killed-often')).toMatchObject([{ status: 'FAILED', errorMessage: INTERRUPTED }]);
  });

  test('[core §7] are downloaded as one TAR and removed with their files; both stand in the audit trail', async () => {
    const id = await finished(['patients']);
    const { body, headers } = await admin
      .get(`/api/admin/backups/${id}/file`)
      .buffer(true)
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(headers['content-disposition']).toContain(`${id}.tar`);
    const tar = (body as Buffer).toString('latin1');
    for (const file of ['manifest.json', 'patients.patients.csv.gz']) expect(tar).toContain(`${id}/${file}`);
    await admin.delete(`/api/admin/backups/${id}`).expect(204);
    expect(await of(id)).toEqual([]);
    expect(readdirSync(folder)).not.toContain(id);
    await admin.get(`/api/admin/backups/${id}/file`).expect(404);
    const audit = await app.query<{ action: string }>(
      'SELECT action FROM audit_entries WHERE entity_id = $1 ORDER BY id',
      [id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'backups.start',
      'backups.download',
      'backups.remove',
    ]);
  });

  test.each([
    ['no table', { tables: [] }, 'Wybierz co najmniej jedną tabelę do backupu.'],
    [
      'a table nobody offers',
      { tables: ['patients', 'pg_authid'] },
      'Wybrano nieobsługiwaną tabelę. Odśwież listę i spróbuj ponownie.',
    ],
    [
      'a table whose rows are not there',
      { tables: ['meals'] },
      'Wybrano nieobsługiwaną tabelę. Odśwież listę i spróbuj ponownie.',
    ],
  ])('[core §8] with %s are refused', async (_case, body, sentence) => {
    const refused = await admin.post('/api/admin/backups', body).expect(400);
    expect(refused.body).toMatchObject({ code: 'invalid_tables', error: sentence });
  });

  test('[core §5] take a description of 500 characters and no more', async () => {
    await admin
      .post('/api/admin/backups', { tables: ['patients'], description: 'x'.repeat(501) })
      .expect(400);
    const id = await finished(['patients'], 'x'.repeat(500));
    expect((await of(id))[0]?.description).toHaveLength(500);
  });

  test('[core §6] are the administrator’s alone', async () => {
    const calls = [
      ['get', '/api/admin/backups'],
      ['post', '/api/admin/backups'],
      ['post', '/api/admin/backups/b-1/cancel'],
      ['post', '/api/admin/backups/b-1/restore-check'],
      ['get', '/api/admin/backups/b-1/file'],
      ['delete', '/api/admin/backups/b-1'],
    ] as const;
    for (const [verb, address] of calls) {
      expect((await dietitian[verb](address)).body.code).toBe('not_administrator');
      expect((await app.http()[verb](address)).status).toBe(401);
    }
    for (const [verb, address] of calls.slice(2)) await admin[verb](address).expect(404);
  });

  test('[core §7] without the table of the history the list says so', async () => {
    await app.query('ALTER TABLE backup_tables RENAME TO elsewhere');
    expect(await list()).toMatchObject({ items: [], warning: 'table_missing' });
    await app.query('ALTER TABLE elsewhere RENAME TO backup_tables');
  });

  /** Databases in which backups are being checked, and what checks have left behind. */
  const databases = async () => {
    const rows = await app.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname LIKE 'pora_restore_check_%'`,
    );
    return rows.map(({ datname }) => datname);
  };
});
