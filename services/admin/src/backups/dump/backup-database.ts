import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@pora/common/config';
import pg from 'pg';
import { NO_DATABASE } from '../backups.strings.js';
import type { AdminConfig } from '../../config.js';
import { BackupRefused } from './backup-refused.js';

/** A table of a practice of thousands of patients is read in seconds; one that hangs must not hang for ever. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;
const CONNECT_TIMEOUT_MS = 3_000;

/** What this class needs to know of the driver's inside: the socket of the connection. */
interface WithSocket {
  connection: { stream: { destroy(): void } };
}

/** Connections of the role that reads every table and may make a database to try a backup in; it changes no row. */
@Injectable()
export class BackupDatabase {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: AdminConfig) {}

  /** Whether an operator has set up that role. */
  get isConfigured(): boolean {
    return this.config.settings.BACKUP_DATABASE_URL !== undefined;
  }

  /** Runs work on a connection of its own, which ends with it. @param database another one than that of the product */
  async run<T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T> {
    const client = new pg.Client({
      connectionString: this.url(database),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'pora-backup',
      options: `-c statement_timeout=${STATEMENT_TIMEOUT_MS} -c timezone=UTC -c datestyle=ISO -c extra_float_digits=1`,
    });
    // A connection that breaks while nobody waits for it is told by the next statement.
    client.on('error', () => undefined);
    await client.connect();
    try {
      const result = await work(client);
      await client.end();
      return result;
    } catch (error) {
      // In the middle of a COPY nobody would answer a goodbye.
      (client as unknown as WithSocket).connection.stream.destroy();
      throw error;
    }
  }

  private url(database: string | undefined): string {
    const configured = this.config.settings.BACKUP_DATABASE_URL;
    if (configured === undefined) throw new BackupRefused(NO_DATABASE);
    if (database === undefined) return configured;
    const url = new URL(configured);
    url.pathname = `/${database}`;
    return url.href;
  }
}
