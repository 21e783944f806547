import type { DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from '../service.js';
import { TimeoutClient } from './timeout-client.js';
import { SnakeNaming } from './naming.js';

/** Longest time of one SQL statement in milliseconds unless a service says otherwise. */
export const STATEMENT_TIMEOUT_MS = 2_000;

const DEFAULT_POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 2_000;
const LOCK_TIMEOUT_MS = 1_500;
/** A connection nobody works with is closed after this long. */
export const IDLE_CONNECTION_MS = 30_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;
/** The client waits a little longer than the server, so that the server's own answer normally comes first. */
const CLIENT_GRACE_MS = 300;

/** What differs between a service's own connection and the one that migrates. */
export interface ConnectionSettings {
  readonly url: string;
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
  readonly poolSize?: number;
  readonly onPoolError?: (error: Error) => void;
}

/** TypeORM settings of a service: its own schema, bounded pool, statement, lock and idle timeouts, no synchronize. */
export function dataSourceOptions(
  definition: Pick<ServiceDefinition, 'name' | 'entities'>,
  settings: ConnectionSettings,
): DataSourceOptions {
  const statementMs = settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  return {
    type: 'postgres',
    url: settings.url,
    schema: definition.name,
    entities: [...definition.entities] as unknown as NonNullable<DataSourceOptions['entities']>,
    synchronize: false,
    logging: false,
    installExtensions: false,
    namingStrategy: new SnakeNaming(),
    applicationName: `pora-${definition.name}`,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolSize: settings.poolSize ?? DEFAULT_POOL_SIZE,
    poolErrorHandler: settings.onPoolError ?? (() => undefined),
    extra: {
      Client: TimeoutClient,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      keepAlive: true,
      query_timeout: statementMs === 0 ? undefined : statementMs + CLIENT_GRACE_MS,
      options: [
        `-c search_path=${definition.name},public`,
        `-c statement_timeout=${statementMs}`,
        `-c lock_timeout=${settings.lockTimeoutMs ?? LOCK_TIMEOUT_MS}`,
        `-c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_TIMEOUT_MS}`,
        '-c timezone=UTC',
      ].join(' '),
    },
  };
}
