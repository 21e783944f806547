import { describe, expect, test } from '@jest/globals';
import { readSessionId, SESSION_COOKIE, signSessionId } from './signed-cookie.js';

const secret = 'a-secret-of-more-than-32-characters!';
const id = 'Zk3v0aPqJ1x9-_Zk3v0aPqJ1x9-_abcd';
const header = (value: string) => `other=1; ${SESSION_COOKIE}=${encodeURIComponent(value)}; more=2`;

describe('the session cookie', () => {
  test('gives its session id when our signature is on it', () => {
    expect(readSessionId(header(signSessionId(id, secret)), secret)).toBe(id);
  });

  test('has the signature express-session writes', () => {
    // HMAC-SHA256 of "id" with key "key", base64 without padding; computed with openssl.
    expect(signSessionId('id', 'key')).toBe('s:id.PgWhqbAsNUil4bvc415YR48QOz2Vi6A5eXt8m8YXrRk');
  });

  test.each([
    ['no cookie at all', undefined],
    ['another cookie', 'sid=1'],
    ['a cookie without signature', header(`s:${id}`)],
    ['a foreign signature', header(signSessionId(id, 'another-secret'))],
    ['a changed id', header(signSessionId(id, secret).replace('Zk3', 'Zk4'))],
    ['broken percent-encoding', `${SESSION_COOKIE}=%E0%A4%A`],
    ['an empty value', `${SESSION_COOKIE}=`],
    ['an id with odd signs', header(signSessionId('../../etc/passwd-aaaa', secret))],
  ])('opens nothing with %s', (_case, cookies) => {
    expect(readSessionId(cookies, secret)).toBeUndefined();
  });
});
