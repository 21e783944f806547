import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { BackupJobs } from '../backup-jobs.service.js';
import { SnapshotWriter } from '../dump/snapshot.js';
import { lockTable } from '../testing/locked-table.js';
import { openBackups } from '../testing/open-backups.js';
import { PresentState } from './present-state.js';

const WITHIN_MS = 30_000;

describe('a backup that somebody waits for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-present-'));
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    ({ app, admin } = await openBackups(folder));
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const records = async (): Promise<BackupRecord[]> =>
    (await admin.get('/api/admin/backups').expect(200)).body.items;
  const keep = () =>
    app
      .get<PresentState>(PresentState)
      .keep(
        { requestedBy: 'npm run backup', description: null, tables: ['patients'] },
        new AbortController().signal,
      );
  const jobs = () => app.get<BackupJobs>(BackupJobs);

  test('[core §3] is begun anew by who waits for it when a connection was not made in time', async () => {
    const late = jest
      .spyOn(app.get<SnapshotWriter>(SnapshotWriter), 'write')
      .mockRejectedValueOnce(new Error('timeout expired'));
    const id = await keep();
    expect(late).toHaveBeenCalledTimes(2);
    late.mockRestore();
    expect((await records()).filter(({ backupId }) => backupId === id)).toMatchObject([
      { status: 'COMPLETED', restoreCheck: 'passed' },
    ]);
    await admin.delete(`/api/admin/backups/${id}`).expect(204);
  });

  test('[core §3] is made by who waits for it, and no instance of the service begins it anew meanwhile', async () => {
    const former = await keep();
    const release = await lockTable(app, 'patients.patients');
    const kept = keep();
    try {
      const isRunning = async () => (await records()).some(({ status }) => status === 'RUNNING');
      await until(isRunning, WITHIN_MS);
      const [{ id }] = (await app.query(`SELECT id FROM backups WHERE state = 'running'`)) as [
        { id: string },
      ];
      // The queue does one after the other: the check comes to its end when the backup has been looked at.
      await jobs().submit(id);
      await app.query(`UPDATE backups SET restore_check = 'running' WHERE id = $1`, [former]);
      await jobs().submit(former);
      const isChecked = async () =>
        (await records()).some((one) => one.backupId === former && one.restoreCheck === 'passed');
      await until(isChecked, WITHIN_MS);
    } finally {
      await release();
      await Promise.allSettled([kept]);
    }
    expect(await app.query('SELECT state, run FROM backups WHERE id = $1', [await kept])).toEqual([
      { state: 'done', run: 1 },
    ]);
  });

  test('[core §3] is finished by the service when who waited for it is gone', async () => {
    await app.query(
      `INSERT INTO backups (id, state, run, requested_by) VALUES ('backup-left', 'running', 1, 'npm run backup')`,
    );
    await app.query(
      `INSERT INTO backup_tables (backup_id, table_name, position) VALUES ('backup-left', 'patients', 0)`,
    );
    await jobs().submit('backup-left');
    const isDone = async () =>
      (await records()).some((one) => one.backupId === 'backup-left' && one.status === 'COMPLETED');
    await until(isDone, WITHIN_MS);
    expect(await app.query(`SELECT run FROM backups WHERE id = 'backup-left'`)).toEqual([{ run: 2 }]);
  });
});
