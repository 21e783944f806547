import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { KeptJobs } from '@pora/common/queues/kept-jobs';
import { RedisConnection } from '@pora/common/redis';
import { ImportWork } from './import-work.service.js';
import { LibraryImportsRepository } from './store/library-imports.repository.js';

const NO_QUEUE = 'Importu nie da się teraz zacząć: kolejka zadań nie odpowiada. Spróbuj ponownie za chwilę.';

/** Brings imports to their queue. */
@Injectable()
export class ImportJobs extends KeptJobs {
  constructor(
    queues: JobQueues,
    redis: RedisConnection,
    log: Log,
    imports: LibraryImportsRepository,
    work: ImportWork,
  ) {
    super({ name: 'library-imports', atOnce: 1, noQueue: NO_QUEUE, work, kept: imports }, queues, redis, log);
  }
}
