import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { streamAnswer, type WireAnswer } from '@pora/common/answers';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, conflict, notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Log } from '@pora/common/logging';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { BACKUP_TABLES, type BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import type { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { BackupFolders } from './backup-folders.service.js';
import { BackupJobs } from './backup-jobs.service.js';
import { BackupRemoval } from './backup-removal.service.js';
import { CloudStore } from './cloud/cloud-store.service.js';
import { problemOf } from './backup-problem.js';
import { presentBackup } from './backups.presenter.js';
import {
  ANOTHER,
  CANCELLED,
  CHECK_UNDER_WAY,
  INVALID_TABLES,
  NO_DATABASE,
  NO_TABLES,
  NONE_CHOSEN,
  NOT_FINISHED,
  NOT_FOUND,
  OVER,
} from './backups.strings.js';
import { errorCode } from './dump/error-code.js';
import { packBackup, packedBytes } from './dump/pack-backup.js';
import { SnapshotWriter } from './dump/snapshot.js';
import { newId } from './new-id.js';
import { BackupsRepository, type StoredRecord } from './store/backups.repository.js';

type Routes = typeof backupRoutes;

const UNDEFINED_TABLE = '42P01';

/** What the administrator does with backups [core §7]. */
@Injectable()
export class BackupsService {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly snapshots: SnapshotWriter,
    private readonly folders: BackupFolders,
    private readonly cloud: CloudStore,
    private readonly removal: BackupRemoval,
    private readonly jobs: BackupJobs,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  /** What can be backed up, and the history; what could not be read is named by `warning`. */
  async list(): Promise<RouteAnswer<Routes['list']>> {
    const [{ tables, problem }, history] = await Promise.all([this.readTables(), this.readHistory()]);
    if (history === null) return { tables, items: [], warning: 'table_missing' };
    return {
      tables,
      items: history.flatMap((record) => presentBackup(record, this.cloud.isConfigured)),
      warning: problem,
    };
  }

  /** Asks for a backup of the named tables; the queue makes it. */
  async start(
    { body, idempotencyKey }: RouteInput<Routes['start']>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Routes['start']>> {
    const tables = requireKnown(body.tables);
    const { tables: available } = await this.readTables();
    if (available.length === 0) throw conflict('no_tables_available', NO_TABLES);
    if (tables.some((table) => !available.includes(table))) throw invalidTables();
    await this.jobs.requireQueue();
    const request = { caller, operation: 'backups.start', key: idempotencyKey, body };
    const answer = await this.idempotency.once(request, async () => {
      if (await this.backups.isAnyUnderWay()) throw conflict('conflict', ANOTHER);
      const id = newId('backup');
      const description = body.description?.trim() || null;
      const { isEncrypting: encrypted, firstCloudStatus: cloudStatus } = this.folders;
      const asked = { id, description, requestedBy: caller.email, encrypted, cloudStatus };
      await this.backups.insert(asked, tables);
      await this.note(caller, 'start', id, tables);
      return { backupId: id };
    });
    await this.jobs.submit(answer.backupId);
    return answer;
  }

  /** Stops a backup that waits or is under way. */
  async cancel(id: string, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      await this.require(id);
      if (!(await this.backups.fail(id, CANCELLED))) throw conflict('conflict', OVER);
      await this.note(caller, 'cancel', id);
    });
    await this.discard(id);
  }

  /** Lets a finished backup be restored for a check once more. */
  async check(id: string, caller: CallerInfo): Promise<void> {
    await this.jobs.requireQueue();
    await this.transactions.run(async () => {
      const { backup } = await this.require(id);
      if (backup.state !== 'done') throw conflict('conflict', NOT_FINISHED);
      if (!(await this.backups.beginCheck(id))) throw conflict('conflict', CHECK_UNDER_WAY);
      await this.note(caller, 'check', id);
    });
    await this.jobs.submit(id);
  }

  /** All files of a finished backup in one TAR. */
  async file(id: string, caller: CallerInfo): Promise<WireAnswer> {
    const { backup } = await this.require(id);
    if (backup.state !== 'done') throw conflict('conflict', NOT_FINISHED);
    const stored = await this.folders.open(id).catch((error: unknown) => {
      throw new ApiError(409, 'conflict', problemOf(error), undefined, { cause: error });
    });
    await this.note(caller, 'download', id);
    return streamAnswer({
      body: packBackup(stored),
      contentType: 'application/x-tar',
      fileName: `${id}.tar`,
      bytes: packedBytes(stored),
    });
  }

  /** Removes a backup that is over, with its files and its copy in the store. */
  async remove(id: string, caller: CallerInfo): Promise<void> {
    await this.removal.remove(id, caller);
  }

  private async require(id: string): Promise<StoredRecord> {
    const record = await this.backups.find(id);
    if (!record) throw notFound(NOT_FOUND);
    return record;
  }

  /** Whoever writes clears up after himself; one whose process was killed does not. */
  private async discard(id: string): Promise<void> {
    try {
      await this.folders.discard(id);
    } catch (error) {
      this.log.error('backup.discard', error, { job: id });
    }
  }

  private async readTables(): Promise<{ tables: BackupTable[]; problem: string | null }> {
    try {
      const tables = await this.snapshots.available();
      return { tables, problem: this.snapshots.isConfigured ? null : NO_DATABASE };
    } catch (error) {
      this.log.error('backup.tables', error, { component: 'database' });
      return { tables: [], problem: problemOf(error) };
    }
  }

  /** Null when the history has no table yet: the service runs before its migrations. */
  private async readHistory(): Promise<StoredRecord[] | null> {
    try {
      return await this.backups.latest();
    } catch (error) {
      if (errorCode(error) === UNDEFINED_TABLE) return null;
      throw error;
    }
  }

  private note(
    caller: CallerInfo,
    verb: 'start' | 'cancel' | 'check' | 'download',
    id: string,
    fields: readonly string[] = [],
  ): Promise<void> {
    return this.audit.record({ caller, action: `backups.${verb}`, entity: 'backup', entityId: id, fields });
  }
}

function requireKnown(names: readonly string[]): BackupTable[] {
  if (names.length === 0) throw new ApiError(400, 'invalid_tables', NONE_CHOSEN);
  const chosen = new Set(names);
  const known = BACKUP_TABLES.filter((table) => chosen.has(table));
  if (known.length !== chosen.size) throw invalidTables();
  return known;
}

const invalidTables = () => new ApiError(400, 'invalid_tables', INVALID_TABLES);
