import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createClient } from '@redis/client';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { ApiError, unavailable } from './errors.js';
import { Log } from './logging.js';
import { Metrics } from './metrics.js';
import { traced } from './tracing.js';

const COMMAND_TIMEOUT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 2_000;
const PING_INTERVAL_MS = 2_000;
const SILENCE_BEFORE_RECONNECT_MS = 6_000;
const LONGEST_RECONNECT_DELAY_MS = 1_000;

/** Which commands, and of which keys, is nobody's business: keys are made of ids. */
const COMMANDS = { name: 'redis', kind: 'client', facts: { 'db.system.name': 'redis' } } as const;

function openClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_BEFORE_RECONNECT_MS,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** attempt, LONGEST_RECONNECT_DELAY_MS),
    },
  });
}

/**
 * Whether this is what a Redis says to a write that only follows another one. Of several, the address leads to the one that
 * writes; after a switch a connection from before still leads to the former one, which would refuse for ever.
 */
export function onlyFollows(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('READONLY');
}

/** Client of node-redis as the services use it. */
export type RedisClient = ReturnType<typeof openClient>;

/**
 * Ends a client for good. One that is just connecting forgets that it was told to end, connects and asks for ever
 * whether Redis is there; so it is ended once more when it gets there.
 */
export function endClient(client: RedisClient): void {
  if (!client.isOpen) return;
  client.on('ready', () => client.destroy());
  client.destroy();
}

/** The service's connection to Redis: connects in the background, comes back by itself, never waits longer than 2 s. */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  /** The bare client, for libraries that want one. */
  readonly client: RedisClient;
  private away = false;
  private returnedAt = 0;

  constructor(
    @Inject(SERVICE_CONFIG) config: Pick<CommonConfig, 'redisUrl'>,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    this.client = openClient(config.redisUrl);
    this.client.on('error', (error: unknown) => this.noteAway(error));
    this.client.on('ready', () => this.noteBack());
  }

  /** When it came back after it had been away, in milliseconds since 1970; 0 when it was never away. */
  get backAt(): number {
    return this.returnedAt;
  }

  onModuleInit(): void {
    // Not awaited: a service starts while Redis is away; reconnecting is the client's own business.
    this.client.connect().catch((error: unknown) => this.noteAway(error));
  }

  onApplicationShutdown(): void {
    endClient(this.client);
  }

  /** Runs one or more commands. @throws ApiError 503 when Redis is away or silent for 2 s. */
  async run<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.client.isReady) throw unavailable('redis');
    try {
      return await traced(COMMANDS, () => withinTime(work(this.client), COMMAND_TIMEOUT_MS));
    } catch (error) {
      if (onlyFollows(error)) this.leave(error);
      throw error instanceof ApiError ? error : unavailable('redis', error);
    }
  }

  /** Ends this one connection; the client comes back by itself, to whomever the address leads by then. */
  private leave(error: unknown): void {
    if (this.away) return;
    this.noteAway(error);
    this.client.sendCommand(['QUIT']).catch((late: unknown) => this.noteAway(late));
  }

  private noteAway(error: unknown): void {
    if (this.away) return;
    this.away = true;
    this.metrics.count('pora_component_lost_total', { component: 'redis' });
    this.log.error('redis.away', error, { component: 'redis' });
  }

  private noteBack(): void {
    if (this.away) {
      this.returnedAt = Date.now();
      this.log.info('redis.back', { component: 'redis' });
    }
    this.away = false;
  }
}

/** Waits for a promise at most `ms` milliseconds. @throws Error when the time is over. */
export async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
