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
  /** When sessions were forgotten, by their key. */
  private readonly forgotten = new Map<string, number>();

  /** The session of a cookie header while it may still be trusted. */
  find(cookieHeader: string, now: number): RecentSession | undefined {
    const found = this.byCookie.get(cookieHeader);
    if (found && now - found.askedAt < SESSION_TRUST_MS) return found;
    if (found) this.byCookie.delete(cookieHeader);
    return undefined;
  }

  /**
   * Remembers a session, unless it was forgotten after the question: that answer is from before its end. The session
   * that was confirmed longest ago makes room.
   */
  keep(cookieHeader: string, session: RecentSession): void {
    const forgottenAt = this.forgotten.get(session.sessionKey);
    if (forgottenAt !== undefined && session.askedAt <= forgottenAt) return;
    setNewest(this.byCookie, cookieHeader, session);
  }

  /** Forgets a session under every cookie header. */
  forget(sessionKey: string, now: number): void {
    setNewest(this.forgotten, sessionKey, now);
    for (const [cookieHeader, kept] of this.byCookie) {
      if (kept.sessionKey === sessionKey) this.byCookie.delete(cookieHeader);
    }
  }
}

function setNewest<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_SESSIONS && oldest !== undefined) map.delete(oldest);
}
