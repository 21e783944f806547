import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { adminService } from '../service.js';
import { ADMIN_SETTINGS } from '../testing/admin-settings.js';
import { DAMAGED, KEY_MISSING, NO_DATABASE } from './backups.strings.js';
import { SnapshotWriter, type SnapshotProgress } from './dump/snapshot.js';
import { BackupsRepository } from './store/backups.repository.js';
import { PRACTICE } from './testing/hard-to-copy.js';

const WITHIN_MS = 30_000;

describe('backups of a practice with settings of its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-backups-'));
  const secret = 's'.repeat(40);

  afterAll(() => rmSync(folder, { recursive: true }));

  async function withApp(
    extra: Record<string, string>,
    work: (app: TestApp, admin: SignedIn) => Promise<void>,
  ) {
    const app = await createTestApp(adminService, {
      env: { ...ADMIN_SETTINGS, BACKUP_DIR: folder, ...extra },
    });
    try {
      await app.query(PRACTICE);
      await work(app, await app.signIn('admin'));
    } finally {
      await app.stop();
    }
  }

  test('[core §3] are encrypted, and nobody reads them without it', async () => {
    await withApp({ BACKUP_KEY: secret }, async (app, admin) => {
      const { body } = await admin.post('/api/admin/backups', { tables: ['patients'] }).expect(201);
      const record = async () => (await admin.get('/api/admin/backups').expect(200)).body.items[0];
      await until(async () => (await record()).status === 'COMPLETED', WITHIN_MS);
      expect(await record()).toMatchObject({ encrypted: true, restoreCheck: 'passed' });
      const bytes = readFileSync(path.join(folder, body.backupId, 'patients.patients.csv.gz.enc'));
      expect(() => gunzipSync(bytes)).toThrow();
      expect(bytes.toString('latin1')).not.toContain('p-1');
      const check = async () => {
        await admin.post(`/api/admin/backups/${body.backupId}/restore-check`).expect(204);
        await until(async () => (await record()).restoreCheck !== 'running', WITHIN_MS);
        const { restoreCheck, restoreProblem } = await record();
        return [restoreCheck, restoreProblem];
      };
      const settings = settingsOf(app);
      Object.assign(app.config, { settings: { ...settings, BACKUP_KEY: undefined } });
      expect(await check()).toEqual(['none', KEY_MISSING]);
      Object.assign(app.config, { settings: { ...settings, BACKUP_KEY: 'o'.repeat(40) } });
      expect(await check()).toEqual(['failed', DAMAGED]);
      Object.assign(app.config, { settings });
      expect(await check()).toEqual(['passed', null]);
    });
  });

  test('[core §3] tell of how many rows how many are written, until the table is', async () => {
    await withApp({}, async (app, admin) => {
      const told: SnapshotProgress[] = [];
      const into = mkdtempSync(path.join(tmpdir(), 'pora-progress-'));
      const { files } = await app.get<SnapshotWriter>(SnapshotWriter).write(['surveys'], {
        ...{ folder: into, key: undefined, signal: new AbortController().signal },
        onBegin: () => Promise.resolve(),
        onEnd: () => Promise.resolve(),
        onProgress: (progress) => told.push(progress),
      });
      rmSync(into, { recursive: true });
      expect(files.map(({ rows }) => rows)).toEqual([2000]);
      expect(told[0]).toEqual({ subject: 'surveys', done: 0, expected: 2000 });
      expect(told.at(-1)).toEqual({ subject: 'surveys', done: 2000, expected: 2000 });

      const backups = app.get<BackupsRepository>(BackupsRepository);
      const asked = { id: 'b-1', description: null, requestedBy: 'x@example.com', encrypted: false };
      await backups.insert(asked, ['surveys']);
      const run = await backups.claim('b-1');
      if (!run) throw new Error('the backup was not begun');
      const record = async () => (await admin.get('/api/admin/backups').expect(200)).body.items[0];
      await backups.beginTable(run, 'surveys');
      await backups.noteProgress(run, { subject: 'surveys', done: 1200, expected: 2000 });
      expect(await record()).toMatchObject({
        status: 'RUNNING',
        rows: null,
        rowsDone: 1200,
        rowsExpected: 2000,
      });
      await backups.noteTable(run, 'surveys', { rows: 2000, bytes: 10 });
      await backups.noteProgress(run, { subject: 'surveys', done: 1900, expected: 2000 });
      expect(await record()).toMatchObject({ rows: 2000, rowsDone: null, rowsExpected: null });
    });
  });

  test('[core §8] without the role that reads all tables nothing is offered, and the list says why', async () => {
    await withApp({ BACKUP_DATABASE_URL: '' }, async (_app, admin) => {
      const { body } = await admin.get('/api/admin/backups').expect(200);
      expect(body).toEqual({ tables: [], items: [], warning: NO_DATABASE });
      const refused = await admin.post('/api/admin/backups', { tables: ['patients'] }).expect(409);
      expect(refused.body).toMatchObject({
        code: 'no_tables_available',
        error: 'Brak dostępnych tabel do wykonania backupu.',
      });
    });
  });
});

const settingsOf = (app: TestApp) => (app.config as TestApp['config'] & { settings: object }).settings;
