import type { Pool } from 'pg';
import type { Metrics } from '../metrics.js';
import { keptWithItsWork } from '../tracing.js';

type Callback = (...answer: unknown[]) => unknown;

/** Measures how long the pool lets its callers wait for a connection, and keeps what they do with it in their own trace. */
export function measureConnections(pool: Pool, metrics: Metrics): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  const measured = (callback?: Callback): unknown => {
    const askedAt = performance.now();
    const note = () => {
      metrics.observe('pora_database_connection_wait_seconds', {}, (performance.now() - askedAt) / 1000);
    };
    if (callback) {
      const kept = keptWithItsWork(callback);
      return connect((...answer) => {
        note();
        return kept(...answer);
      });
    }
    return (connect() as Promise<unknown>).finally(note);
  };
  pool.connect = measured as typeof pool.connect;
}

/** Sets what is to be told of the pool at this moment. */
export function tellConnections(pool: Pool, metrics: Metrics): void {
  metrics.set('pora_database_connections', { state: 'used' }, pool.totalCount - pool.idleCount);
  metrics.set('pora_database_connections', { state: 'idle' }, pool.idleCount);
  metrics.set('pora_database_connections_limit', {}, pool.options.max ?? 0);
  metrics.set('pora_database_waiting', { for: 'connection' }, pool.waitingCount);
}
