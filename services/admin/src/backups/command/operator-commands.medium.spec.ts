import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { ANOTHER, CANCELLED } from '../backups.strings.js';
import { INTERRUPTED } from '../restore/restore.strings.js';
import { WITHOUT_QUEUE } from '../restore/testing/restoring.js';
import { OperatorCommands } from './operator-commands.js';

const LEFT = 'backup-left';

describe('a command after one that was killed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-commands-'));
  let app: TestApp;

  beforeAll(async () => {
    const env = { ...ADMIN_SETTINGS, BACKUP_DIR: folder };
    // As a program of its own: no queue goes on with what was left.
    app = await createTestApp(adminService, {
      env,
      override: WITHOUT_QUEUE,
    });
    await app.query('CREATE TABLE patients.patients (id text PRIMARY KEY)');
    await app.query('GRANT SELECT ON ALL TABLES IN SCHEMA patients TO pora_backup');
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  /** A restore that was keeping the present state when it was killed. */
  beforeEach(async () => {
    await app.query(`DELETE FROM restores`);
    await app.query(`DELETE FROM backups`);
    await app.query(
      `INSERT INTO backups (id, state, run, requested_by) VALUES ($1, 'running', 1, 'npm run restore')`,
      [LEFT],
    );
    await app.query(
      `INSERT INTO backup_tables (backup_id, table_name, position) VALUES ($1, 'patients', 0)`,
      [LEFT],
    );
    await app.query(
      `INSERT INTO restores (id, backup_id, tables, state, step, requested_by)
       VALUES ('restore-left', 'backup-1', '{patients}', 'running', 'keeping', 'npm run restore')`,
    );
    mkdirSync(path.join(folder, `${LEFT}~1`), { recursive: true });
    writeFileSync(path.join(folder, `${LEFT}~1`, 'patients.patients.csv.gz'), 'rows');
  });

  const backUp = (isAlone: boolean) =>
    app
      .get<OperatorCommands>(OperatorCommands)
      .run(
        { name: 'backup', tables: ['patients'], description: null, isAlone },
        { say: () => undefined, ask: () => Promise.resolve(undefined) },
        new AbortController().signal,
      );

  test('[core §3] does its work while Pora is stopped, and ends what that one left', async () => {
    expect(await backUp(true)).toBe(true);
    expect(await app.query('SELECT state, problem FROM restores')).toEqual([
      { state: 'failed', problem: INTERRUPTED.pl },
    ]);
    expect(
      await app.query(
        `SELECT b.state, t.problem FROM backups b JOIN backup_tables t ON t.backup_id = b.id ORDER BY b.state`,
      ),
    ).toEqual([
      { state: 'done', problem: null },
      { state: 'failed', problem: CANCELLED },
    ]);
    expect(readdirSync(folder).filter((name) => name.startsWith(LEFT))).toEqual([]);
  });

  test('[core §3] waits for what is under way while Pora runs', async () => {
    await expect(backUp(false)).rejects.toThrow(ANOTHER);
    expect(await app.query('SELECT state FROM restores')).toEqual([{ state: 'running' }]);
  });
});
