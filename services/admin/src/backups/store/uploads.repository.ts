import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';

/** Rows of backups as far as their copies in the store go. */
@Injectable()
export class UploadsRepository {
  constructor(private readonly database: Database) {}

  /** Ids of finished backups that have no copy yet, however often that was tried; the oldest first. */
  async idsUnderWay(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM backups WHERE state = 'done' AND cloud_status IN ('PENDING', 'RUNNING', 'FAILED')
       ORDER BY requested_at`,
    );
    return rows.map(({ id }) => id);
  }

  /** Begins a try that is due, or goes on with one whose process ended; answers which one it is. */
  async begin(id: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ tries: number }>(
      `UPDATE backups SET updated_at = now(), cloud_status = 'RUNNING',
         cloud_tries = cloud_tries + CASE cloud_status WHEN 'RUNNING' THEN 0 ELSE 1 END
       WHERE id = $1 AND state = 'done' AND (cloud_status = 'RUNNING'
         OR cloud_status IN ('PENDING', 'FAILED') AND (cloud_next_at IS NULL OR cloud_next_at <= now()))
       RETURNING cloud_tries AS tries`,
      [id],
    );
    return row?.tries;
  }

  /** The copy is whole, also where another instance has just failed at it; answers whether somebody still waits for it. */
  async complete(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE backups SET cloud_status = 'COMPLETED', cloud_problem = NULL, cloud_next_at = NULL, updated_at = now()
       WHERE id = $1 AND cloud_status IN ('RUNNING', 'PENDING', 'FAILED') RETURNING id`,
      [id],
    );
    return rows.length === 1;
  }

  /** Whether the backup is gone, or about to go. */
  async isRemoved(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM backups WHERE id = $1 AND cloud_status IS DISTINCT FROM 'REMOVING'`,
      [id],
    );
    return rows.length === 0;
  }

  /** @param problem Polish sentence @param waitMs how long until the next try */
  async fail(id: string, status: 'PENDING' | 'FAILED', problem: string, waitMs: number): Promise<void> {
    await this.database.query(
      `UPDATE backups SET cloud_status = $2, cloud_problem = $3, updated_at = now(),
         cloud_next_at = now() + $4 * interval '1 millisecond'
       WHERE id = $1 AND cloud_status = 'RUNNING'`,
      [id, status, problem, waitMs],
    );
  }

  /** Marks the copy as one that is being removed. */
  async beginRemoval(id: string): Promise<void> {
    await this.database.query(
      `UPDATE backups SET cloud_status = 'REMOVING', updated_at = now() WHERE id = $1`,
      [id],
    );
  }

  /** The copy could not be removed, or only in part; then it is made again. */
  async undoRemoval(id: string, isWhole: boolean): Promise<void> {
    await this.database.query(
      `UPDATE backups SET cloud_status = $2, cloud_tries = 0, cloud_next_at = NULL, updated_at = now()
       WHERE id = $1 AND cloud_status = 'REMOVING'`,
      [id, isWhole ? 'COMPLETED' : 'PENDING'],
    );
  }
}
