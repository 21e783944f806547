import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { streamAnswer, type WireAnswer } from '@pora/common/answers';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, conflict, notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { RestorePreview } from '@pora/contracts/admin/backup.model';
import type { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { restoreSentence, type BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import { ActivityService } from '../../activity/activity.service.js';
import type { Kept } from '../../audit/audit-place.js';
import { beginOfAuditFile, linesOfAuditFile } from '../../audit/audit.csv.js';
import { BackupFolders } from '../backup-folders.service.js';
import { problemOf } from '../backup-problem.js';
import { INVALID_TABLES, NOT_FINISHED, NOT_FOUND } from '../backups.strings.js';
import type { StoredBackup } from '../dump/backup-source.js';
import { newId } from '../new-id.js';
import { BackupsRepository } from '../store/backups.repository.js';
import { BackupComparison } from './backup-comparison.js';
import type { LostChanges } from './lost-changes.js';
import { RestoreEngine } from './restore-engine.js';
import { RestoreJobs } from './restore-jobs.service.js';
import { subjectsOf } from './restore-plan.js';
import type { RestoreEntity } from './restore.entity.js';
import { ANOTHER_RESTORE, NO_TABLES_TO_RESTORE, OTHER_SENTENCE } from './restore.strings.js';
import { RestoresRepository } from './restores.repository.js';

type Routes = typeof backupRoutes;

/** How many entries of a file are read at once. */
const FILE_PAGE = 1_000;

/** What the administrator asks about restoring, and how it is begun. */
@Injectable()
export class RestoresService {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly folders: BackupFolders,
    private readonly engine: RestoreEngine,
    private readonly comparison: BackupComparison,
    private readonly restores: RestoresRepository,
    private readonly jobs: RestoreJobs,
    private readonly activity: ActivityService,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /** What would change; a backup that does not fit says why. @throws ApiError 404, 409 when its files are gone */
  async preview(id: string, { email }: CallerInfo): Promise<RestorePreview> {
    const backup = await this.open(id);
    const { manifest } = backup;
    const [{ rows, changesSince, erasedSince }, problem, { items }] = await Promise.all([
      this.comparison.compare(manifest),
      this.problemWith(backup, subjectsOf(manifest)),
      this.activity.list(),
    ]);
    const people = new Set(items.map(({ userEmail }) => userEmail).filter((one) => one !== email));
    return {
      ...{ backupId: id, takenAt: manifest.takenAt, changesSince, erasedSince, problem },
      sizeBytes: manifest.files.reduce((sum, { fileBytes }) => sum + fileBytes, 0),
      tables: rows.map(({ subject, ...counts }) => ({ tableName: subject, ...counts })),
      workingNow: people.size,
    };
  }

  /** What goes with restoring the tables, sent while it is read. @throws ApiError 400, 404, 409 */
  async lostChanges(
    { params: { id }, query }: RouteInput<Routes['lostChanges']>,
    caller: CallerInfo,
  ): Promise<WireAnswer> {
    const { manifest } = await this.open(id);
    const tables = requireHeld(query.tables.split(','), subjectsOf(manifest));
    const lost = { takenAt: manifest.takenAt, tables };
    const first = await this.comparison.lost(lost, { limit: FILE_PAGE, before: undefined });
    await this.audit.record({
      ...{ caller, action: 'audit.export', entity: 'backup', entityId: id, fields: tables },
    });
    return streamAnswer({
      body: Readable.from(this.piecesOf(lost, first)),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'zmiany.csv',
    });
  }

  private async *piecesOf(lost: LostChanges, first: Kept[]): AsyncGenerator<string> {
    yield beginOfAuditFile(first);
    for (let page = first; page.length === FILE_PAGE;) {
      page = await this.comparison.lost(lost, { limit: FILE_PAGE, before: page.at(-1) });
      yield linesOfAuditFile(page);
    }
  }

  /** Asks for a restore; the queue does it. @throws ApiError 400, 404, 409 */
  async start(
    { params: { id }, body, idempotencyKey }: RouteInput<Routes['restore']>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Routes['restore']>> {
    const backup = await this.open(id);
    const held = subjectsOf(backup.manifest);
    const tables = requireHeld(body.tables, held);
    if (body.confirmation.trim() !== restoreSentence(tables.length))
      throw new ApiError(400, 'invalid_input', OTHER_SENTENCE);
    const problem = await this.problemWith(backup, tables);
    if (problem !== null) throw conflict('conflict', problem);
    await this.jobs.requireQueue();
    const request = { caller, operation: 'backups.restore', key: idempotencyKey, body: { id, ...body } };
    const answer = await this.idempotency.once(request, async () => {
      if ((await this.restores.idsUnderWay()).length > 0) throw conflict('conflict', ANOTHER_RESTORE.pl);
      const restoreId = newId('restore');
      await this.restores.insert({ id: restoreId, backupId: id, tables, requestedBy: caller.email });
      await this.audit.record({
        ...{ caller, action: 'backups.restore', entity: 'backup', entityId: id, fields: tables },
      });
      return { restoreId };
    });
    await this.jobs.submit(answer.restoreId);
    return answer;
  }

  /** The latest restores and how far they are. */
  async list(): Promise<RouteAnswer<Routes['restores']>> {
    return { items: (await this.restores.latest()).map(presentRestore) };
  }

  private async open(id: string): Promise<StoredBackup> {
    const record = await this.backups.find(id);
    if (!record) throw notFound(NOT_FOUND);
    if (record.backup.state !== 'done') throw conflict('conflict', NOT_FINISHED);
    return this.folders.open(id).catch((error: unknown) => {
      throw new ApiError(409, 'conflict', problemOf(error), undefined, { cause: error });
    });
  }

  private async problemWith(backup: StoredBackup, tables: readonly BackupTable[]): Promise<string | null> {
    try {
      await this.engine.examine(backup, tables);
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }
}

function requireHeld(names: readonly string[], held: readonly BackupTable[]): BackupTable[] {
  const chosen = new Set(names);
  if (chosen.size === 0) throw new ApiError(400, 'invalid_tables', NO_TABLES_TO_RESTORE);
  const tables = held.filter((table) => chosen.has(table));
  if (tables.length !== chosen.size) throw new ApiError(400, 'invalid_tables', INVALID_TABLES);
  return tables;
}

function presentRestore({ practiceId: _, requestedAt, completedAt, ...restore }: RestoreEntity) {
  return {
    ...restore,
    requestedAt: requestedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  };
}
