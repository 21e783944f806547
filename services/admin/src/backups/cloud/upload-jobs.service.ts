import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { KeptJobs } from '@pora/common/queues/kept-jobs';
import { RedisConnection } from '@pora/common/redis';
import { NO_QUEUE } from '../backups.strings.js';
import { UploadWork } from './upload-work.service.js';

/** Brings finished backups to the queue of copies: beside the one that makes backups, so that a slow store holds none up. */
@Injectable()
export class UploadJobs extends KeptJobs {
  constructor(
    private readonly jobs: JobQueues,
    redis: RedisConnection,
    log: Log,
    private readonly waiting: UploadWork,
  ) {
    super(
      { name: 'backup-uploads', atOnce: 1, noQueue: NO_QUEUE, work: waiting, kept: waiting },
      jobs,
      redis,
      log,
    );
  }

  /** A program that ends after its work leaves the copy to the service. */
  override async submit(id: string): Promise<void> {
    if (this.jobs.doesJobs) await super.submit(id);
  }

  /** Brings what a program or another instance left. */
  async submitWaiting(): Promise<void> {
    for (const id of await this.waiting.idsUnderWay()) await this.submit(id);
  }
}
