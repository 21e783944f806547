import type { SignedInSession } from './session-record.js';

/** How long a read may trust what Redis said about a session, in milliseconds. */
export const SESSION_TRUST_MS = 500;

const MOST_SESSIONS = 200;

/** A session as Redis held it a moment ago. */
export interface RecentSession {
  readonly session: SignedInSession;
  readonly sessionKey: string;
  /** Moment before the question was sent, on the clock of `performance.now()`. */
  readonly askedAt: number;
}

/** Sessions Redis confirmed within the last half second, by the cookie header they came with; at most 200. */
export class RecentSessions {
  private readonly byCookie = new Map<string, RecentSession>();

  /** The session of a cookie header while it may still be trusted. */
  find(cookieHeader: string, now: number): RecentSession | undefined {
    const found = this.byCookie.get(cookieHeader);
    if (found && now - found.askedAt < SESSION_TRUST_MS) return found;
    if (found) this.byCookie.delete(cookieHeader);
    return undefined;
  }

  /** Remembers a session; the one that was confirmed longest ago makes room. */
  keep(cookieHeader: string, session: RecentSession): void {
    this.byCookie.delete(cookieHeader);
    this.byCookie.set(cookieHeader, session);
    const [oldest] = this.byCookie.keys();
    if (this.byCookie.size > MOST_SESSIONS && oldest !== undefined) this.byCookie.delete(oldest);
  }

  /** Forgets a session under every cookie header. */
  forget(sessionKey: string): void {
    for (const [cookieHeader, kept] of this.byCookie) {
      if (kept.sessionKey === sessionKey) this.byCookie.delete(cookieHeader);
    }
  }
}
