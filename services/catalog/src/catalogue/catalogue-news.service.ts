import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { RedisConnection } from '@pora/common/redis';
import { hearNews, type NewsSubscription } from '@pora/common/redis-news';
import { CATALOGUE_CHANNEL } from '@pora/contracts/catalog/catalog.events';
import { CatalogueService } from './catalogue.service.js';

/**
 * Tells whoever listens that the catalogue has a new revision, so that they fetch it before they need it. Nothing
 * depends on these messages: every reader asks for the revision itself, so a lost one only costs the next reader time.
 */
@Injectable()
export class CatalogueNewsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private subscription: NewsSubscription | undefined;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.catalogue.onLoaded((revision) => this.tell(revision));
    this.subscription = hearNews(this.redis, this.log, CATALOGUE_CHANNEL, () => this.tellSoon());
    this.tellSoon();
  }

  onApplicationShutdown(): void {
    this.subscription?.end();
  }

  /** Loads a changed catalogue and tells of it; to be called after COMMIT, does not wait. */
  tellSoon(): void {
    this.catalogue
      .current()
      .catch(() => this.log.warn('catalogue.not-prefetched', { component: 'database' }));
  }

  private tell(revision: string): void {
    this.redis
      .run((client) => client.publish(CATALOGUE_CHANNEL, revision))
      .catch(() => this.log.warn('catalogue.not-told', { component: 'redis' }));
  }
}
