import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import { NO_TABLES_TO_RESTORE, OTHER_SENTENCE } from './restore.strings.js';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { INVALID_TABLES, NOT_FOUND } from '../backups.strings.js';
import { contentOf, fillPractice, LATER, makeTables } from './testing/small-practice.js';
import { PresentState } from './present-state.js';

const WITHIN_MS = 30_000;
/** What the backup holds, a part of the database. */
const HELD: readonly BackupTable[] = ['patients', 'diet-plans', 'surveys'];

describe('restores asked for on the screen', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-restores-'));
  let app: TestApp;
  let admin: SignedIn;
  let backup: string;

  beforeAll(async () => {
    app = await createTestApp(adminService, { env: { ...ADMIN_SETTINGS, BACKUP_DIR: folder } });
    admin = await app.signIn('admin');
    await makeTables(app);
    await fillPractice(app);
    backup = await app
      .get<PresentState>(PresentState)
      .keep({ requestedBy: 'admin@pora', description: null, tables: HELD }, new AbortController().signal);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const of = (id: string) => `/api/admin/backups/${id}/restore`;
  const list = async () => (await admin.get('/api/admin/restores').expect(200)).body.items;

  test('say before what they would change', async () => {
    await app.query(LATER);
    await app.query(`INSERT INTO patients.audit_entries (actor, action, entity, entity_id)
      VALUES ('a@pora', 'patients.erase', 'patient', 'x'), ('a@pora', 'patients.read', 'patient', 'x')`);
    const { body } = await admin.get(of(backup)).expect(200);
    expect(body).toEqual({
      backupId: backup,
      takenAt: expect.any(String),
      sizeBytes: expect.any(Number),
      tables: [
        { tableName: 'patients', now: 3, stored: 3, changes: 1 },
        { tableName: 'diet-plans', now: 5, stored: 5, changes: 0 },
        { tableName: 'surveys', now: 3, stored: 2, changes: 0 },
      ],
      changesSince: 2,
      erasedSince: 1,
      workingNow: 0,
      problem: null,
    });
  });

  test('list, as a file, exactly the changes that they count: of the chosen tables, after the backup, no readings', async () => {
    await app.query(`INSERT INTO patients.audit_entries (at, actor, action, entity, entity_id)
      SELECT now() + n * interval '1 ms', 'a@pora', 'surveys.update', 'patient', 'jan-' || n FROM generate_series(1, 1500) n`);
    await app.query(`INSERT INTO patients.audit_entries (at, actor, action, entity, entity_id)
      VALUES ('2026-01-01Z', 'a@pora', 'surveys.update', 'patient', 'before'), (now(), 'a@pora', 'surveys.read', 'patient', 'read'),
             (now(), 'a@pora', 'schedule.update', 'schedule-event', 'not-chosen')`);
    const { body } = await admin.get(of(backup)).expect(200);
    const rowsOf = async (...tables: string[]) => {
      const file = await admin
        .get(`/api/admin/backups/${backup}/lost-changes?tables=${tables.join()}`)
        .expect(200);
      expect(file.headers['content-disposition']).toContain('zmiany.csv');
      return file.text.trimEnd().split('\r\n').slice(1);
    };
    for (const { tableName, changes } of body.tables) expect(await rowsOf(tableName)).toHaveLength(changes);
    expect(body.tables.at(-1)).toMatchObject({ tableName: 'surveys', changes: 1500 });
    const rows = await rowsOf('patients', 'surveys');
    expect(rows).toHaveLength(1501);
    expect(rows[0]).toContain('"Zmiana ankiety";"pacjent";"jan-1500"');
    expect(new Set(rows).size).toBe(1501);
    const [line] = await app.query(
      `SELECT actor, entity_id, fields FROM audit_entries WHERE action = 'audit.export' ORDER BY id DESC LIMIT 1`,
    );
    expect(line).toEqual({ actor: admin.email, entity_id: backup, fields: ['patients', 'surveys'] });
  });

  test('name no changes of a table the backup does not hold', async () => {
    const { body } = await admin
      .get(`/api/admin/backups/${backup}/lost-changes?tables=patients,foods`)
      .expect(400);
    expect(body).toMatchObject({ code: 'invalid_tables', error: INVALID_TABLES });
  });

  test.each([
    ['no table', [], 'ODTWÓRZ 0 TABEL', 'invalid_tables', NO_TABLES_TO_RESTORE],
    ['a table the backup does not hold', ['foods'], 'ODTWÓRZ 1 TABELĘ', 'invalid_tables', INVALID_TABLES],
    ['another sentence', ['patients'], 'ODTWÓRZ 2 TABELE', 'invalid_input', OTHER_SENTENCE],
    ['to call a part of the database the whole', HELD, 'ODTWÓRZ CAŁĄ BAZĘ', 'invalid_input', OTHER_SENTENCE],
  ])('refuse %s', async (_, tables, confirmation, code, error) => {
    const { body } = await admin.post(of(backup), { tables, confirmation }).expect(400);
    expect(body).toMatchObject({ code, error });
    expect(await list()).toEqual([]);
  });

  test('of a backup that is not there are refused', async () => {
    expect((await admin.get(of('nie-ma')).expect(404)).body.error).toBe(NOT_FOUND);
    await admin.post(of('nie-ma'), { tables: ['patients'], confirmation: 'ODTWÓRZ 1 TABELĘ' }).expect(404);
  });

  test('are the administrator’s alone', async () => {
    const dietitian = await app.signIn('dietitian');
    await dietitian.get(of(backup)).expect(403);
    await dietitian.get(`/api/admin/backups/${backup}/lost-changes?tables=patients`).expect(403);
    await dietitian.get('/api/admin/restores').expect(403);
    await dietitian.post(of(backup), { tables: ['patients'], confirmation: 'ODTWÓRZ 1 TABELĘ' }).expect(403);
  });

  test('are done by the queue, listed, and noted in the audit trail by who asked', async () => {
    const plans = async () => (await contentOf(app))['plans.plans'];
    const before = await plans();
    const { body } = await admin
      .post(of(backup), { tables: ['diet-plans'], confirmation: 'ODTWÓRZ 1 TABELĘ' })
      .expect(201);
    await until(async () => (await list())[0]?.completedAt !== null, WITHIN_MS);
    expect(await list()).toEqual([
      expect.objectContaining({
        ...{ id: body.restoreId, backupId: backup, tables: ['diet-plans'], state: 'done', step: 'over' },
        ...{ requestedBy: admin.email, presentBackupId: expect.any(String), problem: null },
      }),
    ]);
    expect(await plans()).not.toEqual(before);
    // A restore ends after the copy of the present state that it makes on its way.
    const [{ ended, kept }] = (await app.query(
      `SELECT r.completed_at AS ended, max(t.completed_at) AS kept FROM restores r
       JOIN backup_tables t ON t.backup_id = r.present_backup_id WHERE r.id = $1 GROUP BY 1`,
      [body.restoreId],
    )) as [{ ended: Date; kept: Date }];
    expect(ended.getTime()).toBeGreaterThanOrEqual(kept.getTime());
    const lines = await app.query(
      `SELECT actor, action, fields FROM audit_entries WHERE entity_id = $1 AND action LIKE 'backups.restore%' ORDER BY id`,
      [backup],
    );
    expect(lines).toEqual(
      ['backups.restore', 'backups.restored'].map((action) => ({
        ...{ actor: admin.email, action, fields: ['diet-plans'] },
      })),
    );
  });
});
