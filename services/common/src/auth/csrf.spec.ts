import { describe, expect, test } from '@jest/globals';
import { checkCsrf } from './csrf.js';

const session = { csrfToken: 'token-of-this-session-only' };
const publicUrl = 'https://pora.example.pl';
const good = { 'x-csrf-token': session.csrfToken };
const check = (method: string, headers: Record<string, string>) => () =>
  checkCsrf(method, headers, session, publicUrl);

describe('[core §7] a state-changing request', () => {
  test('needs the token of its session', () => {
    expect(check('POST', good)).not.toThrow();
    expect(check('POST', { ...good, origin: publicUrl, 'sec-fetch-site': 'same-origin' })).not.toThrow();
  });

  test.each([
    ['without a token', {}],
    ['with an empty token', { 'x-csrf-token': '' }],
    ['with the token of another session', { 'x-csrf-token': 'token-of-this-session-onlz' }],
    ['from another site', { ...good, 'sec-fetch-site': 'cross-site' }],
    ['from a sister domain', { ...good, 'sec-fetch-site': 'same-site' }],
    ['typed by hand', { ...good, 'sec-fetch-site': 'none' }],
    ['from another origin', { ...good, origin: 'https://evil.example' }],
    ['from an unknown origin', { ...good, origin: 'null' }],
    ['from the same host in clear text', { ...good, origin: 'http://pora.example.pl' }],
  ])('is refused %s', (_case, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(check(method, headers)).toThrow(expect.objectContaining({ status: 403, code: 'csrf' }));
    }
  });

  test('reading needs no token', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(check(method, {})).not.toThrow();
  });
});
