import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import type { Job, Queue } from 'bull';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { unavailable } from '../errors.js';
import { Log } from '../logging.js';
import { Metrics } from '../metrics.js';
import { RedisConnection, withinTime } from '../redis.js';
import { currentRequestId, normaliseRequestId, withRequestId } from '../request-context.js';
import { currentTraceparent, traced } from '../tracing.js';
import type { ServiceName } from '../service-name.js';
import { queueKeys } from './queue-keys.js';

/** Whether this process does jobs: services do, programs that end after their work do not. */
export const DOES_JOBS = Symbol('does-jobs');

const ADD_WITHIN_MS = 2_000;
/** What the work of a job is counted as; a job that was given up failed. */
const RESULTS = ['done', 'failed'] as const;

/** What came of a job: given up is one that nobody tries again, which the database tells the person who waits for it. */
export type JobEnd = 'given-up' | undefined;

/** What a job does, by its id; `ending` says that the process stops. Doing it twice has to be harmless. */
export type JobWork = (id: string, ending: AbortSignal) => Promise<JobEnd>;

/** What travels with a job besides its own id: ids again, so that its log and its trace go on from the request's. */
interface JobOrigin {
  readonly requestId?: string | undefined;
  readonly traceparent?: string | undefined;
}

/** Jobs of one kind. They carry ids and nothing else: what they are about stands in the database. */
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
    private readonly metrics: Metrics,
    private readonly redis: RedisConnection,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    const queues = await Promise.allSettled(this.open.values());
    await Promise.all(queues.map((queue) => queue.status === 'fulfilled' && queue.value.close()));
  }

  /** Service whose queues these are. */
  get service(): ServiceName {
    return this.config.serviceName;
  }

  /** A queue by its name, `atOnce` of whose jobs this process does at a time. */
  queue(name: string, work: JobWork, atOnce = 1): JobQueue {
    this.metrics.onScrape(() => this.tell(name));
    for (const result of RESULTS) this.metrics.begin('pora_queue_job_seconds', { queue: name, result });
    return {
      add: async (id) => {
        const queue = await this.opened(name, work, atOnce);
        const origin: JobOrigin = { requestId: currentRequestId(), traceparent: currentTraceparent() };
        await withinTime(queue.add(origin, { jobId: id }), ADD_WITHIN_MS).catch((error: unknown) => {
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
    void queue.process(atOnce, (job) => this.done(name, job as Job<JobOrigin>, work));
    return queue;
  }

  /** A job under the id of the request that asked for it; one that was brought again without it gets an id of its own. */
  private done(queue: string, { id, data, timestamp }: Job<JobOrigin>, work: JobWork): Promise<void> {
    const job = String(id);
    const waitedMs = Math.max(0, Date.now() - timestamp);
    this.metrics.observe('pora_queue_wait_seconds', { queue }, waitedMs / 1000);
    const requestId = data.requestId ? normaliseRequestId(data.requestId) : randomUUID();
    const facts = { 'messaging.destination.name': queue, 'pora.job_id': job, 'pora.request_id': requestId };
    const span = { name: `job ${queue}`, kind: 'consumer', facts, parent: data.traceparent } as const;
    return withRequestId(requestId, () =>
      traced(span, () => this.measured(queue, job, () => work(job, this.ending.signal))),
    );
  }

  private async measured(queue: string, job: string, work: () => Promise<JobEnd>): Promise<void> {
    const startedAt = performance.now();
    const end = (result: (typeof RESULTS)[number]) => {
      const durationMs = Math.round(performance.now() - startedAt);
      this.metrics.observe('pora_queue_job_seconds', { queue, result }, durationMs / 1000);
      this.log.info('job', { queue, job, durationMs, code: result });
    };
    try {
      end((await work()) === 'given-up' ? 'failed' : 'done');
    } catch (error) {
      end('failed');
      throw error;
    }
  }

  /** Asks Redis itself: an instance that has not opened the queue yet knows of its jobs as well. */
  private async tell(queue: string): Promise<void> {
    const keys = queueKeys(this.service, queue);
    for (const state of ['waiting', 'active'] as const) {
      const count = await this.redis.run((client) => client.lLen(keys[state]));
      this.metrics.set('pora_queue_jobs', { queue, state }, count);
    }
  }
}
