import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import type { Queue } from 'bull';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { unavailable } from '../errors.js';
import { Log } from '../logging.js';
import { withinTime } from '../redis.js';

/** Whether this process does jobs: services do, programs that end after their work do not. */
export const DOES_JOBS = Symbol('does-jobs');

const ADD_WITHIN_MS = 2_000;

/** What a job does, by its id; `ending` says that the process stops. Doing it twice has to be harmless. */
export type JobWork = (id: string, ending: AbortSignal) => Promise<void>;

/** Jobs of one kind. They carry an id and nothing else: what they are about stands in the database. */
export interface JobQueue {
  /** Adds the job unless it is waiting or under way. @throws ApiError 503 when Redis does not answer within 2 s */
  add(id: string): Promise<void>;
}

/** Bull queues that come with their first job: until then nothing of Bull is loaded and no connection is open. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly open = new Map<string, Promise<Queue>>();
  private readonly ending = new AbortController();

  constructor(
    private readonly modules: LazyModuleLoader,
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'redisUrl' | 'serviceName'>,
    @Inject(DOES_JOBS) readonly doesJobs: boolean,
    private readonly log: Log,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    const queues = await Promise.allSettled(this.open.values());
    await Promise.all(queues.map((queue) => queue.status === 'fulfilled' && queue.value.close()));
  }

  /** A queue by its name, `atOnce` of whose jobs this process does at a time. */
  queue(name: string, work: JobWork, atOnce = 1): JobQueue {
    return {
      add: async (id) => {
        const queue = await this.opened(name, work, atOnce);
        await withinTime(queue.add({}, { jobId: id }), ADD_WITHIN_MS).catch((error: unknown) => {
          throw unavailable('redis', error);
        });
      },
    };
  }

  private opened(name: string, work: JobWork, atOnce: number): Promise<Queue> {
    if (this.ending.signal.aborted) throw unavailable('redis');
    const known = this.open.get(name);
    if (known) return known;
    const queue = this.load(name, work, atOnce);
    this.open.set(name, queue);
    // What could not be loaded is tried again with the next job.
    queue.catch(() => this.open.delete(name));
    return queue;
  }

  private async load(name: string, work: JobWork, atOnce: number): Promise<Queue> {
    const { bullQueueModule, queueOf } = await import('./bull-queue.js');
    const module = await this.modules.load(() => bullQueueModule(name, this.config), { logger: false });
    const queue = queueOf(module, name);
    queue.on('error', (error) => this.log.error('queue.error', error, { component: 'redis' }));
    void queue.process(atOnce, (job) => work(String(job.id), this.ending.signal));
    return queue;
  }
}
