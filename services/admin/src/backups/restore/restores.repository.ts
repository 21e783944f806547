import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import type { RestoreStep } from '@pora/contracts/admin/backup.vocabulary';
import { RestoreEntity } from './restore.entity.js';

/** How many of the latest are told: as many as backups, beside which they stand in the history. */
const LISTED = 200;

/** Rows of restores. */
@Injectable()
export class RestoresRepository {
  constructor(private readonly database: Database) {}

  /** The latest, the newest first. */
  latest(): Promise<RestoreEntity[]> {
    return this.rows.find({ order: { requestedAt: 'DESC', id: 'DESC' }, take: LISTED });
  }

  find(id: string): Promise<RestoreEntity | null> {
    return this.rows.findOneBy({ id });
  }

  /** Ids of those that are not over. */
  async idsUnderWay(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM restores WHERE state IN ('waiting', 'running')`,
    );
    return rows.map(({ id }) => id);
  }

  async insert(restore: Pick<RestoreEntity, 'id' | 'backupId' | 'tables' | 'requestedBy'>): Promise<void> {
    await this.rows.insert(restore);
  }

  /** Begins one that waits; answers whether it did. */
  async begin(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE restores SET state = 'running', step = 'reading' WHERE id = $1 AND state = 'waiting' RETURNING id`,
      [id],
    );
    return rows.length === 1;
  }

  async enter(id: string, step: RestoreStep, presentBackupId: string | null = null): Promise<void> {
    await this.database.query(
      `UPDATE restores SET step = $2, present_backup_id = coalesce($3, present_backup_id)
       WHERE id = $1 AND state = 'running'`,
      [id, step, presentBackupId],
    );
  }

  /** Ends one that is not over; answers whether it was. @param problem Polish sentence */
  async fail(id: string, problem: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE restores SET state = 'failed', step = 'over', problem = $2, completed_at = now()
       WHERE id = $1 AND state IN ('waiting', 'running') RETURNING id`,
      [id, problem],
    );
    return rows.length === 1;
  }

  private get rows() {
    return this.database.repository(RestoreEntity);
  }
}

/**
 * Ends a restore in its own transaction, by the role that restores: `$1` is its id, `$2` the number of people who stayed
 * erased. No row means that it was given up meanwhile. `now()` would be the moment at which that transaction began.
 */
export const COMPLETE_SQL = `
  UPDATE admin.restores SET state = 'done', step = 'over', erased_people = $2, completed_at = clock_timestamp()
  WHERE id = $1 AND state = 'running' RETURNING id`;
