import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import type { BackupTable, RestoreCheck } from '@pora/contracts/admin/backup.vocabulary';
import type { AgingBackup } from '../schedule/expired-backups.js';
import { BackupEntity } from './backup.entity.js';
import { BackupTableEntity } from './backup-table.entity.js';

/** A run of the work on a backup; a later run, or a person who cancels, takes its right to write away. */
export interface BackupRun {
  readonly id: string;
  readonly run: number;
}

/** A backup with its tables in their order. */
export interface StoredRecord {
  readonly backup: BackupEntity;
  readonly tables: readonly BackupTableEntity[];
}

/** The history goes back so far; older backups are removed by whoever looks after the disk. */
const LISTED = 200;

const BEING_RESTORED = `EXISTS (SELECT 1 FROM restores r WHERE r.state IN ('waiting', 'running')
  AND backups.id IN (r.backup_id, r.present_backup_id))`;

/** Rows of backups. */
@Injectable()
export class BackupsRepository {
  constructor(private readonly database: Database) {}

  /** The latest, the newest first. */
  async latest(): Promise<StoredRecord[]> {
    const backups = await this.database
      .repository(BackupEntity)
      .find({ order: { requestedAt: 'DESC', id: 'DESC' }, take: LISTED });
    const tables = await this.tablesOf(backups.map(({ id }) => id));
    return backups.map((backup) => ({ backup, tables: tables.get(backup.id) ?? [] }));
  }

  async find(id: string): Promise<StoredRecord | null> {
    const backup = await this.database.repository(BackupEntity).findOneBy({ id });
    return backup && { backup, tables: (await this.tablesOf([id])).get(id) ?? [] };
  }

  /** All that are over, as far as it matters for how long they stay. */
  async aging(): Promise<AgingBackup[]> {
    return this.database.query<AgingBackup>(
      `SELECT id, requested_at AS at, scheduled_for IS NOT NULL AS "isAutomatic",
         CASE WHEN state = 'failed' THEN 'failed' WHEN restore_check = 'failed' THEN 'damaged' ELSE 'good' END AS outcome,
         restore_check = 'running' OR coalesce(cloud_status, '') = 'RUNNING' OR ${BEING_RESTORED} AS "isBusy"
       FROM backups WHERE state IN ('done', 'failed') ORDER BY requested_at DESC`,
    );
  }

  /** Whether rows are being read from it, or it keeps what they take the place of. */
  async isBeingRestored(id: string): Promise<boolean> {
    const rows = await this.database.query(`SELECT 1 FROM backups WHERE id = $1 AND ${BEING_RESTORED}`, [id]);
    return rows.length > 0;
  }

  /** Locked until the transaction ends. */
  findForUpdate(id: string): Promise<BackupEntity | null> {
    return this.database
      .repository(BackupEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Ids of those that are not over, or are being restored for a check; the oldest first. */
  async idsUnderWay(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM backups WHERE state IN ('waiting', 'running') OR restore_check = 'running'
       ORDER BY requested_at`,
    );
    return rows.map(({ id }) => id);
  }

  async isAnyUnderWay(): Promise<boolean> {
    // Whoever asks to begin one waits for the others who do, in whatever instance: else both would find none.
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('backups.start', 0))`);
    const rows = await this.database.query(
      `SELECT 1 FROM backups WHERE state IN ('waiting', 'running') LIMIT 1`,
    );
    return rows.length > 0;
  }

  async insert(
    backup: Pick<BackupEntity, 'id' | 'description' | 'requestedBy' | 'encrypted'> &
      Partial<Pick<BackupEntity, 'cloudStatus' | 'scheduledFor'>>,
    tables: readonly BackupTable[],
  ): Promise<void> {
    await this.database.repository(BackupEntity).insert(backup);
    await this.database
      .repository(BackupTableEntity)
      .insert(tables.map((tableName, position) => ({ backupId: backup.id, tableName, position })));
  }

  /** Begins a run: the tables of the one before it count for nothing. Null when there is nothing to do. */
  async claim(id: string): Promise<BackupRun | null> {
    const [claimed] = await this.database.query<BackupRun>(
      `UPDATE backups SET state = 'running', run = run + 1, updated_at = now()
       WHERE id = $1 AND state IN ('waiting', 'running') RETURNING id, run`,
      [id],
    );
    if (!claimed) return null;
    await this.database.query(
      `UPDATE backup_tables SET status = 'PENDING', started_at = NULL, completed_at = NULL, rows = NULL, bytes = NULL,
         rows_done = NULL, rows_expected = NULL
       WHERE backup_id = $1`,
      [id],
    );
    return claimed;
  }

  /** Whether the run may still write. */
  async isWanted({ id, run }: BackupRun): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM backups WHERE id = $1 AND run = $2 AND state = 'running'`,
      [id, run],
    );
    return rows.length === 1;
  }

  async beginTable({ id, run }: BackupRun, table: BackupTable): Promise<void> {
    await this.database.query(
      `UPDATE backup_tables t SET status = 'RUNNING', started_at = now() FROM backups b
       WHERE t.backup_id = $1 AND t.table_name = $3 AND b.id = $1 AND b.run = $2 AND b.state = 'running'`,
      [id, run, table],
    );
  }

  /** How far a table is; one that is written needs it no more. */
  async noteProgress(
    { id, run }: BackupRun,
    { subject, done, expected }: { subject: BackupTable; done: number; expected: number },
  ): Promise<void> {
    await this.database.query(
      `UPDATE backup_tables t SET rows_done = $4, rows_expected = $5 FROM backups b
       WHERE t.backup_id = $1 AND t.table_name = $3 AND t.rows IS NULL AND b.id = $1 AND b.run = $2
         AND b.state = 'running'`,
      [id, run, subject, done, expected],
    );
  }

  /** A table that is written but not yet restored is still under way. */
  async noteTable(
    { id, run }: BackupRun,
    table: BackupTable,
    { rows, bytes }: { rows: number; bytes: number },
  ): Promise<void> {
    await this.database.query(
      `UPDATE backup_tables t SET rows = $4, bytes = $5, rows_done = NULL, rows_expected = NULL FROM backups b
       WHERE t.backup_id = $1 AND t.table_name = $3 AND b.id = $1 AND b.run = $2 AND b.state = 'running'`,
      [id, run, table, rows, bytes],
    );
  }

  /** Ends a run whose tables were all written, restored and found equal; answers whether it was still wanted. */
  async complete({ id, run }: BackupRun, isEncrypted: boolean): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE backups SET state = 'done', restore_check = 'passed', restore_checked_at = now(), updated_at = now(),
         encrypted = $3
       WHERE id = $1 AND run = $2 AND state = 'running' RETURNING id`,
      [id, run, isEncrypted],
    );
    if (rows.length === 0) return false;
    await this.database.query(
      `UPDATE backup_tables SET status = 'COMPLETED', completed_at = now() WHERE backup_id = $1`,
      [id],
    );
    return true;
  }

  /**
   * Ends a backup that is waiting or under way; answers whether it was.
   * @param problem Polish sentence
   * @param run only this run, when another one has not taken over
   */
  async fail(id: string, problem: string, run: number | null = null): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE backups SET state = 'failed', cloud_status = NULL, updated_at = now()
       WHERE id = $1 AND state IN ('waiting', 'running') AND ($2::int IS NULL OR run = $2) RETURNING id`,
      [id, run],
    );
    if (rows.length === 0) return false;
    await this.database.query(
      `UPDATE backup_tables SET status = 'FAILED', completed_at = now(), problem = $2 WHERE backup_id = $1`,
      [id, problem],
    );
    return true;
  }

  /** Lets a finished backup be restored for a check once more; answers whether it is one that waits for none. */
  async beginCheck(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE backups SET restore_check = 'running', updated_at = now()
       WHERE id = $1 AND state = 'done' AND restore_check <> 'running' RETURNING id`,
      [id],
    );
    return rows.length === 1;
  }

  /** @param problem Polish sentence: why not everything came back, or why that could not be tried */
  async endCheck(id: string, check: Exclude<RestoreCheck, 'running'>, problem: string | null): Promise<void> {
    await this.database.query(
      `UPDATE backups SET restore_check = $2, restore_problem = $3, updated_at = now(),
         restore_checked_at = CASE $2 WHEN 'none' THEN restore_checked_at ELSE now() END
       WHERE id = $1 AND restore_check = 'running'`,
      [id, check, problem],
    );
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM backups WHERE id = $1', [id]);
  }

  private async tablesOf(ids: readonly string[]): Promise<Map<string, BackupTableEntity[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.repository(BackupTableEntity).find({
      where: ids.map((backupId) => ({ backupId })),
      order: { position: 'ASC' },
    });
    const found = new Map<string, BackupTableEntity[]>();
    for (const row of rows) {
      const known = found.get(row.backupId);
      if (known) known.push(row);
      else found.set(row.backupId, [row]);
    }
    return found;
  }
}
