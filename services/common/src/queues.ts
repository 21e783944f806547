import { BullModule, getQueueToken } from '@nestjs/bull';
import { Module, type DynamicModule } from '@nestjs/common';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { endCleanly, GOODBYE_MS } from './queue-end.js';

const KEEP_FINISHED_JOBS = 50;

/** Connection of all Bull queues of a service; jobs carry ids only, never patient data. */
export function queueRoot(): DynamicModule {
  return BullModule.forRootAsync({
    inject: [SERVICE_CONFIG],
    useFactory: (config: Pick<CommonConfig, 'redisUrl' | 'serviceName'>) => ({
      url: config.redisUrl,
      prefix: `bull:${config.serviceName}`,
      redis: {
        maxRetriesPerRequest: null,
        enableReadyCheck: false,
        disconnectTimeout: GOODBYE_MS,
        // Nobody holds the promise of a subscription that is renewed; without it Bull looks every 5 s for what is due.
        autoResubscribe: false,
      },
      defaultJobOptions: { removeOnComplete: KEEP_FINISHED_JOBS, removeOnFail: KEEP_FINISHED_JOBS },
    }),
  });
}

@Module({})
class QueueModule {}

/** A queue to inject with `@InjectQueue(name)`. */
export function queueModule(name: string): DynamicModule {
  const queue = BullModule.registerQueue({ name });
  // Made together with the queue, so before anything starts a worker on it.
  const ending = { provide: `${name}:ending`, inject: [queueToken(name)], useFactory: endCleanly };
  return { module: QueueModule, imports: [queue], providers: [ending], exports: [queue] };
}

/** Injection token of a queue. */
export const queueToken = (name: string) => getQueueToken(name);
