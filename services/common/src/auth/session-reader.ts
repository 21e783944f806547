import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { notSignedIn } from '../errors.js';
import { RedisConnection } from '../redis.js';
import type { CallerInfo } from '../request-context.js';
import { AllowList } from './allow-list.js';
import { RecentSessions, type RecentSession } from './recent-sessions.js';
import { parseSession, sessionKeyOf, sessionRedisKey } from './session-record.js';
import { readSessionId } from './signed-cookie.js';

/** A caller together with the CSRF token of their session. */
export interface SessionCaller extends CallerInfo {
  readonly csrfToken: string;
}

/**
 * Turns the session cookie into a caller. Whatever changes something asks Redis; a read may trust an answer of at most
 * half a second ago, so a logout counts everywhere within 1 s. The allow-list is asked every time.
 */
@Injectable()
export class SessionReader {
  private readonly recent = new RecentSessions();

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'sessionSecret'>,
    private readonly redis: RedisConnection,
    private readonly allowList: AllowList,
  ) {}

  /** @throws ApiError 401 without a valid session of an allowed person, 503 when Redis is away. */
  async getCaller(
    cookieHeader: string | undefined,
    requestId: string,
    { isRead = false }: { isRead?: boolean } = {},
  ): Promise<SessionCaller> {
    const found = (isRead ? this.findRecent(cookieHeader) : undefined) ?? (await this.ask(cookieHeader));
    const { user, csrfToken } = found.session;
    if (!(await this.allowList.isAllowed(user.email))) throw notSignedIn();
    return {
      email: user.email,
      name: user.name,
      isAdmin: this.allowList.isAdmin(user.email),
      requestId,
      sessionKey: found.sessionKey,
      csrfToken,
    };
  }

  /** Ends the session of a cookie: here at once, in every service within 1 s. @throws ApiError 503 when Redis is away */
  async end(cookieHeader: string | undefined): Promise<void> {
    const id = readSessionId(cookieHeader, this.config.sessionSecret);
    if (id === undefined) return;
    await this.redis.run((client) => client.del(sessionRedisKey(id)));
    this.recent.forget(sessionKeyOf(id), performance.now());
  }

  private findRecent(cookieHeader: string | undefined): RecentSession | undefined {
    // While Redis is away nobody is served from memory: every part of the product then says the same.
    if (cookieHeader === undefined || !this.redis.client.isReady) return undefined;
    return this.recent.find(cookieHeader, performance.now());
  }

  private async ask(cookieHeader: string | undefined): Promise<RecentSession> {
    const id = readSessionId(cookieHeader, this.config.sessionSecret);
    if (id === undefined || cookieHeader === undefined) throw notSignedIn();
    const askedAt = performance.now();
    const stored = await this.redis.run((client) => client.get(sessionRedisKey(id)));
    const session = parseSession(stored, Date.now());
    if (!session) {
      this.recent.forget(sessionKeyOf(id), performance.now());
      throw notSignedIn();
    }
    const found = { session, sessionKey: sessionKeyOf(id), askedAt };
    this.recent.keep(cookieHeader, found);
    return found;
  }
}
