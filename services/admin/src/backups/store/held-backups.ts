import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { BackupDatabase } from '../dump/backup-database.js';

const KEY = `hashtextextended('backup ' || $1::text, 0)`;

/**
 * A backup that somebody waits for is made by who waits, by the command or for a restore, and not by the queue. While his
 * connection lives no instance takes it for one that was left: it would begin anew, under an account of its own perhaps.
 * The same holds for what a command has unpacked.
 */
@Injectable()
export class HeldBackups {
  constructor(
    private readonly own: BackupDatabase,
    private readonly database: Database,
  ) {}

  /** Runs work on a backup that nobody else knows of yet. */
  async whileHeld<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.own.run(async (client) => {
      await client.query(`SELECT pg_advisory_lock(${KEY})`, [id]);
      return work();
    });
  }

  async isHeld(id: string): Promise<boolean> {
    const [row] = await this.database.query<{ free: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${KEY}) AS free`,
      [id],
    );
    return row?.free === false;
  }
}
