import type { Log } from './logging.js';
import { endClient, type RedisConnection } from './redis.js';

/** A subscription to a Redis channel, in force until it is ended. */
export interface ChannelSubscription {
  end(): void;
}

/**
 * Subscribes to a Redis channel on a connection of its own, which reconnects by itself; what is published while Redis is
 * away is lost, so nothing may rest on it alone.
 */
export function subscribeToChannel(
  redis: RedisConnection,
  log: Log,
  channel: string,
  onMessage: (message: string) => void,
): ChannelSubscription {
  const subscriber = redis.client.duplicate();
  // The service's own connection reports that Redis is away; this one only has to come back.
  subscriber.on('error', () => undefined);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, onMessage))
    .catch((error: unknown) => log.error('redis.not-listening', error, { component: 'redis' }));
  return {
    end: () => endClient(subscriber),
  };
}
