import { randomInt } from 'node:crypto';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Database } from '../database/database.js';
import { Idempotency } from '../idempotency.js';
import { Log } from '../logging.js';
import { Transactions } from '../transactions.js';
import { PurgeRegistry } from './purge-registry.js';

/** Milliseconds between two rounds. */
export const ROUND_EVERY_MS = 60 * 60 * 1000;

/** Milliseconds from the start to the first round: a service that is started often cleans up, too. */
export const FIRST_ROUND_AFTER_MS = 60 * 1000;

/** Up to so much later, so that services started together do not all begin at once. */
export const FIRST_ROUND_SPREAD_MS = 30 * 1000;

/** All instances of a service have one database role, so its name keeps the services apart. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtextextended(current_user || ':purge:' || $1, 0)) AS taken`;

/**
 * Deletes what is too old to keep: a minute after the start, then once an hour, in one instance of the service at a
 * time; repeating it is harmless.
 */
@Injectable()
export class HouseKeeping implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly registry: PurgeRegistry,
    private readonly idempotency: Idempotency,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.registry.register('idempotency-keys', ({ keysBefore }) => this.idempotency.purge(keysBefore));
  }

  onApplicationBootstrap(): void {
    this.roundAfter(FIRST_ROUND_AFTER_MS + randomInt(FIRST_ROUND_SPREAD_MS));
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  /** One round: answers how many rows went by name; 0 where another instance is at it. */
  async round(now = new Date()): Promise<Record<string, number>> {
    const counts = await this.registry.runAll(now, (name, purge) => this.alone(name, purge));
    for (const [name, count] of Object.entries(counts)) this.log.info('purge.done', { job: name, count });
    return counts;
  }

  /** Each clean-up is a transaction of its own, and holds its lock until it is saved. */
  private alone(name: string, purge: () => Promise<number>): Promise<number> {
    return this.transactions.run(async () => {
      const [lock] = await this.database.query<{ taken: boolean }>(LOCK, [name]);
      return lock?.taken ? purge() : 0;
    });
  }

  private roundAfter(ms: number): void {
    const round = () => {
      this.roundAfter(ROUND_EVERY_MS);
      void this.roundOrLog();
    };
    this.timer = setTimeout(round, ms);
    // The clean-up keeps no process alive.
    this.timer.unref();
  }

  /** A round that fails is tried again in an hour; nothing waits for it. */
  private async roundOrLog(): Promise<void> {
    try {
      await this.round();
    } catch (error) {
      this.log.error('purge.failed', error);
    }
  }
}
