import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Log } from './logging.js';
import { Metrics } from './metrics.js';
import { RedisConnection } from './redis.js';
import { ownRedisUrl } from './testing/environment.js';
import { until } from './testing/until.js';

function newConnection(): RedisConnection {
  const config = { serviceName: 'catalog', logLevel: 'silent', redisUrl: ownRedisUrl() } as const;
  const log = new Log(config);
  return new RedisConnection(config, log, new Metrics(config, log));
}

describe('a connection to Redis', () => {
  let connection: RedisConnection;

  beforeAll(() => {
    connection = newConnection();
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

describe('a connection to a Redis that only follows another one', () => {
  const connection = newConnection();
  const say = (...command: string[]) => connection.run((client) => client.sendCommand(command));
  /** Number that Redis gives a connection; while there is none, none. */
  const number = () => say('CLIENT', 'ID').catch(() => undefined);

  beforeAll(async () => {
    connection.onModuleInit();
    await until(() => connection.client.isReady);
    // Nobody is there whom it could follow.
    await say('REPLICAOF', '127.0.0.1', '1');
  });
  afterAll(async () => {
    await until(() => connection.client.isReady);
    await say('REPLICAOF', 'NO', 'ONE');
    connection.onApplicationShutdown();
  });

  test.each([
    ['a write', () => connection.run((client) => client.set('x', 'y'))],
    ['several at once', () => connection.run((client) => client.multi().set('x', 'y').exec())],
  ])('is ended by %s, which is refused for the moment, and a new one is made', async (_what, write) => {
    await until(async () => (await number()) !== undefined);
    const before = await number();
    await expect(write()).rejects.toMatchObject({ status: 503, details: { component: 'redis' } });
    await until(async () => ![undefined, before].includes(await number()));
  });

  test('goes on for those who only read', async () => {
    const before = await number();
    expect(await connection.run((client) => client.get('x'))).toBeNull();
    expect(await number()).toBe(before);
  });
});
