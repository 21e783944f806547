import { Injectable } from '@nestjs/common';
import { RedisConnection } from '@pora/common/redis';
import { z } from 'zod';

const LIVES_SECONDS = 10 * 60;
const INDEX = 'activity';
const keyOf = (sessionKey: string) => `activity:${sessionKey}`;

const activitySchema = z.object({
  sessionId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  planId: z.string(),
  planName: z.string(),
  patientId: z.string().nullable(),
  stage: z.number().nullable(),
  /** Moment of the last heartbeat in milliseconds since 1970. */
  lastSeenMs: z.number(),
});

/** What somebody has open at the moment. */
export type Activity = z.infer<typeof activitySchema>;

/** Who has which plan open: in Redis only, forgotten 10 minutes after the last heartbeat. */
@Injectable()
export class ActivityStore {
  constructor(private readonly redis: RedisConnection) {}

  async put(activity: Activity): Promise<void> {
    const key = keyOf(activity.sessionId);
    await this.redis.run((client) =>
      client
        .multi()
        .set(key, JSON.stringify(activity), { expiration: { type: 'EX', value: LIVES_SECONDS } })
        .zAdd(INDEX, { score: activity.lastSeenMs, value: activity.sessionId })
        .expire(INDEX, LIVES_SECONDS)
        .exec(),
    );
  }

  async remove(sessionId: string): Promise<void> {
    await this.redis.run((client) => client.multi().del(keyOf(sessionId)).zRem(INDEX, sessionId).exec());
  }

  /** Everything not yet forgotten at `now`, newest first. */
  async list(now: number): Promise<Activity[]> {
    const ids = await this.redis.run(async (client) => {
      await client.zRemRangeByScore(INDEX, 0, now - LIVES_SECONDS * 1000);
      return client.zRange(INDEX, 0, -1, { REV: true });
    });
    if (ids.length === 0) return [];
    const stored = await this.redis.run((client) => client.mGet(ids.map(keyOf)));
    return stored.flatMap((text) => readActivity(text) ?? []);
  }
}

/** What an instance of another release noted in other words is not known; it is forgotten soon. */
function readActivity(text: string | null): Activity | undefined {
  return text === null ? undefined : activitySchema.safeParse(JSON.parse(text)).data;
}
