import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { ALL, keepPresent, restoreNow, WITHOUT_QUEUE } from './testing/restoring.js';
import { fillPractice, makeTables } from './testing/small-practice.js';

describe('a restore', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-restore-'));
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(adminService, {
      env: { ...ADMIN_SETTINGS, BACKUP_DIR: folder },
      override: WITHOUT_QUEUE,
    });
    await makeTables(app);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => fillPractice(app));

  test('forgets of nobody that he asked to be removed, before the backup or since', async () => {
    const askFor = (patient: string) =>
      app.query(
        `INSERT INTO patients.patient_erasure_requests (patient_id, requested_by) VALUES ($1, 'a@pora')`,
        [patient],
      );
    const askedFor = async () =>
      (await app.query<{ id: string }>('SELECT patient_id AS id FROM patients.patient_erasure_requests')).map(
        ({ id }) => id,
      );
    await askFor('jan');
    await askFor('ewa');
    const former = await keepPresent(app);
    await app.query(`DELETE FROM patients.patient_erasure_requests WHERE patient_id = 'jan'`);
    // Of Ewa it was done, Anna is somebody whose data changed since.
    await app.query(`DELETE FROM patients.patients WHERE id = 'ewa'`);
    await app.query(`INSERT INTO patients.audit_entries (actor, action, entity, entity_id)
      VALUES ('admin@pora', 'patients.erase', 'patient', 'ewa')`);
    await app.query(`UPDATE patients.patients SET name = 'Anna Nowa', version = 5 WHERE id = 'anna'`);
    await askFor('anna');
    expect(await restoreNow(app, former)).toMatchObject({ state: 'done', erasedPeople: 1 });
    expect((await askedFor()).sort()).toEqual(['anna', 'jan']);
    expect(await app.query(`SELECT name FROM patients.patients ORDER BY id`)).toEqual([
      { name: 'Anna "A" Żak' },
      { name: 'Jan' },
    ]);
  });

  test('brings no request to be removed back that was withdrawn since', async () => {
    const asked = (patient: string, ago: string) =>
      app.query(
        `INSERT INTO patients.patient_erasure_requests (patient_id, requested_by, requested_at)
         VALUES ($1, 'a@pora', now() - $2::interval)`,
        [patient, ago],
      );
    const withdrawn = (patient: string, ago: string) =>
      app.query(
        `INSERT INTO patients.audit_entries (at, actor, action, entity, entity_id)
         VALUES (now() - $2::interval, 'a@pora', 'privacy.cancel-erasure', 'patient', $1)`,
        [patient, ago],
      );
    // Before the backup Ewa had withdrawn one as well, and asked again.
    await withdrawn('ewa', '2 days');
    for (const patient of ['jan', 'ewa', 'anna']) await asked(patient, '1 day');
    const former = await keepPresent(app);
    await app.query('DELETE FROM patients.patient_erasure_requests');
    for (const patient of ['jan', 'anna']) await withdrawn(patient, '1 hour');
    // Anna changed her mind once more.
    await asked('anna', '1 minute');
    expect(await restoreNow(app, former)).toMatchObject({ state: 'done', erasedPeople: 0 });
    expect(
      await app.query(
        `SELECT patient_id, requested_at > now() - interval '1 hour' AS anew
         FROM patients.patient_erasure_requests ORDER BY patient_id`,
      ),
    ).toEqual([
      { patient_id: 'anna', anew: true },
      { patient_id: 'ewa', anew: false },
    ]);
  });

  test('brings no subscription of a calendar back that was ended or made anew since, and every other one', async () => {
    const feedsOf = () => app.query('SELECT owner, token_hash FROM patients.schedule_feeds ORDER BY owner');
    const noted = (verb: string, owner: string) =>
      app.query(
        `INSERT INTO patients.audit_entries (actor, action, entity, entity_id) VALUES ($2, $1, 'schedule-feed', $2)`,
        [`schedule.feed-${verb}`, owner],
      );
    // Before the backup one was ended as well, and made again.
    await noted('revoke', 'beata@pora');
    await app.query(`INSERT INTO patients.schedule_feeds VALUES
      ('anna@pora', 'of Anna'), ('beata@pora', 'of Beata'), ('celina@pora', 'of Celina')`);
    const former = await keepPresent(app, ['schedule']);
    await app.query(`DELETE FROM patients.schedule_feeds WHERE owner IN ('anna@pora', 'beata@pora')`);
    await noted('revoke', 'anna@pora');
    await app.query(`UPDATE patients.schedule_feeds SET token_hash = 'anew', created_at = now()`);
    await noted('create', 'celina@pora');
    expect((await restoreNow(app, former, ['schedule'])).state).toBe('done');
    expect(await feedsOf()).toEqual([
      { owner: 'beata@pora', token_hash: 'of Beata' },
      { owner: 'celina@pora', token_hash: 'anew' },
    ]);
  });

  test('[decisions 76] brings no survey, results or visit back that was removed for good since, and every other one', async () => {
    await app.query(`
      INSERT INTO patients.patient_intolerance_sets (id, patient_id) VALUES ('i-anna', 'anna'), ('i-jan', 'jan');
      INSERT INTO patients.schedule_events (id, title) VALUES ('se-1', 'Kontrola'), ('se-2', 'Wizyta')`);
    const records = [
      ['patients.patient_surveys', 'survey', 's-anna', 's-jan'],
      ['patients.patient_intolerance_sets', 'intolerance-set', 'i-anna', 'i-jan'],
      ['patients.schedule_events', 'schedule-event', 'se-1', 'se-2'],
    ] as const;
    const everything = [...ALL, 'schedule'] as const;
    const former = await keepPresent(app, everything);
    for (const [table, entity, gone] of records) {
      // All are lost, one of each was removed on purpose.
      await app.query(`DELETE FROM ${table}`);
      await app.query(
        `INSERT INTO patients.audit_entries (actor, action, entity, entity_id) VALUES ('admin@pora', 'records.erase', $1, $2)`,
        [entity, gone],
      );
    }
    expect(await restoreNow(app, former, everything)).toMatchObject({ state: 'done', erasedPeople: 0 });
    for (const [table, , , kept] of records)
      expect(await app.query(`SELECT id FROM ${table} ORDER BY id`)).toEqual([{ id: kept }]);
  });

  test('leaves a consent withdrawn that was withdrawn since, whether the backup knows it or not', async () => {
    await app.query(`INSERT INTO patients.patient_consents (id, patient_id) VALUES
      ('c-anna', 'anna'), ('c-jan', 'jan'), ('c-ewa', 'ewa')`);
    const former = await keepPresent(app);
    const withdraw = (id: string) =>
      app.query(
        `UPDATE patients.patient_consents SET withdrawal = '{"date": "2026-11-27"}', version = 2 WHERE id = $1`,
        [id],
      );
    await withdraw('c-anna');
    // Jan gave another one and withdrew it; of Ewa only the new one counts, and of Nowy the backup knows nothing.
    await app.query(`INSERT INTO patients.patients (id, name) VALUES ('nowy', 'Nowy')`);
    await app.query(`INSERT INTO patients.patient_consents (id, patient_id) VALUES
      ('c-jan-2', 'jan'), ('c-ewa-2', 'ewa'), ('c-nowy', 'nowy')`);
    await withdraw('c-jan-2');
    await withdraw('c-nowy');
    expect((await restoreNow(app, former, ['patients'])).state).toBe('done');
    expect(
      await app.query(
        `SELECT id, withdrawal IS NOT NULL AS withdrawn, version FROM patients.patient_consents ORDER BY id`,
      ),
    ).toEqual([
      { id: 'c-anna', withdrawn: true, version: 2 },
      { id: 'c-ewa', withdrawn: false, version: 1 },
      { id: 'c-jan', withdrawn: false, version: 1 },
      { id: 'c-jan-2', withdrawn: true, version: 2 },
    ]);
  });
});
