import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

type Callback = (...answer: unknown[]) => unknown;

const own = new AsyncLocalStorage<true>();

/**
 * What a service does by itself every few seconds, wanted or not: asking whether the database answers, looking for work
 * that somebody left. A service that rests keeps no connection open for it.
 */
export const doneByItself = <T>(work: () => Promise<T>): Promise<T> => own.run(true, work);

/**
 * Lets the pool of a service that rests be empty: each connection costs Postgres some 20 MB. A connection is kept for the next
 * caller as long as somebody has worked within `restMs`; what {@link doneByItself} does counts as nobody.
 */
export function letRest(pool: Pool, restMs: number): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  let workedAt = performance.now();

  const takenBy = (isOwn: boolean, client: PoolClient): PoolClient => {
    const giveBack = client.release;
    client.release = (broken) => {
      if (!isOwn) workedAt = performance.now();
      giveBack(broken || performance.now() - workedAt >= restMs);
    };
    return client;
  };

  const resting = (callback?: Callback): unknown => {
    const isOwn = own.getStore() === true;
    if (!callback) return (connect() as Promise<PoolClient>).then((client) => takenBy(isOwn, client));
    return connect((error, client, done) => {
      if (!client) return callback(error, client, done);
      return callback(error, client, takenBy(isOwn, client as PoolClient).release);
    });
  };
  pool.connect = resting as typeof pool.connect;
}
