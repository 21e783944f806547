import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import type { JobEnd } from '@pora/common/queues/kept-jobs';
import { Transactions } from '@pora/common/transactions';
import type pg from 'pg';
import { BackupFolders } from '../backup-folders.service.js';
import { problemOf } from '../backup-problem.js';
import type { StoredBackup } from '../dump/backup-source.js';
import { NotMyTurn } from './not-my-turn.js';
import { PresentState } from './present-state.js';
import { RestoreEngine, type RestoreResult } from './restore-engine.js';
import type { RestoreEntity } from './restore.entity.js';
import { RestoreRefused } from './restore-refused.js';
import { beforeRestore, INTERRUPTED, NO_LONGER_WANTED } from './restore.strings.js';
import { COMPLETE_SQL, RestoresRepository } from './restores.repository.js';

const AUDIT_SQL = `
  INSERT INTO admin.audit_entries (actor, action, entity, entity_id, fields)
  VALUES ($1, 'backups.restored', 'backup', $2, $3)`;

/** What is restored from, and how its row becomes one that runs. */
export interface RestorePerformed {
  readonly backup: StoredBackup;
  readonly ending: AbortSignal;
  readonly begin: () => Promise<void>;
}

/** Restores what somebody has asked for. */
@Injectable()
export class RestoreWork {
  constructor(
    private readonly restores: RestoresRepository,
    private readonly engine: RestoreEngine,
    private readonly folders: BackupFolders,
    private readonly present: PresentState,
    private readonly transactions: Transactions,
    private readonly log: Log,
  ) {}

  /**
   * A restore is begun once. One whose process has ended is over: what people have written since must not go without
   * anybody asking for it again.
   */
  async do(id: string, ending: AbortSignal): Promise<JobEnd> {
    const restore = await this.restores.find(id);
    if (restore?.state === 'waiting') return this.tried(restore, ending);
    // Whoever runs had the turn before he said so: where nobody has it any more, his process has ended.
    if (restore?.state !== 'running' || (await this.engine.isUnderWay())) return undefined;
    return (await this.giveUp(id, INTERRUPTED.pl)) ? 'given-up' : undefined;
  }

  private async tried(restore: RestoreEntity, ending: AbortSignal): Promise<JobEnd> {
    try {
      const backup = await this.folders.open(restore.backupId);
      await this.perform(restore, { backup, ending, begin: () => this.begin(restore.id) });
      return undefined;
    } catch (error) {
      // It waits, and is brought to the queue again: another process may be at work at this very one.
      if (error instanceof NotMyTurn) return undefined;
      this.log.error('restore.failed', error, { job: restore.id });
      // A process that ends says so if it still can; otherwise the next one does.
      const isOver = await this.giveUp(restore.id, ending.aborted ? INTERRUPTED.pl : problemOf(error));
      return isOver ? 'given-up' : undefined;
    }
  }

  private async begin(id: string): Promise<void> {
    if (!(await this.transactions.run(() => this.restores.begin(id)))) throw new NotMyTurn();
  }

  /** Restores from files wherever they lie. @throws what {@link RestoreEngine} throws */
  async perform(
    { id, backupId, tables, requestedBy }: Pick<RestoreEntity, 'id' | 'backupId' | 'tables' | 'requestedBy'>,
    { backup, ending, begin }: RestorePerformed,
  ): Promise<RestoreResult> {
    return this.engine.restore(backup, {
      ...{ subjects: tables, signal: ending, begin },
      keepPresent: async () => {
        await this.restores.enter(id, 'keeping');
        const description = beforeRestore(backup.manifest.takenAt);
        const kept = await this.present.keep({ requestedBy, description }, ending);
        await this.restores.enter(id, 'writing', kept);
      },
      note: async (client: pg.Client, { erasedPeople }) => {
        const { rowCount } = await client.query(COMPLETE_SQL, [id, erasedPeople]);
        if (rowCount !== 1) throw new RestoreRefused(NO_LONGER_WANTED);
        await client.query(AUDIT_SQL, [requestedBy, backupId, tables]);
      },
    });
  }

  /** Answers false when it was over already: the connection may have been cut off after COMMIT. */
  giveUp(id: string, problem: string): Promise<boolean> {
    return this.transactions.run(() => this.restores.fail(id, problem));
  }
}
