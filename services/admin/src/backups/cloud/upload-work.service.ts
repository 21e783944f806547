import { Injectable } from '@nestjs/common';
import { isDatabaseAway } from '@pora/common/errors/postgres-errors';
import { Log } from '@pora/common/logging';
import type { JobEnd } from '@pora/common/queues/kept-jobs';
import { BackupFolders } from '../backup-folders.service.js';
import { problemOf } from '../backup-problem.js';
import { UploadsRepository } from '../store/uploads.repository.js';
import { CloudStore } from './cloud-store.service.js';
import { nextTry } from './next-try.js';

/** Copies finished backups to the store in the cloud. */
@Injectable()
export class UploadWork {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly folders: BackupFolders,
    private readonly cloud: CloudStore,
    private readonly log: Log,
  ) {}

  /** Those that wait for a copy; none while there is no store. */
  async idsUnderWay(): Promise<string[]> {
    return this.cloud.isConfigured ? this.uploads.idsUnderWay() : [];
  }

  /** Doing it twice is harmless: the same bytes come to the same names. It is tried again and again, and never given up. */
  async do(id: string, ending: AbortSignal): Promise<JobEnd> {
    const tries = this.cloud.isConfigured ? await this.uploads.begin(id) : undefined;
    if (tries === undefined) return undefined;
    try {
      await this.cloud.save(id, await this.folders.find(id), ending);
      if (await this.uploads.complete(id)) return undefined;
      // Another instance may have made the same copy, and it stays; of a backup that somebody removed meanwhile none does.
      if (await this.uploads.isRemoved(id)) await this.cloud.remove(id);
    } catch (error) {
      // A process that ends goes on after its start, and so does one whose database is away.
      if (ending.aborted || isDatabaseAway(error)) throw error;
      this.log.error('backup.upload', error, { job: id });
      const { status, waitMs } = nextTry(tries);
      await this.uploads.fail(id, status, problemOf(error), waitMs);
    }
    return undefined;
  }
}
