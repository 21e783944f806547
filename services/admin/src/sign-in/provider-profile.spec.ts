import { describe, expect, test } from '@jest/globals';
import { readProfile } from './provider-profile.js';

const claims = { sub: '108', email: 'Anna@Poradnia.PL', email_verified: true, name: ' Anna Zając ' };

describe('what the provider says about a person', () => {
  test('becomes a profile with the address in lower case', () => {
    expect(readProfile(claims)).toEqual({ sub: '108', email: 'anna@poradnia.pl', name: 'Anna Zając' });
  });

  test.each([false, 'false', undefined])('is refused while the address is not confirmed (%p)', (value) => {
    expect(() => readProfile({ ...claims, email_verified: value })).toThrow(
      expect.objectContaining({ code: 'niezweryfikowane' }),
    );
  });

  test.each([
    undefined,
    null,
    {},
    { ...claims, sub: '' },
    { ...claims, email: undefined },
    { ...claims, email_verified: 1 },
  ])('is refused when it is incomplete (%p)', (value) => {
    expect(() => readProfile(value)).toThrow(expect.objectContaining({ code: 'blad' }));
  });

  test('without a readable name shows the address', () => {
    expect(readProfile({ ...claims, name: undefined }).name).toBe('anna@poradnia.pl');
    expect(readProfile({ ...claims, name: '\u0000\u202e ' }).name).toBe('anna@poradnia.pl');
    expect(readProfile({ ...claims, name: 'ż'.repeat(300) }).name).toHaveLength(200);
  });
});
