import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { KeptJobs } from '@pora/common/queues/kept-jobs';
import { RedisConnection } from '@pora/common/redis';
import { BackupWork } from './backup-work.service.js';
import { NO_QUEUE } from './backups.strings.js';
import { BackupsRepository } from './store/backups.repository.js';
import { HeldBackups } from './store/held-backups.js';

/** Brings backups and checks of them to their queue. */
@Injectable()
export class BackupJobs extends KeptJobs {
  constructor(
    queues: JobQueues,
    redis: RedisConnection,
    log: Log,
    backups: BackupsRepository,
    work: BackupWork,
    held: HeldBackups,
  ) {
    const leftAlone = {
      do: async (id: string, ending: AbortSignal) =>
        (await held.isHeld(id)) ? undefined : work.do(id, ending),
    };
    super(
      { name: 'backups', atOnce: 1, noQueue: NO_QUEUE, work: leftAlone, kept: backups },
      queues,
      redis,
      log,
    );
  }
}
