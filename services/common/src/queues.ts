import { BullModule, getQueueToken } from '@nestjs/bull';
import type { DynamicModule } from '@nestjs/common';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';

export { PurgeRegistry, type PurgeLimits } from './maintenance/purge-registry.js';

const KEEP_FINISHED_JOBS = 50;

/** Connection of all Bull queues of a service; jobs carry ids only, never patient data. */
export function queueRoot(): DynamicModule {
  return BullModule.forRootAsync({
    inject: [SERVICE_CONFIG],
    useFactory: (config: Pick<CommonConfig, 'redisUrl' | 'serviceName'>) => ({
      url: config.redisUrl,
      prefix: `bull:${config.serviceName}`,
      redis: { maxRetriesPerRequest: null, enableReadyCheck: false },
      defaultJobOptions: { removeOnComplete: KEEP_FINISHED_JOBS, removeOnFail: KEEP_FINISHED_JOBS },
    }),
  });
}

/** A queue to inject with `@InjectQueue(name)`. */
export function queueModule(name: string): DynamicModule {
  return BullModule.registerQueue({ name });
}

/** Injection token of a queue. */
export const queueToken = (name: string) => getQueueToken(name);
