import { describe, expect, test } from '@jest/globals';
import { parseSession, sessionKeyOf } from './session-record.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const signedInAt = Date.parse('2026-03-01T12:00:00.000Z');
const session = {
  user: { email: 'anna@poradnia.pl', name: 'Anna', sub: '123' },
  csrfToken: 'x'.repeat(32),
  createdAt: new Date(signedInAt).toISOString(),
};
const read = (stored: unknown, now = signedInAt) => parseSession(JSON.stringify(stored), now);

describe('a stored session', () => {
  test('is read with its user', () => {
    expect(read({ ...session, cookie: {} })).toEqual(session);
  });

  test('[core §9] ends 7 days after sign-in, however often it was used', () => {
    expect(read(session, signedInAt + 7 * DAY_MS - 1)).toBeDefined();
    expect(read(session, signedInAt + 7 * DAY_MS)).toBeUndefined();
  });

  test.each([
    ['a session before sign-in', { cookie: {}, csrfToken: session.csrfToken, createdAt: session.createdAt }],
    ['a session without a CSRF token', { ...session, csrfToken: undefined }],
    ['a session without a date', { ...session, createdAt: undefined }],
    ['something else', 'text'],
  ])('%s signs nobody in', (_case, stored) => {
    expect(read(stored)).toBeUndefined();
  });

  test('a broken or missing entry signs nobody in', () => {
    expect(parseSession('{"user":', signedInAt)).toBeUndefined();
    expect(parseSession(null, signedInAt)).toBeUndefined();
  });
});

test('the name of a session tells nothing of its id', () => {
  expect(sessionKeyOf('secret-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(sessionKeyOf('secret-id')).not.toBe(sessionKeyOf('secret-ie'));
});
