import { BullModule, getQueueToken } from '@nestjs/bull';
import type { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import type { CommonConfig } from '../config.js';
import { onlyFollows } from '../redis.js';
import { endCleanly, GOODBYE_MS } from './queue-end.js';
import { queuePrefix } from './queue-keys.js';

/** A job whose process is gone is taken up by another one after at most so long, in milliseconds. */
const SETTINGS = { lockDuration: 6_000, stalledInterval: 2_000, maxStalledCount: 10 };

/**
 * Nest module of one Bull queue. Only `job-queues.ts` imports this file, and only when there is a job: Bull and its Redis
 * client are large, and the queue connects as soon as it is made.
 */
export function bullQueueModule(
  name: string,
  { redisUrl, serviceName }: Pick<CommonConfig, 'redisUrl' | 'serviceName'>,
) {
  return BullModule.registerQueue({
    name,
    url: redisUrl,
    prefix: queuePrefix(serviceName),
    settings: SETTINGS,
    redis: {
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
      disconnectTimeout: GOODBYE_MS,
      reconnectOnError: onlyFollows,
      // Nobody holds the promise of a subscription that is renewed; without it Bull looks every 5 s for what is due.
      autoResubscribe: false,
    },
    // The database says what became of a job; here its id is free again.
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  });
}

/** The queue of a module made by {@link bullQueueModule}. */
export function queueOf(module: ModuleRef, name: string): Queue {
  return endCleanly(module.get<Queue>(getQueueToken(name), { strict: false }));
}
