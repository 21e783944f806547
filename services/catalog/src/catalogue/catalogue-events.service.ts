import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { RedisConnection } from '@pora/common/redis';
import { subscribeToChannel, type ChannelSubscription } from '@pora/common/redis-subscription';
import { CATALOGUE_CHANNEL } from '@pora/contracts/catalog/catalog.events';
import { CatalogueService } from './catalogue.service.js';

/**
 * Publishes that the catalogue has a new revision, so that subscribers fetch it before they need it. Nothing
 * depends on these messages: every reader asks for the revision itself, so a lost one only costs the next reader time.
 */
@Injectable()
export class CatalogueEventsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private subscription: ChannelSubscription | undefined;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.catalogue.onLoaded((revision) => this.publish(revision));
    this.subscription = subscribeToChannel(this.redis, this.log, CATALOGUE_CHANNEL, () => this.publishSoon());
    this.publishSoon();
  }

  onApplicationShutdown(): void {
    this.subscription?.end();
  }

  /** Loads a changed catalogue and publishes its revision; to be called after COMMIT, does not wait. */
  publishSoon(): void {
    this.catalogue
      .current()
      .catch((error: unknown) =>
        this.log.error('catalogue.not-prefetched', error, { component: 'database' }),
      );
  }

  private publish(revision: string): void {
    this.redis
      .run((client) => client.publish(CATALOGUE_CHANNEL, revision))
      .catch((error: unknown) => this.log.error('catalogue.not-told', error, { component: 'redis' }));
  }
}
