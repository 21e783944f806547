import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import { BackupJobs } from './backup-jobs.service.js';
import { CANCELLED, DISK_FULL, INTERRUPTED, KEY_GONE, NOT_READABLE } from './backups.strings.js';
import { openBackups } from './testing/open-backups.js';

const WITHIN_MS = 30_000;
const TABLE = 'patients.patients.csv.gz';

describe('backups whose process ended, or was started with other settings, and what is told of them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-backups-'));
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    ({ app, admin } = await openBackups(folder));
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  /** A backup that was begun once and waits for somebody to go on with it. */
  async function leftBehind(id: string, encrypted = false): Promise<void> {
    await app.query(
      `INSERT INTO backups (id, state, run, requested_by, encrypted) VALUES ($1, 'running', 1, 'x@example.com', $2)`,
      [id, encrypted],
    );
    await app.query(
      `INSERT INTO backup_tables (backup_id, table_name, position) VALUES ($1, 'patients', 0)`,
      [id],
    );
  }
  const of = async (id: string): Promise<BackupRecord> => {
    const { body } = await admin.get('/api/admin/backups').expect(200);
    return body.items.find(({ backupId }: BackupRecord) => backupId === id);
  };
  async function ended(id: string): Promise<BackupRecord> {
    await app.get<BackupJobs>(BackupJobs).submit(id);
    await until(async () => ['COMPLETED', 'FAILED'].includes((await of(id)).status ?? ''), WITHIN_MS);
    return of(id);
  }
  async function withKey(key: string | undefined, work: () => Promise<void>): Promise<void> {
    const { settings } = app.config as TestApp['config'] & { settings: object };
    Object.assign(app.config, { settings: { ...settings, BACKUP_KEY: key } });
    await work();
    Object.assign(app.config, { settings });
  }

  const told = async () => (await app.http().get('/metrics').expect(200)).text;
  /** Sets up a backup of all tables that ended without a file. */
  async function endedWith(id: string, problem: string): Promise<void> {
    await app.query(`INSERT INTO backups (id, state, requested_by) VALUES ($1, 'failed', 'x@example.com')`, [
      id,
    ]);
    for (const [position, table] of BACKUP_TABLES.entries()) {
      await app.query(
        `INSERT INTO backup_tables (backup_id, table_name, position, status, completed_at, problem)
         VALUES ($1, $2, $3, 'FAILED', now(), $4)`,
        [id, table, position, problem],
      );
    }
  }

  test('a job that fails is counted from the first one on, and one that was given up failed', async () => {
    const failed = /^pora_queue_job_seconds_count\{.*queue="backups",result="failed".*\} (\d+)$/m;
    expect(failed.exec(await told())?.[1]).toBe('0');
    await leftBehind('backup-too-often');
    await app.query(`UPDATE backups SET run = 3 WHERE id = 'backup-too-often'`);
    expect(await ended('backup-too-often')).toMatchObject({ status: 'FAILED', errorMessage: INTERRUPTED });
    await until(async () => failed.exec(await told())?.[1] === '1', WITHIN_MS);
  });

  test('a backup that a person cancelled wakes nobody, one that failed does', async () => {
    const failed = /^pora_backup_ended_timestamp_seconds\{result="failed"/m;
    await endedWith('backup-cancelled', CANCELLED);
    expect(await told()).not.toMatch(failed);
    await endedWith('backup-failed', DISK_FULL);
    expect(await told()).toMatch(failed);
    await app.query(`DELETE FROM backups WHERE id IN ('backup-cancelled', 'backup-failed')`);
  });

  test('who watches is told how far apart the schedule wants backups, while it is on', async () => {
    const schedule = /^pora_backup_schedule_seconds\{.*\} (\d+)$/m;
    const set = (values: string) => app.query(`UPDATE backup_schedules SET ${values}`);
    const days = async () => Number(schedule.exec(await told())?.[1]) / 86_400;
    expect(await told()).not.toMatch(schedule);
    await set(`enabled = true, handled_until = now() + interval '1 year'`);
    expect(await days()).toBe(1);
    await set(`cadence = 'weekly'`);
    expect(await days()).toBe(7);
    await set(`enabled = false`);
    expect(await told()).not.toMatch(schedule);
  });

  test('[core §3] a folder that got its name, though the database could not note it, stands in nobody’s way', async () => {
    await leftBehind('backup-named');
    mkdirSync(path.join(folder, 'backup-named'));
    writeFileSync(path.join(folder, 'backup-named', TABLE), 'rows of the run before');
    expect(await ended('backup-named')).toMatchObject({ status: 'COMPLETED', restoreCheck: 'passed' });
    expect(readdirSync(folder)).toEqual(['backup-named']);
    expect(readFileSync(path.join(folder, 'backup-named', TABLE), 'latin1')).not.toContain('rows of');
  });

  test('[core §3] what a killed process had written is gone when a person cancels it', async () => {
    await leftBehind('backup-left');
    mkdirSync(path.join(folder, 'backup-left~1'));
    writeFileSync(path.join(folder, 'backup-left~1', TABLE), 'rows');
    await admin.post('/api/admin/backups/backup-left/cancel').expect(204);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup-left'))).toEqual([]);
  });

  test('[core §3] a table that may not be read is never left out of what is called finished', async () => {
    await app.query('CREATE TABLE patients.measurements (id text PRIMARY KEY)');
    await leftBehind('backup-with-gap');
    expect(await ended('backup-with-gap')).toMatchObject({ status: 'FAILED', errorMessage: NOT_READABLE });
    expect(readdirSync(folder)).not.toContain('backup-with-gap');
    await app.query('DROP TABLE patients.measurements');
  });

  test('[core §3] what was promised to be encrypted is never written without a key', async () => {
    await leftBehind('backup-promised', true);
    expect(await ended('backup-promised')).toMatchObject({ status: 'FAILED', errorMessage: KEY_GONE });
    expect(readdirSync(folder)).not.toContain('backup-promised');
  });

  test('[core §3] a key that was set meanwhile encrypts it, and the history says so', async () => {
    await withKey('k'.repeat(40), async () => {
      await leftBehind('backup-with-key');
      expect(await ended('backup-with-key')).toMatchObject({ status: 'COMPLETED', encrypted: true });
      expect(readdirSync(path.join(folder, 'backup-with-key'))).toContain(`${TABLE}.enc`);
    });
  });
});
