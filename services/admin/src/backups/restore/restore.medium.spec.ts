import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { onDatabase, testEnvironment } from '@pora/common/testing/environment';
import { until } from '@pora/common/testing/until';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import pg from 'pg';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { BackupFolders } from '../backup-folders.service.js';
import { DAMAGED, KEY_MISSING } from '../backups.strings.js';
import { MANIFEST_FILE, type Manifest } from '../dump/manifest.js';
import type { RestoreEntity } from './restore.entity.js';
import { RestoreWork } from './restore-work.service.js';
import { INTERRUPTED, NEWER, NOT_OURS, notInBackup, otherLayout, together } from './restore.strings.js';
import { RestoresRepository } from './restores.repository.js';
import {
  ALL,
  askForRestore,
  keepPresent,
  NEVER,
  restoreNow,
  restoreOf,
  WITHOUT_QUEUE,
} from './testing/restoring.js';
import { contentOf, fillPractice, LATER, makeTables } from './testing/small-practice.js';

describe('a restore', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-restore-'));
  let app: TestApp;
  /** Backup of the practice as it was filled, which no test changes. */
  let backup: string;

  const start = (more: Record<string, string> = {}) =>
    createTestApp(adminService, {
      env: { ...ADMIN_SETTINGS, BACKUP_DIR: folder, ...more },
      override: WITHOUT_QUEUE,
    });

  beforeAll(async () => {
    app = await start();
    await makeTables(app);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await fillPractice(app);
    backup = await keep();
  });

  const keep = (of = app, tables = ALL) => keepPresent(of, tables);
  const ask = (id: string, tables: readonly BackupTable[], of = app) => askForRestore(of, id, tables);
  const found = (id: string, of = app) => restoreOf(of, id);
  /** Restores, and says why if it could not. */
  async function restored(id: string, tables = ALL, of = app): Promise<RestoreEntity> {
    const end = await restoreNow(of, id, tables);
    expect({ state: end.state, problem: end.problem }).toEqual({ state: 'done', problem: null });
    return end;
  }

  /** What is refused leaves every row as it was. */
  async function expectRefused(problem: string, id = backup, tables = ALL, of = app): Promise<void> {
    const before = await contentOf(of);
    const { state, problem: told } = await restoreNow(of, id, tables);
    expect({ state, told }).toEqual({ state: 'failed', told: problem });
    expect(await contentOf(of)).toEqual(before);
  }

  const manifestOf = (id: string) => path.join(folder, id, MANIFEST_FILE);

  function changeManifest(change: (manifest: Manifest) => void): void {
    const manifest = JSON.parse(readFileSync(manifestOf(backup), 'utf8')) as Manifest;
    change(manifest);
    writeFileSync(manifestOf(backup), JSON.stringify(manifest));
  }

  test('brings every row back, whatever changed, swapped, came or went since', async () => {
    const before = await contentOf(app);
    await app.query(LATER);
    expect(await contentOf(app)).not.toEqual(before);
    expect(await restored(backup)).toMatchObject({
      state: 'done',
      step: 'over',
      problem: null,
      erasedPeople: 0,
    });
    expect(await contentOf(app)).toEqual(before);
  });

  test('brings rows back with their versions into tables that were emptied', async () => {
    const before = await contentOf(app);
    await app.query('TRUNCATE patients.patients, plans.plans, catalog.foods, catalog.meals CASCADE');
    await app.query('DELETE FROM catalog.catalogue_revisions');
    await restored(backup);
    expect(await contentOf(app)).toEqual(before);
    expect(await app.query('SELECT DISTINCT version FROM patients.patients')).toEqual([{ version: 1 }]);
    expect(await app.query('SELECT revision FROM catalog.catalogue_revisions')).toEqual([{ revision: '42' }]);
  });

  test('is undone by restoring the backup that was made before it', async () => {
    await app.query(LATER);
    const later = await contentOf(app);
    const { presentBackupId } = await restored(backup);
    await restored(presentBackupId ?? '');
    expect(await contentOf(app)).toEqual(later);
  });

  test('of some tables leaves the others alone', async () => {
    const before = await contentOf(app);
    await app.query(LATER);
    const later = await contentOf(app);
    await restored(backup, ['diet-plans']);
    expect(await contentOf(app)).toEqual({
      ...later,
      'plans.plans': before['plans.plans'],
      'plans.generation_logs': before['plans.generation_logs'],
    });
  });

  test('of patients keeps the surveys of those who stay', async () => {
    await app.query(`UPDATE patients.patients SET name = 'Anna Nowa' WHERE id = 'anna'`);
    await app.query(`UPDATE patients.patient_surveys SET answers = '{"sen": "8 h"}' WHERE id = 's-anna'`);
    await restored(backup, ['patients']);
    expect(await app.query('SELECT name FROM patients.patients WHERE id = $1', ['anna'])).toEqual([
      { name: 'Anna "A" Żak' },
    ]);
    expect(await app.query('SELECT answers FROM patients.patient_surveys WHERE id = $1', ['s-anna'])).toEqual(
      [{ answers: { sen: '8 h' } }],
    );
  });

  test('leaves whoever was erased since erased, with survey and plans, and no one else', async () => {
    await app.query(`DELETE FROM patients.patients WHERE id = 'anna'`);
    await app.query(`DELETE FROM plans.plans WHERE patient_id = 'anna'`);
    await app.query(`INSERT INTO patients.audit_entries (actor, action, entity, entity_id)
      VALUES ('admin@pora', 'patients.erase', 'patient', 'anna')`);
    // Of Jan the plans have not been told yet.
    await app.query(`DELETE FROM patients.patients WHERE id = 'jan'`);
    await app.query(`INSERT INTO patients.patient_erasures VALUES ('jan', 'admin@pora')`);
    expect(await restored(backup)).toMatchObject({ erasedPeople: 2 });
    const content = JSON.stringify(await contentOf(app));
    expect(content).not.toMatch(/anna|jan/i);
    expect(content).toMatch(/ewa/);
    expect(await app.query('SELECT patient_id FROM patients.patient_erasures')).toEqual([
      { patient_id: 'jan' },
    ]);
    expect((await restored(backup, ['diet-plans'])).erasedPeople).toBe(2);
    expect(JSON.stringify(await contentOf(app))).not.toMatch(/anna|jan/i);
  });

  test('brings somebody back who got the id of a person erased before', async () => {
    await app.query(`INSERT INTO patients.audit_entries (at, actor, action, entity, entity_id)
      VALUES ('2020-01-01', 'admin@pora', 'patients.erase', 'patient', 'anna')`);
    const before = await contentOf(app);
    await app.query(LATER);
    expect(await restored(backup)).toMatchObject({ erasedPeople: 0 });
    expect(await contentOf(app)).toEqual(before);
  });

  test('adds to the trail what is missing and takes nothing out of it', async () => {
    const lines = () =>
      app.query<{ id: string; action: string }>(
        'SELECT id, action, entity_id FROM patients.audit_entries ORDER BY id',
      );
    await app.query(LATER);
    const before = await lines();
    await restored(backup);
    expect(await lines()).toEqual(before);
    expect(
      await app.query(
        `SELECT actor, fields FROM audit_entries WHERE action = 'backups.restored' AND entity_id = $1`,
        [backup],
      ),
    ).toEqual([{ actor: 'admin@pora', fields: ALL }]);
  });

  test('puts old lines behind those that a new database gave the same numbers to', async () => {
    await app.query('TRUNCATE patients.audit_entries RESTART IDENTITY');
    await app.query(
      `INSERT INTO patients.audit_entries (actor, action, entity, entity_id) VALUES ('b', 'x.new', 'x', 'x')`,
    );
    await restored(backup);
    await restored(backup);
    expect(await app.query('SELECT id, action, entity_id FROM patients.audit_entries ORDER BY id')).toEqual([
      { id: '1', action: 'x.new', entity_id: 'x' },
      { id: '2', action: 'patients.create', entity_id: 'anna' },
      { id: '3', action: 'patients.create', entity_id: 'jan' },
    ]);
  });

  test('gives what changed a version and the catalogue a number that nobody has seen, and forgets kept answers', async () => {
    await app.query(LATER);
    await restored(backup);
    expect(await app.query(`SELECT id, version FROM patients.patients ORDER BY id`)).toEqual([
      { id: 'anna', version: 6 },
      { id: 'ewa', version: 1 },
      { id: 'jan', version: 1 },
    ]);
    const [counter] = await app.query<{ revision: string }>(
      'SELECT revision FROM catalog.catalogue_revisions',
    );
    expect(Number(counter?.revision)).toBeGreaterThan(55);
    expect(await app.query('SELECT key FROM patients.idempotency_keys')).toEqual([]);
    const [log] = await app.query<{ id: string }>(
      `INSERT INTO plans.generation_logs (plan_id) VALUES ('p-9') RETURNING id`,
    );
    expect(Number(log?.id)).toBeGreaterThan(3);
  });

  test('refuses a file with one changed byte, before anything is touched', async () => {
    const file = path.join(folder, backup, 'plans.plans.csv.gz');
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    writeFileSync(file, bytes);
    await expectRefused(DAMAGED);
  });

  test('refuses an encrypted backup without its key, and takes it with the key', async () => {
    const secret = 'a secret of thirty-two characters';
    const withKey = await start({ BACKUP_KEY: secret });
    try {
      await makeTables(withKey);
      await fillPractice(withKey);
      const before = await contentOf(withKey);
      const encrypted = await keep(withKey);
      await expectRefused(KEY_MISSING, encrypted);
      await withKey.query(LATER);
      await restored(encrypted, ALL, withKey);
      expect(await contentOf(withKey)).toEqual(before);
    } finally {
      await withKey.stop();
    }
  });

  test('refuses a backup of a newer version', async () => {
    changeManifest(({ migrations }) => migrations['catalog']?.push('AddColours1800000000000'));
    await expectRefused(NEWER.pl);
  });

  test('refuses a backup whose columns are others, and fills new ones by their default', async () => {
    await app.query('ALTER TABLE catalog.meals RENAME name TO title');
    await expectRefused(otherLayout('catalog.meals.name').pl);
    await app.query('ALTER TABLE catalog.meals RENAME title TO name');
    await app.query('ALTER TABLE catalog.meals ALTER name TYPE varchar(40)');
    await expectRefused(otherLayout('catalog.meals.name').pl);
    await app.query(
      `ALTER TABLE catalog.meals ALTER name TYPE text, ADD colour text NOT NULL DEFAULT 'green'`,
    );
    await app.query('DELETE FROM catalog.meals');
    await restored(backup);
    expect(await app.query('SELECT DISTINCT colour FROM catalog.meals')).toEqual([{ colour: 'green' }]);
    await app.query('ALTER TABLE catalog.meals ALTER colour DROP DEFAULT');
    await expectRefused(otherLayout('catalog.meals.colour').pl);
    await app.query('ALTER TABLE catalog.meals DROP colour');
  });

  test('refuses a description that names other files or tables than its own', async () => {
    changeManifest(({ files }) => files[0] && (files[0].file = '../elsewhere.csv.gz'));
    await expectRefused(DAMAGED);
    changeManifest(
      ({ files }) => files[0] && Object.assign(files[0], { file: 'x.csv.gz', table: 'migrations' }),
    );
    await expectRefused(NOT_OURS.pl);
  });

  test('refuses tables the backup does not hold', async () => {
    await expectRefused(notInBackup(['schedule']).pl, backup, ['patients', 'schedule']);
  });

  test('refuses tables that hang on others which changed, and names them', async () => {
    await app.query(LATER);
    await expectRefused(together(['meals', 'foods']).pl, backup, ['foods']);
    await app.query(`DELETE FROM catalog.meals WHERE id = 'm-2'`);
    await app.query(`DELETE FROM catalog.foods WHERE id = 3`);
    await expectRefused(together(['meals', 'foods']).pl, backup, ['meals']);
  });

  test('lets a write that is under way end first, and keeps it in the backup of the present state', async () => {
    const writer = await ownClient();
    await writer.query('BEGIN');
    await writer.query(`UPDATE patients.patients SET name = 'Zapisane' WHERE id = 'jan'`);
    const done = restored(backup);
    await until(async () => (await waiting()) > 0);
    await writer.query('COMMIT');
    const { presentBackupId } = await done;
    await writer.end();
    expect(await app.query(`SELECT name FROM patients.patients WHERE id = 'jan'`)).toEqual([{ name: 'Jan' }]);
    await restored(presentBackupId ?? '');
    expect(await app.query(`SELECT name FROM patients.patients WHERE id = 'jan'`)).toEqual([
      { name: 'Zapisane' },
    ]);
  });

  test('leaves everything as it was when its process ends in the middle, and says so', async () => {
    await app.query(LATER);
    const before = await contentOf(app);
    const ending = new AbortController();
    const restore = await ask(backup, ALL);
    const work = app.get<RestoreWork>(RestoreWork).do(restore, ending.signal);
    await until(async () => (await found(restore)).step === 'keeping');
    ending.abort();
    await work;
    expect(await found(restore)).toMatchObject({ state: 'failed', problem: INTERRUPTED.pl });
    expect(await contentOf(app)).toEqual(before);
  });

  test('whose process was killed is over, and nobody begins it again by himself', async () => {
    const restore = await ask(backup, ALL);
    await app.query(`UPDATE restores SET state = 'running' WHERE id = $1`, [restore]);
    await app.query(LATER);
    const before = await contentOf(app);
    await app.get<RestoreWork>(RestoreWork).do(restore, NEVER);
    expect(await found(restore)).toMatchObject({ state: 'failed', problem: INTERRUPTED.pl });
    expect(await contentOf(app)).toEqual(before);
  });

  test.each(['open', 'begin'] as const)(
    'that another instance looks at while it is begun is done once (%s)',
    async (moment) => {
      const before = await contentOf(app);
      await app.query(LATER);
      const restore = await ask(backup, ALL);
      const work = app.get<RestoreWork>(RestoreWork);
      const looks = () => work.do(restore, NEVER);
      if (moment === 'open') meanwhile(app.get<BackupFolders>(BackupFolders), 'open', looks);
      else meanwhile(app.get<RestoresRepository>(RestoresRepository), 'begin', looks);
      await work.do(restore, NEVER);
      expect(await found(restore)).toMatchObject({ state: 'done', problem: null });
      expect(await contentOf(app)).toEqual(before);
    },
  );

  /** Has something else done just after the next call of a method, before its caller goes on. */
  function meanwhile<K extends string>(
    of: Record<K, (id: string) => Promise<unknown>>,
    method: K,
    something: () => Promise<unknown>,
  ): void {
    const call = of[method].bind(of);
    const spy = jest.spyOn(of as Record<string, (id: string) => Promise<unknown>>, method);
    spy.mockImplementationOnce(async (id: string) => {
      spy.mockRestore();
      const answer = await call(id);
      await something();
      return answer;
    });
  }

  async function ownClient(): Promise<pg.Client> {
    const { pathname } = new URL(app.config.databaseUrl);
    const client = new pg.Client(onDatabase(testEnvironment().ownerUrl, pathname.slice(1)));
    await client.connect();
    return client;
  }

  /** Connections of restores that wait for somebody else. */
  async function waiting(): Promise<number> {
    const [row] = await app.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE application_name = 'pora-restore' AND datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  }
});
