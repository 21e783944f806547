import { Injectable } from '@nestjs/common';
import { isDatabaseAway } from '@pora/common/errors/postgres-errors';
import { Log } from '@pora/common/logging';
import type { JobEnd } from '@pora/common/queues/kept-jobs';
import { Transactions } from '@pora/common/transactions';
import { BackupFolders } from './backup-folders.service.js';
import { isUnrestorable, problemOf } from './backup-problem.js';
import { UploadJobs } from './cloud/upload-jobs.service.js';
import { INTERRUPTED, KEY_GONE } from './backups.strings.js';
import { BackupRefused } from './dump/backup-refused.js';
import { folderSource } from './dump/backup-source.js';
import { ScratchRestore } from './dump/scratch-restore.js';
import { SnapshotWriter } from './dump/snapshot.js';
import { RunWatch } from './run-watch.js';
import { BackupsRepository, type BackupRun, type StoredRecord } from './store/backups.repository.js';

const MOST_RUNS = 3;

/** Makes backups and restores them for a check. */
@Injectable()
export class BackupWork {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly snapshots: SnapshotWriter,
    private readonly scratch: ScratchRestore,
    private readonly folders: BackupFolders,
    private readonly uploads: UploadJobs,
    private readonly transactions: Transactions,
    private readonly log: Log,
  ) {}

  /** Doing it twice is harmless: only the latest run may write, into a folder of its own. */
  async do(id: string, ending: AbortSignal): Promise<JobEnd> {
    const record = await this.backups.find(id);
    if (!record) return undefined;
    if (record.backup.state !== 'done') return this.make(record, ending);
    await this.check(record, ending);
    return undefined;
  }

  private async make({ backup, tables }: StoredRecord, ending: AbortSignal): Promise<JobEnd> {
    const run = await this.transactions.run(() => this.backups.claim(backup.id));
    if (!run) return undefined;
    if (run.run > MOST_RUNS) return this.giveUp(run, INTERRUPTED);
    const watch = this.watch(run, ending);
    try {
      await this.write(run, { backup, tables }, watch);
      return undefined;
    } catch (error) {
      return await this.afterError(run, error, ending);
    } finally {
      watch.end();
    }
  }

  private async write(run: BackupRun, { backup, tables }: StoredRecord, watch: RunWatch): Promise<void> {
    const { signal } = watch;
    const folder = await this.folders.begin(run.id, run.run);
    const key = await this.folders.newKey();
    if (backup.encrypted && !key) throw new BackupRefused(KEY_GONE);
    const snapshot = await this.snapshots.write(
      tables.map(({ tableName }) => tableName),
      {
        ...{ folder, key, signal },
        onBegin: (table) => this.backups.beginTable(run, table),
        onProgress: watch.note,
        onEnd: (table, sum) => this.backups.noteTable(run, table, sum),
      },
    );
    const manifest = {
      ...{ format: 'pora-backup' as const, formatVersion: 1 as const, backupId: run.id },
      ...snapshot,
      encryption: key ? { cipher: 'aes-256-gcm' as const, kdf: 'scrypt' as const, salt: key.salt } : null,
    };
    await this.folders.writeManifest(folder, manifest);
    await this.scratch.check({ manifest, source: folderSource(folder), key }, signal);
    await this.transactions.run(async () => {
      if (!(await this.backups.complete(run, key !== undefined))) return;
      // Before COMMIT: what is called finished has its name; one that could not be noted gives way to the next run's.
      await this.folders.finish(run.id, folder);
    });
    if (backup.cloudStatus !== null) await this.uploads.submit(run.id);
  }

  /** A run nobody wants any more leaves nothing behind; what may be mended by waiting is tried again. */
  private async afterError(run: BackupRun, error: unknown, ending: AbortSignal): Promise<JobEnd> {
    if (ending.aborted) return undefined;
    if (!(await this.backups.isWanted(run))) {
      // Only its own: another run may be writing beside it.
      await this.folders.discardRun(run.id, run.run);
      return undefined;
    }
    this.log.error('backup.failed', error, { job: run.id });
    if (isDatabaseAway(error) && run.run < MOST_RUNS) return undefined;
    return this.giveUp(run, problemOf(error));
  }

  private async giveUp(run: BackupRun, problem: string): Promise<JobEnd> {
    const isOver = await this.transactions.run(() => this.backups.fail(run.id, problem, run.run));
    if (isOver) await this.folders.discard(run.id);
    // Another run has taken over meanwhile, and is writing beside it.
    else await this.folders.discardRun(run.id, run.run);
    return isOver ? 'given-up' : undefined;
  }

  private async check({ backup }: StoredRecord, ending: AbortSignal): Promise<void> {
    if (backup.restoreCheck !== 'running') return;
    try {
      await this.scratch.check(await this.folders.open(backup.id), ending);
      await this.backups.endCheck(backup.id, 'passed', null);
    } catch (error) {
      if (ending.aborted || isDatabaseAway(error)) throw error;
      this.log.error('backup.check', error, { job: backup.id });
      // A full disk, or a key that is not there, says nothing of the backup itself.
      await this.backups.endCheck(backup.id, isUnrestorable(error) ? 'failed' : 'none', problemOf(error));
    }
  }

  private watch(run: BackupRun, ending: AbortSignal): RunWatch {
    return new RunWatch(ending, {
      isWanted: () => this.backups.isWanted(run),
      tell: (progress) => this.backups.noteProgress(run, progress),
      onError: (error) => {
        if (!isDatabaseAway(error)) this.log.error('backup.watch', error, { job: run.id });
      },
    });
  }
}
