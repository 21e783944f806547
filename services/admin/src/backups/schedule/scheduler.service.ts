import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { doneByItself } from '@pora/common/database/own-work';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { UploadJobs } from '../cloud/upload-jobs.service.js';
import { DueBackups } from './due-backups.service.js';
import { Retention } from './retention.service.js';

const FIRST_LOOK_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 30_000;

/** Looks at the clock for what no person asks for: backups that are due, copies that wait, backups that have had their time. */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isEnded = false;

  constructor(
    private readonly due: DueBackups,
    private readonly uploads: UploadJobs,
    private readonly retention: Retention,
    private readonly queues: JobQueues,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.queues.doesJobs) this.lookAfter(FIRST_LOOK_AFTER_MS);
  }

  onModuleDestroy(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
  }

  private lookAfter(ms: number): void {
    if (this.isEnded) return;
    this.timer = setTimeout(() => void this.lookAndGoOn(), ms);
    // The clock keeps no process alive.
    this.timer.unref();
  }

  private async lookAndGoOn(): Promise<void> {
    const now = new Date();
    const looks: readonly (() => Promise<unknown>)[] = [
      () => this.due.start(now),
      () => this.uploads.submitWaiting(),
      () => this.retention.apply(now),
    ];
    for (const look of looks) {
      try {
        if (!this.isEnded) await doneByItself(look);
      } catch (error) {
        if (!this.isEnded) this.log.error('backup.schedule', error);
      }
    }
    this.lookAfter(LOOK_EVERY_MS);
  }
}
