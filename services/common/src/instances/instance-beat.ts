import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { ApiError } from '../errors.js';
import { HealthRegistry } from '../health.js';
import { Log } from '../logging.js';
import { Metrics } from '../metrics.js';
import { RedisConnection, withinTime } from '../redis.js';
import {
  ALIVE_SECONDS,
  BEAT_EVERY_MS,
  INSTANCE_INDEX,
  instanceKey,
  memberOf,
  REMEMBERED_SECONDS,
  type Instance,
} from './instance-record.js';

/** Injection token of the version of the running program; null where it is not known. */
export const PROGRAM_VERSION = Symbol('program-version');

/** The first one comes before Redis has answered: it is made up for soon. */
const AGAIN_AFTER_MS = 500;
/** Ending does not wait for a Redis that hangs. */
const GOODBYE_WITHIN_MS = 500;

/** Tells Redis every 5 s that this instance lives and how it does, so that the administrator sees who is there. */
@Injectable()
export class InstanceBeat implements OnApplicationBootstrap, OnModuleDestroy {
  /** Made up at the start. */
  readonly name: string;
  private readonly startedAt = Date.now();
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'serviceName'>,
    @Inject(PROGRAM_VERSION) private readonly version: string | null,
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {
    this.name = `${config.serviceName}-${randomBytes(2).toString('hex')}`;
  }

  onApplicationBootstrap(): void {
    void this.round();
  }

  /** Whoever ends in order is not missed. */
  async onModuleDestroy(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    const goodbye = this.redis.run((client) =>
      client.multi().del(instanceKey(this.name)).zRem(INSTANCE_INDEX, this.member).exec(),
    );
    try {
      await withinTime(goodbye, GOODBYE_WITHIN_MS);
    } catch {
      // Redis forgets it soon.
      this.log.warn('instance.no-goodbye', { component: 'redis' });
    }
  }

  /** One sign of life. @throws ApiError 503 while Redis is away */
  async beat(now = Date.now()): Promise<void> {
    const { ready, components } = await this.health.check();
    const down = Object.entries(components).filter(([, state]) => state === 'down');
    const said: Instance = {
      name: this.name,
      service: this.config.serviceName,
      version: this.version,
      startedAt: this.startedAt,
      seenAt: now,
      ready,
      missing: down.map(([component]) => component),
      ...this.metrics.recent.summary(now),
    };
    if (this.ended) return;
    const forgotten = now - REMEMBERED_SECONDS * 1000;
    await this.redis.run((client) =>
      client
        .multi()
        .set(instanceKey(this.name), JSON.stringify(said), {
          expiration: { type: 'EX', value: ALIVE_SECONDS },
        })
        .zAdd(INSTANCE_INDEX, { score: now, value: this.member })
        .zRemRangeByScore(INSTANCE_INDEX, 0, forgotten)
        .expire(INSTANCE_INDEX, REMEMBERED_SECONDS)
        .exec(),
    );
  }

  private get member(): string {
    return memberOf({ service: this.config.serviceName, name: this.name, startedAt: this.startedAt });
  }

  private async round(): Promise<void> {
    let next = BEAT_EVERY_MS;
    try {
      await this.beat();
    } catch (error) {
      // That Redis is away stands in the log already.
      if (!(error instanceof ApiError)) this.log.error('instance.beat', error);
      next = AGAIN_AFTER_MS;
    }
    if (this.ended) return;
    this.timer = setTimeout(() => void this.round(), next);
    // A sign of life keeps nothing alive.
    this.timer.unref();
  }
}
