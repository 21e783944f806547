import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager, QueryRunner } from 'typeorm';
import { DatabaseConnection } from './database/database-connection.js';
import { WriteLimiter } from './database/write-limiter.js';
import { isSerializationFailure } from './errors/postgres-errors.js';
import { Metrics } from './metrics.js';

/** How strictly a transaction is separated from others. */
export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

const SQL_ISOLATION = {
  'read committed': 'READ COMMITTED',
  'repeatable read': 'REPEATABLE READ',
  serializable: 'SERIALIZABLE',
} as const;

const MOST_ATTEMPTS = 3;
const LONGEST_BACKOFF_MS = 60;
/** Half of the pool: readers always find a connection, and who waits for a lock has few before it. */
const WRITERS_AT_ONCE = 5;

const current = new AsyncLocalStorage<EntityManager>();

/** Manager of the transaction this code runs in, if any. */
export const currentTransaction = (): EntityManager | undefined => current.getStore();

/** Units of work: everything repositories, audit and idempotency do inside `run` is saved together or not at all. */
@Injectable()
export class Transactions {
  private readonly writes = new WriteLimiter(WRITERS_AT_ONCE);

  constructor(
    private readonly connection: DatabaseConnection,
    metrics: Metrics,
  ) {
    metrics.onScrape(() => metrics.set('pora_database_waiting', { for: 'turn' }, this.writes.waits));
  }

  /** Whether this code runs inside a transaction. */
  get isOpen(): boolean {
    return currentTransaction() !== undefined;
  }

  /**
   * Runs work in a transaction, or joins the one already open; resolves only after COMMIT. Serialization failures and
   * deadlocks are tried again up to three times, so work must have no effects outside the database. Five write at a
   * time, the others wait for their turn.
   */
  async run<T>(work: () => Promise<T>, options: { isolation?: Isolation } = {}): Promise<T> {
    if (currentTransaction()) return work();
    const isolation = options.isolation ?? 'read committed';
    const attempts = () => this.tryAgain(work, isolation);
    // Whoever asks for repeatable reads writes nothing.
    return isolation === 'repeatable read' ? attempts() : this.writes.run(attempts);
  }

  private async tryAgain<T>(work: () => Promise<T>, isolation: Isolation): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work, isolation);
      } catch (error) {
        if (attempt >= MOST_ATTEMPTS || !isSerializationFailure(error)) throw error;
        await wait(randomInt(1, LONGEST_BACKOFF_MS));
      }
    }
  }

  private async attempt<T>(work: () => Promise<T>, isolation: Isolation): Promise<T> {
    const runner = this.connection.source.createQueryRunner();
    try {
      await runner.startTransaction(SQL_ISOLATION[isolation]);
      const result = await current.run(runner.manager, work);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      await rollBack(runner);
      throw error;
    } finally {
      if (!runner.isReleased) await runner.release();
    }
  }
}

/** The first error is the one that matters; a rollback that fails means a lost connection, which rolls back by itself. */
async function rollBack(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive || runner.isReleased) return;
  await runner.rollbackTransaction().catch(() => undefined);
}
