import { randomBytes } from 'node:crypto';
import supertest from 'supertest';
import { sessionRedisKey, SESSION_LIFETIME_MS, type SignedInSession } from '../auth/session-record.js';
import { SESSION_COOKIE, signSessionId } from '../auth/signed-cookie.js';

/** The two accounts of the medium tests. */
export const TEST_ACCOUNTS = {
  dietitian: { email: 'dietetyk@pora.test', name: 'Anna Dietetyk', sub: 'test-dietitian' },
  admin: { email: 'admin@pora.test', name: 'Ewa Administrator', sub: 'test-admin' },
} as const;

/** Name of a test account. */
export type TestRole = keyof typeof TEST_ACCOUNTS;

/** Something that can store a session under a key, e.g. a Redis client. */
export interface SessionSink {
  set(key: string, value: string, options: { PX: number }): Promise<unknown>;
}

type Verb = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** Requests of a signed-in person: cookie and CSRF token are set; a body is sent as JSON. */
export interface SignedIn extends Readonly<Record<Verb, (path: string, body?: object) => supertest.Test>> {
  readonly email: string;
  /** Value of the Cookie header. */
  readonly cookie: string;
  readonly csrfToken: string;
  /** Redis key of the session. */
  readonly redisKey: string;
}

/** Stores a real session and answers requests made with it. */
export async function signIn(
  role: TestRole,
  target: { baseUrl: string; sessionSecret: string; sink: SessionSink },
  overrides: Partial<SignedInSession> = {},
): Promise<SignedIn> {
  const id = randomBytes(24).toString('base64url');
  const session: SignedInSession = {
    user: TEST_ACCOUNTS[role],
    csrfToken: randomBytes(24).toString('base64url'),
    createdAt: new Date().toISOString(),
    ...overrides,
  };
  const redisKey = sessionRedisKey(id);
  const stored = { ...session, cookie: { originalMaxAge: SESSION_LIFETIME_MS, path: '/' } };
  await target.sink.set(redisKey, JSON.stringify(stored), { PX: SESSION_LIFETIME_MS });
  const cookie = `${SESSION_COOKIE}=${encodeURIComponent(signSessionId(id, target.sessionSecret))}`;
  const request = (verb: Verb) => (path: string, body?: object) => {
    const test = supertest(target.baseUrl)
      [verb](path)
      .set('Cookie', cookie)
      .set('x-csrf-token', session.csrfToken);
    return body === undefined ? test : test.send(body);
  };
  return {
    ...{ get: request('get'), post: request('post'), patch: request('patch'), put: request('put') },
    delete: request('delete'),
    email: session.user.email,
    cookie,
    csrfToken: session.csrfToken,
    redisKey,
  };
}
