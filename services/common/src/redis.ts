import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createClient } from '@redis/client';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { ApiError, unavailable } from './errors.js';
import { Log } from './logging.js';

const COMMAND_TIMEOUT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 2_000;
const PING_INTERVAL_MS = 2_000;
const SILENCE_BEFORE_RECONNECT_MS = 6_000;
const LONGEST_RECONNECT_DELAY_MS = 1_000;

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

  constructor(
    @Inject(SERVICE_CONFIG) config: Pick<CommonConfig, 'redisUrl'>,
    private readonly log: Log,
  ) {
    this.client = openClient(config.redisUrl);
    this.client.on('error', (error: unknown) => this.noteAway(error));
    this.client.on('ready', () => this.noteBack());
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
      return await withinTime(work(this.client), COMMAND_TIMEOUT_MS);
    } catch (error) {
      throw error instanceof ApiError ? error : unavailable('redis', error);
    }
  }

  private noteAway(error: unknown): void {
    if (this.away) return;
    this.away = true;
    this.log.error('redis.away', error, { component: 'redis' });
  }

  private noteBack(): void {
    if (this.away) this.log.info('redis.back', { component: 'redis' });
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
