import { describe, expect, test } from '@jest/globals';
import { RecentSessions, SESSION_TRUST_MS } from './recent-sessions.js';

const session = {
  user: { email: 'anna@pora.test', name: 'Anna', sub: '1' },
  csrfToken: 'token-of-twenty-letters',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const confirmed = (sessionKey: string, askedAt = 0) => ({ session, sessionKey, askedAt });

describe('sessions that were confirmed a moment ago', () => {
  test('a read trusts them for less than a second', () => {
    const recent = new RecentSessions();
    recent.keep('a=1', confirmed('k1', 1_000));
    expect(recent.find('a=1', 1_000 + SESSION_TRUST_MS - 1)?.sessionKey).toBe('k1');
    expect(recent.find('a=1', 1_000 + SESSION_TRUST_MS)).toBeUndefined();
    expect(SESSION_TRUST_MS).toBeLessThan(1_000);
  });

  test('a forgotten session is gone under every cookie header', () => {
    const recent = new RecentSessions();
    recent.keep('a=1', confirmed('k1'));
    recent.keep('a=1; b=2', confirmed('k1'));
    recent.keep('a=2', confirmed('k2'));
    recent.forget('k1', 0);
    expect(['a=1', 'a=1; b=2', 'a=2'].map((cookie) => recent.find(cookie, 0)?.sessionKey)).toEqual([
      undefined,
      undefined,
      'k2',
    ]);
  });

  test('an answer that was under way when its session ended is not remembered', () => {
    const recent = new RecentSessions();
    recent.forget('k1', 1_000);
    recent.keep('a=1', confirmed('k1', 999));
    expect(recent.find('a=1', 1_000)).toBeUndefined();
    recent.keep('a=1', confirmed('k1', 1_001));
    expect(recent.find('a=1', 1_001)?.sessionKey).toBe('k1');
  });

  test('the one confirmed longest ago makes room', () => {
    const recent = new RecentSessions();
    for (let count = 0; count <= 200; count += 1) recent.keep(`a=${count}`, confirmed(`k${count}`));
    expect(recent.find('a=0', 0)).toBeUndefined();
    expect(recent.find('a=1', 0)?.sessionKey).toBe('k1');
    expect(recent.find('a=200', 0)?.sessionKey).toBe('k200');
  });
});
