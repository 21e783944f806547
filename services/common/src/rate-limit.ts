import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { tooManyRequests } from './errors.js';
import { Metrics } from './metrics.js';
import { RedisConnection } from './redis.js';

/** At most `limit` calls in a window of `windowSeconds` seconds; `name` separates counters. */
export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Fixed-window counters in Redis, shared by all instances of a service. */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'rateLimits' | 'serviceName'>,
    private readonly redis: RedisConnection,
    private readonly metrics: Metrics,
  ) {}

  /** Counts one call. @throws ApiError 429 with Retry-After above the limit */
  async count(rule: RateLimit, subject: string): Promise<void> {
    if (!this.config.rateLimits) return;
    const window = Math.floor(Date.now() / 1000 / rule.windowSeconds);
    const who = createHash('sha256').update(subject).digest('hex').slice(0, 16);
    const key = `rate:${this.config.serviceName}:${rule.name}:${who}:${window}`;
    const [calls] = await this.redis.run((client) =>
      client.multi().incr(key).expire(key, rule.windowSeconds).exec(),
    );
    if (Number(calls) <= rule.limit) return;
    this.metrics.count('pora_rate_limited_total', { limit: rule.name });
    throw tooManyRequests(secondsLeft(window, rule.windowSeconds));
  }
}

function secondsLeft(window: number, windowSeconds: number): number {
  return Math.max(1, Math.ceil((window + 1) * windowSeconds - Date.now() / 1000));
}
