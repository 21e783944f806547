import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { KeptJobs } from '@pora/common/queues/kept-jobs';
import { RedisConnection } from '@pora/common/redis';
import { ExportWork } from './export-work.service.js';
import { PatientExportsRepository } from './patient-exports.repository.js';

const NO_QUEUE = 'Eksportu nie da się teraz zacząć: kolejka zadań nie odpowiada. Spróbuj ponownie za chwilę.';

/** Brings exports to their queue. */
@Injectable()
export class ExportJobs extends KeptJobs implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    queues: JobQueues,
    redis: RedisConnection,
    log: Log,
    exports: PatientExportsRepository,
    work: ExportWork,
  ) {
    const options = {
      ...{ name: 'patient-exports', atOnce: 2, noQueue: NO_QUEUE },
      work: (id: string, ending: AbortSignal) => work.do(id, ending),
      idsUnderWay: () => exports.idsUnderWay(),
    };
    super(options, queues, redis, log);
  }

  onApplicationBootstrap(): void {
    this.begin();
  }

  onModuleDestroy(): void {
    this.end();
  }
}
