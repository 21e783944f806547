import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { ApiError } from '../errors.js';
import type { Log } from '../logging.js';
import type { RedisConnection } from '../redis.js';
import type { JobQueue, JobQueues, JobWork } from './job-queues.js';

/** How often jobs under way are brought to the queue again, in case Redis has lost or never had them. */
const LOOK_AGAIN_MS = 5_000;

/** What jobs of one kind are. */
export interface KeptJobsOptions {
  readonly name: string;
  /** How many this process does at a time. */
  readonly atOnce: number;
  /** May end with {@link NoLongerWanted}. */
  readonly work: { do: JobWork };
  /** Tells the ids of all that are not finished, as the database says. */
  readonly kept: { idsUnderWay(): Promise<string[]> };
  /** What a person is told while there is no queue. */
  readonly noQueue: string;
}

/** The work has nothing to go on for: somebody stopped it, another run took it over, or what it is about is gone. */
export class NoLongerWanted extends Error {}

/**
 * Jobs that the database knows. As long as there are any, and after every start of the service, they are added to the queue
 * again, which is harmless for those it has: so a job outlives the end of its process and of Redis.
 */
export class KeptJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queue: JobQueue;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    private readonly options: KeptJobsOptions,
    private readonly queues: JobQueues,
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {
    const work: JobWork = (id, ending) =>
      options.work.do(id, ending).catch((error: unknown) => {
        if (!(error instanceof NoLongerWanted) && !ending.aborted) throw error;
      });
    this.queue = queues.queue(options.name, work, options.atOnce);
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
      throw new ApiError(503, code, this.options.noQueue, details, {
        cause: error,
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      });
    }
  }

  /** To be called when the job is saved; one that Redis does not take now is brought to it later. */
  async submit(id: string): Promise<void> {
    this.lookLater();
    try {
      await this.queue.add(id);
    } catch (error) {
      this.log.error('queue.waiting', error, { queue: this.options.name });
    }
  }

  private async bringAll(): Promise<void> {
    try {
      const ids = await this.options.kept.idsUnderWay();
      if (ids.length === 0) return;
      for (const id of ids) await this.queue.add(id);
    } catch (error) {
      if (!this.ended) this.log.error('queue.waiting', error, { queue: this.options.name });
    }
    this.lookLater();
  }

  private lookLater(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.timer = setTimeout(() => void this.bringAll(), LOOK_AGAIN_MS);
    // Nobody is kept from ending by a job: it goes on after the next start.
    this.timer.unref();
  }
}
