import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { type JobQueue, JobQueues } from '@pora/common/queues/job-queues';
import { RedisConnection } from '@pora/common/redis';
import { ExportWork } from './export-work.service.js';
import { PatientExportsRepository } from './patient-exports.repository.js';

const QUEUE = 'patient-exports';
const AT_ONCE = 2;
/** How often exports under way are brought to the queue again, in case Redis has lost or never had them. */
const LOOK_AGAIN_MS = 5_000;
const NO_QUEUE = 'Eksportu nie da się teraz zacząć: kolejka zadań nie odpowiada. Spróbuj ponownie za chwilę.';

/**
 * Brings exports to the queue. The database says which are under way; as long as there are any, and after every start of
 * the service, they are added again, which is harmless for those the queue has: so a job outlives the end of its process
 * and of Redis.
 */
@Injectable()
export class ExportJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: JobQueue;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    private readonly queues: JobQueues,
    private readonly redis: RedisConnection,
    private readonly exports: PatientExportsRepository,
    private readonly log: Log,
    work: ExportWork,
  ) {
    this.queue = queues.queue(QUEUE, (id, ending) => work.do(id, ending), AT_ONCE);
  }

  onApplicationBootstrap(): void {
    if (this.queues.doesJobs) void this.bringAll();
  }

  onModuleDestroy(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** @throws ApiError 503 with what to tell the person, before anything is written */
  async requireQueue(): Promise<void> {
    try {
      await this.redis.run((client) => client.ping());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, details, retryAfterSeconds } = error;
      throw new ApiError(503, code, NO_QUEUE, details, {
        cause: error,
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      });
    }
  }

  /** To be called when the export is saved; one that Redis does not take now is brought to it later. */
  async submit(id: string): Promise<void> {
    this.lookLater();
    try {
      await this.queue.add(id);
    } catch (error) {
      this.log.error('queue.waiting', error, { queue: QUEUE });
    }
  }

  private async bringAll(): Promise<void> {
    try {
      const ids = await this.exports.idsUnderWay();
      if (ids.length === 0) return;
      for (const id of ids) await this.queue.add(id);
    } catch (error) {
      if (!this.ended) this.log.error('queue.waiting', error, { queue: QUEUE });
    }
    this.lookLater();
  }

  private lookLater(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.timer = setTimeout(() => void this.bringAll(), LOOK_AGAIN_MS);
    // Nobody is kept from ending by an export: it goes on after the next start.
    this.timer.unref();
  }
}
