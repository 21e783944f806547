import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../redis.js';
import {
  ALIVE_SECONDS,
  INSTANCE_INDEX,
  instanceKey,
  instanceSchema,
  readMember,
  REMEMBERED_SECONDS,
  type Instance,
  type LostInstance,
} from './instance-record.js';

/** Who lives, and who was there in the last hour and is not any more. */
export interface KnownInstances {
  readonly alive: readonly Instance[];
  readonly lost: readonly LostInstance[];
}

/** Reads what the instances of all services say of themselves. */
@Injectable()
export class Instances {
  constructor(private readonly redis: RedisConnection) {}

  /**
   * Nobody is called lost who may only not have spoken again yet, because Redis was away; what cannot be read, as from another
   * release, is not known either.
   * @throws ApiError 503 while Redis is away
   */
  async list(now = Date.now()): Promise<KnownInstances> {
    const seen = await this.redis.run((client) =>
      client.zRangeByScoreWithScores(INSTANCE_INDEX, now - REMEMBERED_SECONDS * 1000, '+inf'),
    );
    if (seen.length === 0) return { alive: [], lost: [] };
    const members = seen.map(({ value, score }) => readMember(value, score));
    const said = await this.redis.run((client) => client.mGet(members.map(({ name }) => instanceKey(name))));
    const alive = said.flatMap((text) => instanceSchema.safeParse(jsonOf(text)).data ?? []);
    const hadTime = now - this.redis.backAt >= ALIVE_SECONDS * 1000;
    const lost = hadTime ? members.filter((_, index) => said[index] === null) : [];
    return { alive, lost: withoutReplaced(alive, lost) };
  }
}

function jsonOf(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

/**
 * Whoever came after a lost one of the same service took its place, also when it is lost itself by now: a service that
 * crashed three times and was started again is whole.
 */
function withoutReplaced(alive: readonly Instance[], lost: readonly LostInstance[]): LostInstance[] {
  const free = [...alive, ...lost].sort((a, b) => a.startedAt - b.startedAt);
  return [...lost]
    .sort((a, b) => a.seenAt - b.seenAt)
    .filter(({ service, name, seenAt }) => {
      const place = free.findIndex(
        (one) => one.service === service && one.name !== name && one.startedAt >= seenAt,
      );
      if (place === -1) return true;
      free.splice(place, 1);
      return false;
    });
}
