import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { notSignedIn } from '../errors.js';
import { RedisConnection } from '../redis.js';
import type { CallerInfo } from '../request-context.js';
import { AllowList } from './allow-list.js';
import { parseSession, sessionKeyOf, sessionRedisKey } from './session-record.js';
import { readSessionId } from './signed-cookie.js';

/** A caller together with the CSRF token of their session. */
export interface SessionCaller extends CallerInfo {
  readonly csrfToken: string;
}

/** Turns the session cookie into a caller; asks Redis and the allow-list on every request, so an end counts at once. */
@Injectable()
export class SessionReader {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'sessionSecret'>,
    private readonly redis: RedisConnection,
    private readonly allowList: AllowList,
  ) {}

  /** @throws ApiError 401 without a valid session of an allowed person, 503 when Redis is away. */
  async getCaller(cookieHeader: string | undefined, requestId: string): Promise<SessionCaller> {
    const id = readSessionId(cookieHeader, this.config.sessionSecret);
    if (id === undefined) throw notSignedIn();
    const stored = await this.redis.run((client) => client.get(sessionRedisKey(id)));
    const session = parseSession(stored, Date.now());
    if (!session || !(await this.allowList.isAllowed(session.user.email))) throw notSignedIn();
    return {
      email: session.user.email,
      name: session.user.name,
      isAdmin: this.allowList.isAdmin(session.user.email),
      requestId,
      sessionKey: sessionKeyOf(id),
      csrfToken: session.csrfToken,
    };
  }

  /** Ends the session of a cookie in every service at once. @throws ApiError 503 when Redis is away */
  async end(cookieHeader: string | undefined): Promise<void> {
    const id = readSessionId(cookieHeader, this.config.sessionSecret);
    if (id !== undefined) await this.redis.run((client) => client.del(sessionRedisKey(id)));
  }
}
