import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, conflict, notFound } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import { BackupFolders } from './backup-folders.service.js';
import { problemOf } from './backup-problem.js';
import {
  BEING_RESTORED,
  CHECK_UNDER_WAY,
  NOT_FOUND,
  notRemoved,
  UNDER_WAY,
  UPLOADING,
} from './backups.strings.js';
import { CloudStore } from './cloud/cloud-store.service.js';
import type { BackupEntity, CloudStatus } from './store/backup.entity.js';
import { BackupsRepository } from './store/backups.repository.js';
import { UploadsRepository } from './store/uploads.repository.js';

/** Removes backups with everything that is kept of them. */
@Injectable()
export class BackupRemoval {
  constructor(
    private readonly backups: BackupsRepository,
    private readonly uploads: UploadsRepository,
    private readonly folders: BackupFolders,
    private readonly cloud: CloudStore,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Removes a backup that is over: its copy in the store first, then its folder with its rows.
   * @throws ApiError 404, 409 while something goes on with it, and while the store does not do it
   */
  async remove(id: string, caller: Pick<CallerInfo, 'email' | 'requestId'>): Promise<void> {
    const copy = await this.beginInCloud(id);
    if (copy !== null) await this.removeFromCloud(id, copy);
    try {
      await this.removeHere(id, caller);
    } catch (error) {
      await this.uploads.undoRemoval(id, false);
      throw error;
    }
  }

  /** How far the copy is that has to go first; null without one. A store nobody can reach any more keeps what it has. */
  private beginInCloud(id: string): Promise<CloudStatus | null> {
    return this.transactions.run(async () => {
      const { cloudStatus } = await this.requireOver(id);
      if (cloudStatus === null || !this.cloud.isConfigured) return null;
      await this.uploads.beginRemoval(id);
      return cloudStatus;
    });
  }

  private async removeFromCloud(id: string, copy: CloudStatus): Promise<void> {
    try {
      await this.cloud.remove(id);
    } catch (cause) {
      // A store that keeps what it has would be sent the whole backup again and again.
      await this.uploads.undoRemoval(id, copy === 'COMPLETED' && (await this.cloud.holds(id)));
      throw new ApiError(409, 'conflict', notRemoved(problemOf(cause)), undefined, { cause });
    }
  }

  private removeHere(id: string, caller: Pick<CallerInfo, 'email' | 'requestId'>): Promise<void> {
    return this.transactions.run(async () => {
      await this.requireOver(id);
      await this.backups.remove(id);
      const entry = { caller, action: 'backups.remove', entity: 'backup', entityId: id };
      await this.audit.record(entry);
      // Before COMMIT: while its files are there, the history names them.
      await this.folders.remove(id);
    });
  }

  private async requireOver(id: string): Promise<BackupEntity> {
    const backup = await this.backups.findForUpdate(id);
    if (!backup) throw notFound(NOT_FOUND);
    if (backup.state === 'waiting' || backup.state === 'running') throw conflict('conflict', UNDER_WAY);
    if (backup.restoreCheck === 'running') throw conflict('conflict', CHECK_UNDER_WAY);
    if (backup.cloudStatus === 'RUNNING' && this.cloud.isConfigured) throw conflict('conflict', UPLOADING);
    if (await this.backups.isBeingRestored(id)) throw conflict('conflict', BEING_RESTORED);
    return backup;
  }
}
