import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { RedisConnection } from '@pora/common/redis';
import { subscribeToChannel, type ChannelSubscription } from '@pora/common/redis-subscription';
import { CATALOGUE_CHANNEL } from '@pora/contracts/catalog/catalog.events';
import { EngineService } from './engine.service.js';

/** Fetches and compiles a changed catalogue when it is told of, so that the next generation does not wait for it. */
@Injectable()
export class CataloguePrefetchService implements OnApplicationBootstrap, OnApplicationShutdown {
  private subscription: ChannelSubscription | undefined;

  constructor(
    private readonly engine: EngineService,
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.subscription = subscribeToChannel(this.redis, this.log, CATALOGUE_CHANNEL, () => this.prefetch());
  }

  onApplicationShutdown(): void {
    this.subscription?.end();
  }

  private prefetch(): void {
    this.engine
      .prefetch()
      .catch((error: unknown) => this.log.error('catalogue.not-prefetched', error, { component: 'catalog' }));
  }
}
