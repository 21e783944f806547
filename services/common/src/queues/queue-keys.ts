import type { ServiceName } from '../service-name.js';

/** What the Redis keys of all queues of a service begin with. */
export const queuePrefix = (service: ServiceName) => `bull:${service}`;

/** Redis keys by which a queue can be looked at without opening it. */
export function queueKeys(service: ServiceName, queue: string) {
  const ofBull = `${queuePrefix(service)}:${queue}`;
  return {
    /** List. */
    waiting: `${ofBull}:wait`,
    /** Sorted set: jobs that wait for their time. */
    delayed: `${ofBull}:delayed`,
    /** List. */
    active: `${ofBull}:active`,
    /** Sorted set of our own: jobs given up in the last day, by their moment; Bull keeps none that is over. */
    givenUp: `given-up:${service}:${queue}`,
  };
}
