import { describe, expect, test } from '@jest/globals';
import { parseOwnPath } from './own-path.js';

describe('the way back after sign-in', () => {
  test.each(['/patients', '/diets?planId=12', '/meals/7', '/'])('leads to our own page %s', (path) => {
    expect(parseOwnPath(path)).toBe(path);
  });

  test.each([
    undefined,
    '',
    'patients',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/ż',
    '/auth/google',
    '/auth/logout',
    '/api/patients',
    '/callback',
    '/login?odmowa=konto',
    `/${'a'.repeat(500)}`,
  ])('never leads to %p', (path) => {
    expect(parseOwnPath(path)).toBeUndefined();
  });
});
