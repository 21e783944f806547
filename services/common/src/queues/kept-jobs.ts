import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { doneByItself } from '../database/own-work.js';
import { ApiError } from '../errors.js';
import type { Log } from '../logging.js';
import type { RedisConnection } from '../redis.js';
import type { JobEnd, JobQueue, JobQueues, JobWork } from './job-queues.js';
import { queueKeys } from './queue-keys.js';

export type { JobEnd } from './job-queues.js';

/** How often jobs under way are brought to the queue again, in case Redis has lost or never had them. */
const LOOK_AGAIN_MS = 5_000;

/** How often an instance with no jobs of its own looks for some that another one left when it ended. */
const LOOK_FOR_LEFT_MS = 10_000;

/** An operator is told of jobs given up so long ago. */
const DAY_SECONDS = 24 * 60 * 60;

/** What jobs of one kind are. */
export interface KeptJobsOptions {
  readonly name: string;
  /** How many this process does at a time. */
  readonly atOnce: number;
  /** May end with {@link NoLongerWanted}. */
  readonly work: { do(id: string, ending: AbortSignal): Promise<JobEnd> };
  /** Tells the ids of all that are not finished, as the database says. */
  readonly kept: { idsUnderWay(): Promise<string[]> };
  /** What a person is told while there is no queue. */
  readonly noQueue: string;
}

/** The work has nothing to go on for: somebody stopped it, another run took it over, or what it is about is gone. */
export class NoLongerWanted extends Error {}

/**
 * Jobs that the database knows. Every instance looks for them again and again and adds them to the queue, which is harmless
 * for those it has: so a job outlives the end of its process, also one that does not come back, and of Redis.
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
    const work: JobWork = async (id, ending) => {
      try {
        const end = await options.work.do(id, ending);
        if (end === 'given-up') await this.noteGivenUp(id);
        return end;
      } catch (error) {
        if (!(error instanceof NoLongerWanted) && !ending.aborted) throw error;
        return undefined;
      }
    };
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
    let isIdle = false;
    try {
      const ids = await doneByItself(() => this.options.kept.idsUnderWay());
      isIdle = ids.length === 0;
      for (const id of ids) await this.queue.add(id);
    } catch (error) {
      if (!this.ended) this.log.error('queue.waiting', error, { queue: this.options.name });
    }
    this.lookLater(isIdle ? LOOK_FOR_LEFT_MS : LOOK_AGAIN_MS);
  }

  /** Only for the eyes of an operator: the job is over whether Redis takes the note or not. */
  private async noteGivenUp(id: string): Promise<void> {
    const { givenUp } = queueKeys(this.queues.service, this.options.name);
    const now = Date.now();
    try {
      await this.redis.run((client) =>
        client
          .multi()
          .zAdd(givenUp, { score: now, value: id })
          .zRemRangeByScore(givenUp, 0, now - DAY_SECONDS * 1000)
          .expire(givenUp, DAY_SECONDS)
          .exec(),
      );
    } catch (error) {
      this.log.error('queue.given-up', error, { queue: this.options.name });
    }
  }

  private lookLater(ms = LOOK_AGAIN_MS): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.timer = setTimeout(() => void this.bringAll(), ms);
    // Nobody is kept from ending by a job: it goes on after the next start.
    this.timer.unref();
  }
}
