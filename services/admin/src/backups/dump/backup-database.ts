import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@pora/common/config';
import type pg from 'pg';
import { NO_DATABASE } from '../backups.strings.js';
import type { AdminConfig } from '../../config.js';
import { BackupRefused } from './backup-refused.js';
import { onOwnConnection } from './own-connection.js';

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
    return onOwnConnection({ url: this.url(database), name: 'pora-backup' }, work);
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
