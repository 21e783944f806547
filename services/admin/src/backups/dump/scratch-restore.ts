import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { NO_SCRATCH, ROWS_DIFFER } from '../backups.strings.js';
import { BackupDatabase } from './backup-database.js';
import { BackupRefused, Unrestorable } from './backup-refused.js';
import type { StoredBackup } from './backup-source.js';
import { copyIn, copyOut } from './copy.js';
import { dropDatabase } from './drop-database.js';
import type { ManifestFile } from './manifest.js';
import { Measured, nowhere } from './measured.js';
import { readTableFile } from './table-file.js';
import { createTableSql, sqlName } from './table-shape.js';

const PREFIX = 'pora_restore_check_';
/** A database that was made is connected to within so many seconds. */
const USED_WITHIN_S = 60;
const INSUFFICIENT_PRIVILEGE = '42501';
const IN_USE = '55006';

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
   * @throws Unrestorable when rows differ
   * @throws BackupRefused when no database can be made
   */
  async check(backup: StoredBackup, signal: AbortSignal): Promise<void> {
    await this.dropForgotten();
    const name = await this.create();
    try {
      await this.database.run(async (client) => {
        for (const schema of new Set(backup.manifest.files.map((file) => file.schema)))
          await client.query(`CREATE SCHEMA ${pg.escapeIdentifier(schema)}`);
        for (const file of backup.manifest.files) await checkTable(client, file, backup, signal);
      }, name);
    } finally {
      await this.database.run((client) => dropDatabase(client, name));
    }
  }

  /** Its name says when it was made, so that another instance does not take it for a forgotten one before it is used. */
  private async create(): Promise<string> {
    const name = `${PREFIX}${await this.second()}_${randomBytes(6).toString('hex')}`;
    try {
      // Whatever an operator put into template1 has no place here.
      await this.database.run((client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
      return name;
    } catch (cause) {
      if (cause instanceof pg.DatabaseError && cause.code === INSUFFICIENT_PRIVILEGE)
        throw new BackupRefused(NO_SCRATCH, { cause });
      throw cause;
    }
  }

  /** On the clock of the database: those of the instances may differ. */
  private async second(): Promise<number> {
    const sql = 'SELECT extract(epoch FROM clock_timestamp())::bigint::text AS second';
    const { rows } = await this.database.run((client) => client.query<{ second: string }>(sql));
    return Number(rows[0]?.second ?? 0);
  }

  /** Databases of a process that was killed; one that another instance is using, or is about to, stays. */
  private async dropForgotten(): Promise<void> {
    const oldest = (await this.second()) - USED_WITHIN_S;
    await this.database.run(async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        `SELECT datname FROM pg_database
         WHERE starts_with(datname, $1) AND pg_has_role(datdba, 'USAGE')
           AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = pg_database.datname)`,
        [PREFIX],
      );
      for (const { datname } of rows) {
        if (Number(/^_(\d+)_/.exec(datname.slice(PREFIX.length - 1))?.[1] ?? 0) > oldest) continue;
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
  { source, key }: StoredBackup,
  signal: AbortSignal,
): Promise<void> {
  await client.query(createTableSql(file, 'UNLOGGED'));
  const taken = copyIn(client, file);
  await readTableFile(file, source, taken, { key, signal });
  const restored = new Measured();
  await pipeline([copyOut(client, file), restored, nowhere()], { signal });
  const isSame = taken.rowCount === file.rows && restored.sha256() === file.sha256;
  if (!isSame) throw new Unrestorable(ROWS_DIFFER);
  // A practice may be larger than the room beside it.
  await client.query(`TRUNCATE ${sqlName(file)}`);
}
