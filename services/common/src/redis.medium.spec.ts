import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Log } from './logging.js';
import { RedisConnection } from './redis.js';
import { ownRedisUrl } from './testing/environment.js';

describe('a connection to Redis', () => {
  let connection: RedisConnection;

  beforeAll(() => {
    const log = new Log({ serviceName: 'catalog', logLevel: 'silent' });
    connection = new RedisConnection({ redisUrl: ownRedisUrl() }, log);
  });
  afterAll(() => connection.client.destroy());

  test('that is ended while it is still connecting stays ended, so that the process can end, too', async () => {
    const arrived = once(connection.client, 'ready');
    connection.onModuleInit();
    connection.onApplicationShutdown();
    await arrived;
    expect({ open: connection.client.isOpen, ready: connection.client.isReady }).toEqual({
      open: false,
      ready: false,
    });
  });
});
