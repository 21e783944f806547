import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { RedisConnection, type RedisClient } from '@pora/common/redis';
import { CatalogueService } from './catalogue.service.js';

/** Redis channel on which a new revision is named. */
export const CATALOGUE_CHANNEL = 'pora:catalog:changed';

/**
 * Tells whoever listens that the catalogue has a new revision, so that they fetch it before they need it. Nothing
 * depends on these messages: every reader asks for the revision itself, so a lost one only costs the next reader time.
 */
@Injectable()
export class CatalogueNewsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private listener: RedisClient | undefined;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.catalogue.onLoaded((revision) => this.tell(revision));
    const listener = this.redis.client.duplicate();
    // The service's own connection reports that Redis is away; this one only has to come back by itself.
    listener.on('error', () => undefined);
    this.listener = listener;
    listener
      .connect()
      .then(() => listener.subscribe(CATALOGUE_CHANNEL, () => this.prefetch()))
      .catch((error: unknown) => this.log.error('catalogue.not-listening', error));
    this.prefetch();
  }

  onApplicationShutdown(): void {
    if (this.listener?.isOpen) this.listener.destroy();
  }

  private tell(revision: string): void {
    this.redis
      .run((client) => client.publish(CATALOGUE_CHANNEL, revision))
      .catch(() => this.log.warn('catalogue.not-told', { component: 'redis' }));
  }

  private prefetch(): void {
    this.catalogue
      .current()
      .catch(() => this.log.warn('catalogue.not-prefetched', { component: 'database' }));
  }
}
