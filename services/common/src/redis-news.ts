import type { Log } from './logging.js';
import type { RedisConnection } from './redis.js';

/** A subscription in force until it is ended. */
export interface NewsSubscription {
  end(): void;
}

/**
 * Hears messages of a Redis channel on a connection of its own, which comes back by itself; what is said while Redis is
 * away is lost, so nothing may rest on it alone.
 */
export function hearNews(
  redis: RedisConnection,
  log: Log,
  channel: string,
  hear: (message: string) => void,
): NewsSubscription {
  const listener = redis.client.duplicate();
  // The service's own connection reports that Redis is away; this one only has to come back.
  listener.on('error', () => undefined);
  listener
    .connect()
    .then(() => listener.subscribe(channel, hear))
    .catch((error: unknown) => log.error('redis.not-listening', error, { component: 'redis' }));
  return {
    end: () => {
      if (listener.isOpen) listener.destroy();
    },
  };
}
