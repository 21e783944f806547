import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Transactions } from '@pora/common/transactions';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import { BackupFolders } from '../backup-folders.service.js';
import { BackupWork } from '../backup-work.service.js';
import { ANOTHER, CANCELLED } from '../backups.strings.js';
import { BackupRefused } from '../dump/backup-refused.js';
import { SnapshotWriter } from '../dump/snapshot.js';
import { newId } from '../new-id.js';
import { BackupsRepository, type StoredRecord } from '../store/backups.repository.js';
import { HeldBackups } from '../store/held-backups.js';

const LOOK_EVERY_MS = 250;

/** What a backup that is made at once is of. */
export interface BackupAtOnce {
  readonly requestedBy: string;
  readonly description: string | null;
  /** All that are offered where none are named. */
  readonly tables?: readonly BackupTable[];
}

/** A backup that somebody waits for: written, restored for a check and in the history when it is answered. */
@Injectable()
export class PresentState {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly snapshots: SnapshotWriter,
    private readonly work: BackupWork,
    private readonly folders: BackupFolders,
    private readonly held: HeldBackups,
    private readonly transactions: Transactions,
  ) {}

  /** Answers the id. @throws BackupRefused with why there is none */
  async keep(wanted: BackupAtOnce, ending: AbortSignal): Promise<string> {
    const id = newId('backup');
    await this.held.whileHeld(id, () => this.make(id, wanted, ending));
    return id;
  }

  /** Ends what waits or is under way; to be called while nobody makes any. */
  async giveUpLeft(): Promise<void> {
    for (const id of await this.backups.idsUnderWay()) await this.giveUp(id);
  }

  private async make(
    id: string,
    { requestedBy, description, tables }: BackupAtOnce,
    ending: AbortSignal,
  ): Promise<void> {
    const chosen = tables ?? (await this.snapshots.available());
    const { isEncrypting: encrypted, firstCloudStatus: cloudStatus } = this.folders;
    await this.transactions.run(async () => {
      if (await this.backups.isAnyUnderWay()) throw new BackupRefused(ANOTHER);
      await this.backups.insert({ id, description, requestedBy, encrypted, cloudStatus }, chosen);
    });
    try {
      await this.untilDone(id, ending);
    } catch (error) {
      // Who wanted it is gone: nobody is to finish it, and nobody has to wait for it.
      if (ending.aborted) await this.giveUp(id);
      throw error;
    }
  }

  private async giveUp(id: string): Promise<void> {
    await this.transactions.run(() => this.backups.fail(id, CANCELLED));
    await this.folders.discard(id);
  }

  /**
   * After a connection that broke, or was not made in time, it is begun anew: no queue does it while it is held here. The work
   * itself gives up when it was begun too often.
   */
  private async untilDone(id: string, ending: AbortSignal): Promise<void> {
    for (;;) {
      await this.work.do(id, ending);
      const record = await this.backups.find(id);
      if (record?.backup.state === 'done') return;
      if (!record || record.backup.state === 'failed') throw new BackupRefused(problemIn(record));
      await wait(LOOK_EVERY_MS, undefined, { signal: ending });
    }
  }
}

const problemIn = (record: StoredRecord | null): string =>
  record?.tables.find(({ problem }) => problem !== null)?.problem ?? ANOTHER;
