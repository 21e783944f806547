import { InjectQueue, Process, Processor } from '@nestjs/bull';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bull';
import { Idempotency } from '../idempotency.js';
import { Log } from '../logging.js';
import { PurgeRegistry } from './purge-registry.js';

/** Name of the queue for regular house-keeping. */
export const MAINTENANCE_QUEUE = 'maintenance';

/** Name of the job that deletes what is too old to keep. */
export const PURGE_JOB = 'purge-expired';

const EVERY_HOUR_MS = 60 * 60 * 1000;

/** Runs `purge-expired` once an hour, in one instance at a time; repeating it is harmless. */
@Processor(MAINTENANCE_QUEUE)
export class MaintenanceProcessor implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @InjectQueue(MAINTENANCE_QUEUE) private readonly queue: Queue,
    private readonly registry: PurgeRegistry,
    private readonly idempotency: Idempotency,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    // Without a listener a lost connection to Redis would end the process; Bull reconnects by itself.
    this.queue.on('error', () => undefined);
    this.registry.register('idempotency-keys', ({ keysBefore }) => this.idempotency.purge(keysBefore));
  }

  onApplicationBootstrap(): void {
    // Not awaited: it waits for Redis, and the service must start without.
    this.queue
      .add(PURGE_JOB, {}, { repeat: { every: EVERY_HOUR_MS } })
      .catch((error: unknown) =>
        this.log.error('queue.schedule-failed', error, { queue: MAINTENANCE_QUEUE }),
      );
  }

  /** Deletes expired rows of every registered clean-up; answers how many by name. */
  @Process(PURGE_JOB)
  async purgeExpired(): Promise<Record<string, number>> {
    const counts = await this.registry.runAll(new Date());
    for (const [name, count] of Object.entries(counts)) this.log.info('purge.done', { job: name, count });
    return counts;
  }
}
