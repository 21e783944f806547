import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { KeptJobs } from '@pora/common/queues/kept-jobs';
import { RedisConnection } from '@pora/common/redis';
import { RestoreWork } from './restore-work.service.js';
import { NO_RESTORE_QUEUE } from './restore.strings.js';
import { RestoresRepository } from './restores.repository.js';

/** Brings restores to their queue. */
@Injectable()
export class RestoreJobs extends KeptJobs {
  constructor(
    queues: JobQueues,
    redis: RedisConnection,
    log: Log,
    restores: RestoresRepository,
    work: RestoreWork,
  ) {
    super(
      { name: 'restores', atOnce: 1, noQueue: NO_RESTORE_QUEUE, work, kept: restores },
      queues,
      redis,
      log,
    );
  }
}
