import { Injectable } from '@nestjs/common';
import {
  parseSession,
  sessionKeyOf,
  sessionRedisKey,
  type SignedInSession,
} from '@pora/common/auth/session-record';
import { RedisConnection } from '@pora/common/redis';

/** A session that somebody is signed in with. */
export interface StoredSession {
  /** Tells sessions apart and opens nothing. */
  readonly key: string;
  readonly session: SignedInSession;
}

const KEYS_AT_ONCE = 1_000;
const PREFIX = sessionRedisKey('');

/** All sessions there are: read from where the services look, so that none is missing and none is shown that is over. */
@Injectable()
export class OpenSessionsStore {
  constructor(private readonly redis: RedisConnection) {}

  /** Sessions with which somebody is signed in; those of unfinished sign-ins are left out. */
  async list(): Promise<StoredSession[]> {
    const ids = await this.ids();
    if (ids.length === 0) return [];
    const stored = await this.redis.run((client) => client.mGet(ids.map(sessionRedisKey)));
    return ids.flatMap((id, index) => {
      const session = parseSession(stored[index] ?? null, Date.now());
      return session ? { key: sessionKeyOf(id), session } : [];
    });
  }

  /**
   * Ends the session: whatever changes something is refused from now on, and a reading within half a second. Answers false
   * where it was over already.
   */
  async end(key: string): Promise<boolean> {
    const id = (await this.ids()).find((one) => sessionKeyOf(one) === key);
    return id !== undefined && (await this.redis.run((client) => client.del(sessionRedisKey(id)))) === 1;
  }

  private async ids(): Promise<string[]> {
    const ids = new Set<string>();
    let cursor = '0';
    do {
      const from = cursor;
      const found = await this.redis.run((client) =>
        client.scan(from, { MATCH: `${PREFIX}*`, COUNT: KEYS_AT_ONCE }),
      );
      for (const key of found.keys) ids.add(key.slice(PREFIX.length));
      cursor = found.cursor;
    } while (cursor !== '0');
    return [...ids];
  }
}
