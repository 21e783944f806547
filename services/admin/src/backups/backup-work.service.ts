import { Injectable } from '@nestjs/common';
import { isDatabaseAway } from '@pora/common/errors/postgres-errors';
import { Log } from '@pora/common/logging';
import { Transactions } from '@pora/common/transactions';
import { BackupFolders } from './backup-folders.service.js';
import { problemOf } from './backup-problem.js';
import { INTERRUPTED } from './backups.strings.js';
import { ScratchRestore } from './dump/scratch-restore.js';
import { SnapshotWriter } from './dump/snapshot.js';
import { BackupsRepository, type BackupRun, type StoredRecord } from './store/backups.repository.js';

const MOST_RUNS = 3;
/** How soon a person who cancels is obeyed, in milliseconds. */
const LOOK_EVERY_MS = 500;

/** Makes backups and restores them for a check. */
@Injectable()
export class BackupWork {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly snapshots: SnapshotWriter,
    private readonly scratch: ScratchRestore,
    private readonly folders: BackupFolders,
    private readonly transactions: Transactions,
    private readonly log: Log,
  ) {}

  /** Doing it twice is harmless: only the latest run may write, into a folder of its own. */
  async do(id: string, ending: AbortSignal): Promise<void> {
    const record = await this.backups.find(id);
    if (!record) return;
    if (record.backup.state === 'done') await this.check(record, ending);
    else await this.make(record, ending);
  }

  private async make({ backup, tables }: StoredRecord, ending: AbortSignal): Promise<void> {
    const run = await this.transactions.run(() => this.backups.claim(backup.id));
    if (!run) return;
    if (run.run > MOST_RUNS) {
      await this.giveUp(run, INTERRUPTED);
      return;
    }
    const watch = this.watch(run, ending);
    try {
      await this.write(run, { backup, tables }, watch.signal);
    } catch (error) {
      await this.afterError(run, error, ending);
    } finally {
      watch.end();
    }
  }

  private async write(run: BackupRun, { backup, tables }: StoredRecord, signal: AbortSignal): Promise<void> {
    const folder = await this.folders.begin(run.id, run.run);
    const key = backup.encrypted ? await this.folders.newKey() : undefined;
    const snapshot = await this.snapshots.write(
      tables.map(({ tableName }) => tableName),
      {
        ...{ folder, key, signal },
        onBegin: (table) => this.backups.beginTable(run, table),
        onEnd: (table, sum) => this.backups.noteTable(run, table, sum),
      },
    );
    const manifest = {
      ...{ format: 'pora-backup' as const, formatVersion: 1 as const, backupId: run.id },
      ...snapshot,
      encryption: key ? { cipher: 'aes-256-gcm' as const, kdf: 'scrypt' as const, salt: key.salt } : null,
    };
    await this.folders.writeManifest(folder, manifest);
    await this.scratch.check({ manifest, folder, key }, signal);
    await this.transactions.run(async () => {
      if (!(await this.backups.complete(run))) return;
      // Before COMMIT: what is called finished has its name; a folder without its line is taken away by the next run.
      await this.folders.finish(run.id, folder);
    });
  }

  /** A run nobody wants any more leaves nothing behind; what may be mended by waiting is tried again. */
  private async afterError(run: BackupRun, error: unknown, ending: AbortSignal): Promise<void> {
    if (ending.aborted) return;
    if (!(await this.backups.isWanted(run))) {
      await this.folders.discard(run.id);
      return;
    }
    this.log.error('backup.failed', error, { job: run.id });
    if (isDatabaseAway(error) && run.run < MOST_RUNS) return;
    await this.giveUp(run, problemOf(error));
  }

  private async giveUp(run: BackupRun, problem: string): Promise<void> {
    await this.transactions.run(() => this.backups.fail(run.id, problem, run.run));
    await this.folders.discard(run.id);
  }

  private async check({ backup }: StoredRecord, ending: AbortSignal): Promise<void> {
    if (backup.restoreCheck !== 'running') return;
    try {
      await this.scratch.check(await this.folders.open(backup.id), ending);
      await this.backups.endCheck(backup.id, null);
    } catch (error) {
      if (ending.aborted || isDatabaseAway(error)) throw error;
      this.log.error('backup.unrestorable', error, { job: backup.id });
      await this.backups.endCheck(backup.id, problemOf(error));
    }
  }

  /** Aborted when the process ends or the run is no longer wanted. */
  private watch(run: BackupRun, ending: AbortSignal): { signal: AbortSignal; end(): void } {
    const unwanted = new AbortController();
    const look = async () => {
      if (!(await this.backups.isWanted(run))) unwanted.abort();
    };
    const timer = setInterval(() => {
      look().catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.log.error('backup.watch', error, { job: run.id });
      });
    }, LOOK_EVERY_MS);
    return {
      signal: AbortSignal.any([ending, unwanted.signal]),
      end: () => clearInterval(timer),
    };
  }
}
