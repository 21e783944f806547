import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { startSmallFolder, type SmallFolder } from '@pora/common/testing/small-folder';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { adminService } from '../service.js';
import { ADMIN_SETTINGS } from '../testing/admin-settings.js';
import { BackupFolders } from './backup-folders.service.js';
import { problemOf } from './backup-problem.js';
import { inEnglish } from './command/in-english.js';
import { OperatorCommands } from './command/operator-commands.js';
import { packBackup } from './dump/pack-backup.js';

const WITHIN_MS = 30_000;
const DISK_MB = 32;
/** Less than the rows need, more than a description does: the disk is full in the middle of them. */
const ROOM = 1024 * 1024;
/** Some 3.5 MB when they are compressed. */
const PRACTICE = `
  CREATE TABLE patients.patients (id text PRIMARY KEY, notes text, version int NOT NULL DEFAULT 1);
  INSERT INTO patients.patients SELECT 'p-' || n,
    (SELECT string_agg(md5(n || '-' || k), '') FROM generate_series(1, 100) k) FROM generate_series(1, 2000) n;
  GRANT SELECT ON patients.patients TO pora_backup;
  GRANT SELECT, INSERT, UPDATE, DELETE ON patients.patients TO pora_restore;`;

describe('a full disk under the backups', () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'pora-elsewhere-'));
  let disk: SmallFolder;
  let app: TestApp;
  let admin: SignedIn;
  /** One that was made while there was room. */
  let good: string;
  /** What a person is told. */
  let problem: string;

  beforeAll(async () => {
    disk = await startSmallFolder(DISK_MB);
    problem = problemOf({ code: disk.refusal });
    const env = { ...ADMIN_SETTINGS, BACKUP_DIR: disk.path };
    app = await createTestApp(adminService, { env });
    admin = await app.signIn('admin');
    await app.query(PRACTICE);
    good = await backUp();
    expect(await of(good)).toMatchObject({ status: 'COMPLETED', restoreCheck: 'passed' });
  });
  afterEach(() => disk.empty());
  afterAll(async () => {
    await app?.stop();
    await disk?.stop();
    rmSync(elsewhere, { recursive: true });
  });

  const of = async (id: string): Promise<BackupRecord> => {
    const { body } = await admin.get('/api/admin/backups').expect(200);
    return body.items.find(({ backupId }: BackupRecord) => backupId === id);
  };
  async function backUp(): Promise<string> {
    const { body } = await admin.post('/api/admin/backups', { tables: ['patients'] }).expect(201);
    await until(
      async () => ['COMPLETED', 'FAILED'].includes((await of(body.backupId)).status ?? ''),
      WITHIN_MS,
    );
    return body.backupId as string;
  }
  const rows = () =>
    app.query(`SELECT md5(string_agg(p::text, ',' ORDER BY id)) AS sum FROM patients.patients p`);

  test('[core §3] a backup fails in a clear sentence, leaves nothing there, and is made when there is room again', async () => {
    disk.fill(ROOM);
    const failed = await backUp();
    expect(await of(failed)).toMatchObject({ status: 'FAILED', errorMessage: problem });
    expect(readdirSync(disk.path)).toEqual([good]);
    expect(await of(good)).toMatchObject({ status: 'COMPLETED', restoreCheck: 'passed' });
    disk.empty();
    expect(await of(await backUp())).toMatchObject({ status: 'COMPLETED', restoreCheck: 'passed' });
  });

  test('[core §3] a restore that cannot keep the present state changes no row', async () => {
    await app.query(`UPDATE patients.patients SET version = 2 WHERE id = 'p-1'`);
    const before = await rows();
    disk.fill(ROOM);
    const asked = { tables: ['patients'], confirmation: 'ODTWÓRZ 1 TABELĘ' };
    const { body } = await admin.post(`/api/admin/backups/${good}/restore`, asked).expect(201);
    const restore = async () =>
      (await admin.get('/api/admin/restores').expect(200)).body.items.find(
        ({ id }: { id: string }) => id === body.restoreId,
      );
    await until(async () => (await restore()).completedAt !== null, WITHIN_MS);
    expect(await restore()).toMatchObject({ state: 'failed', problem });
    expect(await rows()).toEqual(before);
  });

  test('[core §3] a download that does not fit beside them is refused by the command, and is not called damaged', async () => {
    const tar = path.join(elsewhere, `${good}.tar`);
    const parts: Buffer[] = [];
    for await (const part of packBackup(await app.get<BackupFolders>(BackupFolders).open(good)))
      parts.push(part as Buffer);
    writeFileSync(tar, Buffer.concat(parts));
    const kept = readdirSync(disk.path);
    disk.fill(ROOM);
    const silent = { say: () => undefined, ask: () => Promise.resolve(undefined) };
    const command = {
      name: 'restore',
      source: tar,
      tables: undefined,
      isConfirmed: true,
      isAlone: false,
    } as const;
    const refused = app
      .get<OperatorCommands>(OperatorCommands)
      .run(command, silent, new AbortController().signal);
    await expect(refused).rejects.toMatchObject({ code: disk.refusal });
    expect(inEnglish({ code: disk.refusal })).not.toContain('damaged');
    expect(readdirSync(disk.path)).toEqual(kept);
    expect(readFileSync(path.join(disk.path, good, 'manifest.json'), 'utf8')).toContain(good);
  });
});
