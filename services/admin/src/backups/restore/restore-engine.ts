import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import pg from 'pg';
import { copyIn } from '../dump/copy.js';
import { DamagedFile } from '../dump/manifest.js';
import type { StoredBackup } from '../dump/backup-source.js';
import { SUBJECT_TABLES } from '../dump/subjects.js';
import { readTableFile } from '../dump/table-file.js';
import { createTableSql, sqlName } from '../dump/table-shape.js';
import { NotMyTurn } from './not-my-turn.js';
import { RestoreDatabase } from './restore-database.js';
import { mergeStaged } from './restore-merge.js';
import { planRestore, type RestorePlan } from './restore-plan.js';
import { RestoreRefused } from './restore-refused.js';
import { BUSY, together } from './restore.strings.js';

/** Shorter than Postgres takes to look for a deadlock: it is always the restore that steps back, never a person's write. */
const LOCK_WITHIN_MS = 700;
const LOCK_TRIES = 60;
const BETWEEN_TRIES_MS = 250;
/** How long before the snapshot a write may have begun that is not in it, in minutes. */
const LONGEST_WRITE_MINUTES = 1;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const FOREIGN_KEY_VIOLATION = new Set(['23503', '23001']);

/** What is done while nobody else writes, and what is told. */
export interface RestoreOptions {
  readonly subjects: readonly BackupTable[];
  readonly signal: AbortSignal;
  /** Called as soon as nobody else can restore: what it notes as under way is over once the turn is free again. */
  begin(): Promise<void>;
  /** Called with every table locked, before anything is touched: what it keeps is the last state before the restore. */
  keepPresent(): Promise<void>;
  /** The last thing in the transaction: what it notes is there exactly when the restore is. */
  note(client: pg.Client, result: RestoreResult): Promise<void>;
}

/** What a restore came to. */
export interface RestoreResult {
  /** Rows of each chosen subject as the backup holds them. */
  readonly rows: Readonly<Record<string, number>>;
  readonly erasedPeople: number;
}

/**
 * Puts a backup back in one transaction: all files are read and held against their sums before a table is touched, then
 * writers wait (readers do not), the present state is kept, the tables are made what the backup holds, and compared. Whatever
 * ends it before COMMIT leaves everything as it was.
 */
@Injectable()
export class RestoreEngine {
  constructor(private readonly database: RestoreDatabase) {}

  /** Whether an operator has set up the role that restores. */
  get isConfigured(): boolean {
    return this.database.isConfigured;
  }

  /**
   * @throws DamagedFile when a file is not what was written
   * @throws Unrestorable when the tables were not what the backup holds
   * @throws NotMyTurn while another restore is under way, before anything is begun
   * @throws RestoreRefused when the backup does not fit, or writers leave no gap
   */
  async restore(backup: StoredBackup, options: RestoreOptions): Promise<RestoreResult> {
    return this.database.run(async (client) => {
      await client.query('BEGIN');
      if (!(await takeTurn(client))) throw new NotMyTurn();
      await options.begin();
      const plan = await planRestore(client, backup.manifest, options.subjects);
      await stage(client, backup, plan, options);
      await lockForWriters(client, plan.locked);
      await options.keepPresent();
      const { erasedPeople } = await mergeStaged(client, plan).catch((error: unknown) => {
        throw explained(error, plan);
      });
      await forgetAnswers(client, plan, backup.manifest.takenAt);
      const result = { rows: rowsOf(plan), erasedPeople };
      await options.note(client, result);
      await client.query('COMMIT');
      return result;
    }, options.signal);
  }

  /** Whether somebody restores at the moment, in whatever process. */
  async isUnderWay(): Promise<boolean> {
    return this.database.run(async (client) => {
      await client.query('BEGIN');
      return !(await takeTurn(client));
    });
  }

  /** Holds a backup against the database without touching anything. @throws RestoreRefused when it does not fit */
  async examine(backup: StoredBackup, subjects: readonly BackupTable[]): Promise<void> {
    await this.database.run((client) => planRestore(client, backup.manifest, subjects));
  }
}

/** One restore at a time; the turn ends with the transaction or its connection. */
async function takeTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('pora restore', 0)) AS mine`,
  );
  return rows[0]?.mine === true;
}

/** Reads every file into a table beside the product's. */
async function stage(
  client: pg.Client,
  { source, key }: StoredBackup,
  plan: RestorePlan,
  { signal }: RestoreOptions,
): Promise<void> {
  for (const { staged, file } of plan.tables) {
    await client.query(createTableSql(staged));
    const taken = copyIn(client, staged);
    await readTableFile(file, source, taken, { key, signal });
    if (taken.rowCount !== file.rows) throw new DamagedFile(`${file.file} holds other rows`);
    await client.query(`ANALYZE ${sqlName(staged)}`);
  }
}

/** Lets readers go on and writers wait; a write that is under way ends first. @throws RestoreRefused when there is no gap */
async function lockForWriters(client: pg.Client, names: readonly string[]): Promise<void> {
  const tables = names.map((name) => name.split('.').map(pg.escapeIdentifier).join('.')).join(', ');
  await client.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN_MS}`);
  for (let attempt = 1; ; attempt += 1) {
    await client.query('SAVEPOINT before_locks');
    try {
      await client.query(`LOCK TABLE ${tables} IN EXCLUSIVE MODE`);
      await client.query('SET LOCAL lock_timeout = 0');
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && isInTheWay(error))) throw error;
      if (attempt === LOCK_TRIES) throw new RestoreRefused(BUSY, { cause: error });
    }
    await client.query('ROLLBACK TO SAVEPOINT before_locks');
    await wait(BETWEEN_TRIES_MS);
  }
}

const isInTheWay = ({ code }: pg.DatabaseError) => code === LOCK_NOT_AVAILABLE || code === DEADLOCK;

/** An answer that was kept for a repeated request may speak of something that is no longer there. */
async function forgetAnswers(client: pg.Client, { tables, layout }: RestorePlan, takenAt: string) {
  for (const schema of new Set(tables.map(({ table }) => table.schema))) {
    if (!layout.tables.has(`${schema}.idempotency_keys`)) continue;
    await client.query(
      `DELETE FROM ${client.escapeIdentifier(schema)}.idempotency_keys
       WHERE created_at >= $1::timestamptz - make_interval(mins => $2)`,
      [takenAt, LONGEST_WRITE_MINUTES],
    );
  }
}

function rowsOf({ subjects, tables }: RestorePlan): Record<string, number> {
  const sumOf = (subject: string) =>
    tables.reduce((sum, { file }) => sum + (file.subject === subject ? file.rows : 0), 0);
  return Object.fromEntries(subjects.map((subject) => [subject, sumOf(subject)]));
}

/** Rows of other tables name rows that would go, or the other way round: which subjects belong together. */
function explained(error: unknown, { subjects, layout }: RestorePlan): unknown {
  if (!(error instanceof pg.DatabaseError && FOREIGN_KEY_VIOLATION.has(error.code ?? ''))) return error;
  const at = `${error.schema}.${error.table}`;
  const names = layout.foreignKeys
    .filter(({ from, to }) => from === at || to === at)
    .flatMap(({ from, to }) => [from, to]);
  const needed = [...SUBJECT_TABLES].flatMap(([subject, tables]) =>
    subjects.includes(subject) || tables.some((name) => names.includes(name)) ? [subject] : [],
  );
  return new RestoreRefused(together(needed), { cause: error });
}
