import type { RedisClient, RedisConnection } from '@pora/common/redis';
import { RedisStore } from 'connect-redis';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';

/** How a session may be written: whatever is there, or only over what is still there. */
type Condition = Pick<NonNullable<Parameters<RedisClient['set']>[2]>, 'condition'>;
type Done = (error?: unknown) => void;

/**
 * Sessions of the sign-in. One that was read is written only over what is still there: a session that was ended while a sign-in
 * with it was under way, by its owner or by the administrator, stays ended.
 */
export class SessionStore extends RedisStore {
  private readonly whereItIs: RedisStore;
  private readonly wasRead = new WeakSet<object>();

  constructor(redis: RedisConnection) {
    super({ client: commands(redis, {}), disableTouch: true });
    this.whereItIs = new RedisStore({ client: commands(redis, { condition: 'XX' }) });
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const session = super.createSession(request, data);
    this.wasRead.add(session);
    return session;
  }

  override set(id: string, session: SessionData, done?: Done): Promise<unknown> {
    return this.wasRead.has(session) ? this.whereItIs.set(id, session, done) : super.set(id, session, done);
  }
}

/** The commands connect-redis uses, each with the time limit of our connection. */
function commands(redis: RedisConnection, condition: Condition) {
  return {
    get: (key: string) => redis.run((client) => client.get(key)),
    set: (...[key, value, options]: Parameters<RedisClient['set']>) =>
      redis.run((client) => client.set(key, value, { ...options, ...condition })),
    del: (keys: string[]) => redis.run((client) => client.del(keys)),
  };
}
