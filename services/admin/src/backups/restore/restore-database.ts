import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@pora/common/config';
import type pg from 'pg';
import type { AdminConfig } from '../../config.js';
import { onOwnConnection } from '../dump/own-connection.js';
import { RestoreRefused } from './restore-refused.js';
import { NO_RESTORE_DATABASE } from './restore.strings.js';

/**
 * Connections of the role that writes the rows of every schema. It owns no table, and the audit trails it can only read and
 * add to. Nothing but a restore uses it.
 */
@Injectable()
export class RestoreDatabase {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: AdminConfig) {}

  /** Whether an operator has set up that role. */
  get isConfigured(): boolean {
    return this.config.settings.RESTORE_DATABASE_URL !== undefined;
  }

  /** Runs work on a connection of its own, which ends with it; the signal cuts it off. */
  async run<T>(work: (client: pg.Client) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const url = this.config.settings.RESTORE_DATABASE_URL;
    if (url === undefined) throw new RestoreRefused(NO_RESTORE_DATABASE);
    return onOwnConnection({ url, name: 'pora-restore', signal }, work);
  }
}
