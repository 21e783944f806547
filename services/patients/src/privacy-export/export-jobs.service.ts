import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { KeptJobs } from '@pora/common/queues/kept-jobs';
import { RedisConnection } from '@pora/common/redis';
import { ExportWork } from './export-work.service.js';
import { PatientExportsRepository } from './patient-exports.repository.js';

const NO_QUEUE = 'Eksportu nie da się teraz zacząć: kolejka zadań nie odpowiada. Spróbuj ponownie za chwilę.';

/** Brings exports to their queue. */
@Injectable()
export class ExportJobs extends KeptJobs {
  constructor(
    queues: JobQueues,
    redis: RedisConnection,
    log: Log,
    exports: PatientExportsRepository,
    work: ExportWork,
  ) {
    super({ name: 'patient-exports', atOnce: 2, noQueue: NO_QUEUE, work, kept: exports }, queues, redis, log);
  }
}
