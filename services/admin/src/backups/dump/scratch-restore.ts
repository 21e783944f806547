import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { NO_SCRATCH, ROWS_DIFFER } from '../backups.strings.js';
import { BackupDatabase } from './backup-database.js';
import { BackupRefused } from './backup-refused.js';
import { copyIn, copyOut } from './copy.js';
import type { BackupKey } from './encryption.js';
import type { Manifest, ManifestFile } from './manifest.js';
import { Measured, nowhere } from './measured.js';
import { readTableFile } from './table-file.js';
import { createTableSql, sqlName } from './table-shape.js';

const PREFIX = 'pora_restore_check_';
const INSUFFICIENT_PRIVILEGE = '42501';
const IN_USE = '55006';

/** Where the files of a backup lie and how they are read. */
export interface StoredBackup {
  readonly manifest: Manifest;
  readonly folder: string;
  readonly key: BackupKey | undefined;
}

/**
 * Restores a backup into a database made for it and thrown away afterwards, and reads everything out again: the same rows
 * give the same bytes, so equal sums mean that nothing was lost.
 */
@Injectable()
export class ScratchRestore {
  constructor(private readonly database: BackupDatabase) {}

  /**
   * Resolves when every table came back as it was written.
   * @throws DamagedFile when a file is not what was written
   * @throws BackupRefused when rows differ or no database can be made
   */
  async check(backup: StoredBackup, signal: AbortSignal): Promise<void> {
    await this.dropForgotten();
    const name = `${PREFIX}${randomBytes(6).toString('hex')}`;
    await this.create(name);
    try {
      await this.database.run(async (client) => {
        for (const schema of new Set(backup.manifest.files.map((file) => file.schema)))
          await client.query(`CREATE SCHEMA ${pg.escapeIdentifier(schema)}`);
        for (const file of backup.manifest.files) await checkTable(client, file, backup, signal);
      }, name);
    } finally {
      await this.database.run((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    }
  }

  private async create(name: string): Promise<void> {
    try {
      // Whatever an operator put into template1 has no place here.
      await this.database.run((client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
    } catch (cause) {
      if (cause instanceof pg.DatabaseError && cause.code === INSUFFICIENT_PRIVILEGE)
        throw new BackupRefused(NO_SCRATCH, { cause });
      throw cause;
    }
  }

  /** Databases of a process that was killed; one that another instance is using stays. */
  private async dropForgotten(): Promise<void> {
    await this.database.run(async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        `SELECT datname FROM pg_database
         WHERE starts_with(datname, $1) AND pg_has_role(datdba, 'USAGE')
           AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = pg_database.datname)`,
        [PREFIX],
      );
      for (const { datname } of rows) {
        try {
          await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)}`);
        } catch (error) {
          if (!(error instanceof pg.DatabaseError && error.code === IN_USE)) throw error;
        }
      }
    });
  }
}

async function checkTable(
  client: pg.Client,
  file: ManifestFile,
  { folder, key }: StoredBackup,
  signal: AbortSignal,
): Promise<void> {
  await client.query(createTableSql(file));
  const taken = copyIn(client, file);
  await readTableFile(file, folder, taken, { key, signal });
  const restored = new Measured();
  await pipeline([copyOut(client, file), restored, nowhere()], { signal });
  const isSame = taken.rowCount === file.rows && restored.sha256() === file.sha256;
  if (!isSame) throw new BackupRefused(ROWS_DIFFER);
  // A practice may be larger than the room beside it.
  await client.query(`TRUNCATE ${sqlName(file)}`);
}
