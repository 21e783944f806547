import { Injectable } from '@nestjs/common';
import { queueKeys } from '@pora/common/queues/queue-keys';
import { RedisConnection } from '@pora/common/redis';
import { SYSTEM_QUEUES, type SystemQueue, type SystemService } from '@pora/contracts/admin/system.vocabulary';

/** How far the work of one queue is. */
export interface QueueState {
  readonly service: SystemService;
  readonly queue: SystemQueue;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number | null;
}

/** Memory of Redis in bytes; null without a limit. */
export interface RedisMemory {
  readonly usedBytes: number;
  readonly maxBytes: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads from Redis how it is itself and what waits in the queues of all services; no queue is opened for that. */
@Injectable()
export class RedisState {
  constructor(private readonly redis: RedisConnection) {}

  /** @throws ApiError 503 while Redis is away */
  async queues(now = Date.now()): Promise<QueueState[]> {
    return this.redis.run((client) =>
      Promise.all(
        SYSTEM_QUEUES.map(async ({ service, queue }) => {
          const keys = queueKeys(service, queue);
          const [waiting, delayed, active, failed] = await Promise.all([
            client.lLen(keys.waiting),
            client.zCard(keys.delayed),
            client.lLen(keys.active),
            client.zCount(keys.givenUp, now - DAY_MS, '+inf'),
          ]);
          return { service, queue, waiting: waiting + delayed, active, failed };
        }),
      ),
    );
  }

  /** @throws ApiError 503 while Redis is away or tells nobody */
  async memory(): Promise<RedisMemory> {
    const told = await this.redis.run((client) => client.info('memory'));
    const usedBytes = numberOf(told, 'used_memory');
    if (usedBytes === undefined) throw new Error('Redis does not tell its memory');
    return { usedBytes, maxBytes: numberOf(told, 'maxmemory') || null };
  }
}

function numberOf(info: string, name: string): number | undefined {
  const [, digits] = new RegExp(`^${name}:(\\d+)`, 'm').exec(info) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
