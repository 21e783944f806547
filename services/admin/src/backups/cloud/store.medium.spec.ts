import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { cuttable, type Cuttable } from '@pora/common/testing/faults';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { startS3Server, type S3Server } from '../../testing/s3-server.js';
import { DAMAGED, FILES_GONE, STORE_AWAY, STORE_NO_BUCKET, STORE_REFUSES } from '../backups.strings.js';
import { UploadsRepository } from '../store/uploads.repository.js';
import { CloudStore } from './cloud-store.service.js';
import { StoreProblem } from './store-problem.js';
import { UploadJobs } from './upload-jobs.service.js';
import { UploadWork } from './upload-work.service.js';

/** The client is large: on a busy machine its first loading takes its time. */
const WITHIN_MS = 60_000;
const TABLE = 'patients.patients.csv.gz';
const PRACTICE = `
  CREATE TABLE patients.patients (id text PRIMARY KEY, name text);
  INSERT INTO patients.patients SELECT 'p-' || n, md5(n::text) FROM generate_series(1, 1000) n;
  GRANT SELECT ON ALL TABLES IN SCHEMA patients TO pora_backup;`;

describe('backups with a store in the cloud', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-backups-'));
  let s3: S3Server;
  let network: Cuttable;
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    s3 = await startS3Server();
    network = await cuttable(s3.url);
    const env = {
      ...ADMIN_SETTINGS,
      BACKUP_DIR: folder,
      ...s3.settings(network.url),
    };
    app = await createTestApp(adminService, { env });
    admin = await app.signIn('admin');
    await app.query(PRACTICE);
  });
  afterEach(() => network.start());
  afterAll(async () => {
    await app.stop();
    await network.close();
    await s3.stop();
    rmSync(folder, { recursive: true });
  });

  const of = async (id: string): Promise<BackupRecord> => {
    const { body } = await admin.get('/api/admin/backups').expect(200);
    return body.items.find(({ backupId }: BackupRecord) => backupId === id);
  };
  const untilIs = (id: string, change: Partial<BackupRecord>) =>
    until(async () => {
      const record = await of(id);
      return Object.entries(change).every(([key, value]) => record[key as keyof BackupRecord] === value);
    }, WITHIN_MS);
  const start = async () =>
    (await admin.post('/api/admin/backups', { tables: ['patients'] }).expect(201)).body.backupId as string;
  const copied = async () => {
    const id = await start();
    await untilIs(id, { status: 'COMPLETED', awsStatus: 'COMPLETED' });
    return id;
  };
  const inStore = (id: string) => s3.objects(`pora/kopie/${id}`);
  const loseFolder = (id: string) => rmSync(path.join(folder, id), { recursive: true });
  async function checked(id: string): Promise<Partial<BackupRecord>> {
    await admin.post(`/api/admin/backups/${id}/restore-check`).expect(204);
    await until(async () => (await of(id)).restoreCheck !== 'running', WITHIN_MS);
    const { restoreCheck, restoreProblem } = await of(id);
    return { restoreCheck, restoreProblem };
  }
  /** A try that would come later comes now. */
  async function tryNow(id: string): Promise<void> {
    await app.query('UPDATE backups SET cloud_next_at = now() WHERE id = $1', [id]);
    await app.get<UploadJobs>(UploadJobs).submit(id);
  }
  const change = (settings: Record<string, unknown>) => {
    const before = (app.config as TestApp['config'] & { settings: object }).settings;
    Object.assign(app.config, { settings: { ...before, ...settings } });
    return () => Object.assign(app.config, { settings: before });
  };

  test('[core §3] are copied to it byte by byte, below their folder', async () => {
    const id = await copied();
    expect(await of(id)).toMatchObject({ resourceId: `${id}/patients`, awsProblem: null });
    expect(inStore(id)).toEqual(['manifest.json', TABLE]);
    for (const file of inStore(id))
      expect(readFileSync(s3.fileOf(`pora/kopie/${id}/${file}`))).toEqual(
        readFileSync(path.join(folder, id, file)),
      );
  });

  test('[core §3] are checked and downloaded from it when their folder is gone', async () => {
    const id = await copied();
    loseFolder(id);
    expect(await checked(id)).toEqual({ restoreCheck: 'passed', restoreProblem: null });
    const { body } = await admin
      .get(`/api/admin/backups/${id}/file`)
      .buffer(true)
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const tar = body as Buffer;
    for (const file of inStore(id)) {
      expect(tar.toString('latin1')).toContain(`${id}/${file}`);
      expect(tar.includes(readFileSync(s3.fileOf(`pora/kopie/${id}/${file}`)))).toBe(true);
    }
  });

  test('[core §3] that were damaged in it, or lost in part, are found out; one that is away says nothing of them', async () => {
    const id = await copied();
    loseFolder(id);
    const file = s3.fileOf(`pora/kopie/${id}/${TABLE}`);
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.from(bytes).fill(0, 20, 21));
    expect(await checked(id)).toEqual({ restoreCheck: 'failed', restoreProblem: DAMAGED });
    rmSync(file);
    expect(await checked(id)).toEqual({ restoreCheck: 'failed', restoreProblem: DAMAGED });
    await network.stop();
    expect(await checked(id)).toEqual({ restoreCheck: 'none', restoreProblem: STORE_AWAY });
    await network.start();
    rmSync(s3.fileOf(`pora/kopie/${id}/manifest.json`));
    expect(await checked(id)).toEqual({ restoreCheck: 'failed', restoreProblem: FILES_GONE });
  });

  test('[core §4] stay finished while it is away, say so, and are copied when it is back', async () => {
    await network.stop();
    const id = await start();
    await untilIs(id, { status: 'COMPLETED', awsStatus: 'PENDING', awsProblem: STORE_AWAY });
    expect(await of(id)).toMatchObject({ restoreCheck: 'passed', errorMessage: null });
    // Before its time nothing is tried.
    await app.get<UploadJobs>(UploadJobs).submit(id);
    const [{ cloud_tries: tries }] = (await app.query<{ cloud_tries: number }>(
      'SELECT cloud_tries FROM backups WHERE id = $1',
      [id],
    )) as [{ cloud_tries: number }];
    expect(tries).toBe(1);
    await network.start();
    await tryNow(id);
    await untilIs(id, { awsStatus: 'COMPLETED', awsProblem: null });
  });

  test('[core §4] keep their copy when two instances made it at once, because one was taken for dead', async () => {
    await network.stop();
    const id = await start();
    await untilIs(id, { awsStatus: 'PENDING', awsProblem: STORE_AWAY });
    await network.start();
    await app.query('UPDATE backups SET cloud_next_at = now() WHERE id = $1', [id]);
    const work = app.get<UploadWork>(UploadWork);
    const goesOn = new AbortController().signal;
    await Promise.all([work.do(id, goesOn), work.do(id, goesOn)]);
    expect(await of(id)).toMatchObject({ awsStatus: 'COMPLETED', awsProblem: null });
    expect(inStore(id)).toEqual(['manifest.json', TABLE]);
  });

  test('[core §4] count as copied once one instance has read its copy back, though another failed at it meanwhile', async () => {
    const id = await copied();
    await app.query(`UPDATE backups SET cloud_status = 'RUNNING' WHERE id = $1`, [id]);
    const uploads = app.get<UploadsRepository>(UploadsRepository);
    await uploads.fail(id, 'PENDING', STORE_AWAY, 60_000);
    expect(await of(id)).toMatchObject({ awsStatus: 'PENDING', awsProblem: STORE_AWAY });
    expect(await uploads.complete(id)).toBe(true);
    expect(await of(id)).toMatchObject({ awsStatus: 'COMPLETED', awsProblem: null });
    // Whoever fails after it takes nothing away.
    await uploads.fail(id, 'PENDING', STORE_AWAY, 60_000);
    expect(await of(id)).toMatchObject({ awsStatus: 'COMPLETED', awsProblem: null });
  });

  test('[core §4] count as not copied after many tries, and are tried on', async () => {
    await network.stop();
    const id = await start();
    await untilIs(id, { awsStatus: 'PENDING', awsProblem: STORE_AWAY });
    await app.query('UPDATE backups SET cloud_tries = 5 WHERE id = $1', [id]);
    await tryNow(id);
    await untilIs(id, { status: 'COMPLETED', awsStatus: 'FAILED', awsProblem: STORE_AWAY });
    await network.start();
    await tryNow(id);
    await untilIs(id, { awsStatus: 'COMPLETED' });
  });

  test('[core §4] say which setting keeps them from it', async () => {
    const wrong = [
      [{ BACKUP_S3_ACCESS_KEY_ID: 'NOBODY' }, STORE_REFUSES],
      [{ BACKUP_S3_BUCKET: 'nobodys' }, STORE_NO_BUCKET],
    ] as const;
    for (const [settings, problem] of wrong) {
      const undo = change(settings);
      const id = await start();
      await until(async () => (await of(id)).awsProblem !== null, WITHIN_MS);
      expect(await of(id)).toMatchObject({ status: 'COMPLETED', awsStatus: 'PENDING', awsProblem: problem });
      undo();
      await tryNow(id);
      await untilIs(id, { awsStatus: 'COMPLETED' });
    }
  });

  test('[core §7] stay copied, and are not copied again, where the store lets nobody remove what it has', async () => {
    const id = await copied();
    const cloud = app.get<CloudStore>(CloudStore);
    const remove = cloud.remove.bind(cloud);
    cloud.remove = () => Promise.reject(new StoreProblem(STORE_REFUSES));
    const refused = await admin.delete(`/api/admin/backups/${id}`).expect(409);
    expect(refused.body.error).toContain(STORE_REFUSES);
    expect(await of(id)).toMatchObject({ awsStatus: 'COMPLETED', awsProblem: null });
    cloud.remove = remove;
    await admin.delete(`/api/admin/backups/${id}`).expect(204);
  });

  test('[core §7] are removed from it with their folder, and stay whole while it is away', async () => {
    const id = await copied();
    await network.stop();
    const refused = await admin.delete(`/api/admin/backups/${id}`).expect(409);
    expect(refused.body.error).toContain(STORE_AWAY);
    expect(readdirSync(folder)).toContain(id);
    await network.start();
    await tryNow(id);
    await untilIs(id, { awsStatus: 'COMPLETED' });
    await admin.delete(`/api/admin/backups/${id}`).expect(204);
    expect(await of(id)).toBeUndefined();
    expect(inStore(id)).toEqual([]);
    expect(readdirSync(folder)).not.toContain(id);
  });
});
