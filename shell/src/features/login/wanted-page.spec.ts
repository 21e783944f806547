import { describe, expect, it } from '@jest/globals';
import { pageAfterSignIn, signInAddress, wantedPage } from './wanted-page.js';

const place = { pathname: '/diets', search: '?planId=7', hash: '', state: null, key: 'x' };

describe('the page somebody wanted before signing in', () => {
  it('goes along to the provider and back', () => {
    const state = wantedPage({ status: 'signed-out', user: null }, place);
    expect(signInAddress(state)).toBe('/auth/google?return=%2Fdiets%3FplanId%3D7');
    expect(pageAfterSignIn(new URLSearchParams('return=%2Fdiets%3FplanId%3D7'))).toBe('/diets?planId=7');
  });

  it('is forgotten when the person has signed out: the next one begins on the dashboard', () => {
    const state = wantedPage({ status: 'signed-out', user: null, byChoice: true }, place);
    expect(signInAddress(state)).toBe('/auth/google');
  });

  it('is kept when the sign-in was refused and is tried again', () => {
    const refused = new URLSearchParams('odmowa=konto&return=%2Fdiets%3FplanId%3D7');
    expect(signInAddress(null, refused)).toBe('/auth/google?return=%2Fdiets%3FplanId%3D7');
    expect(signInAddress(null, new URLSearchParams('odmowa=konto&return=https%3A%2F%2Fevil.example'))).toBe(
      '/auth/google',
    );
  });

  it.each([null, undefined, 'x', {}, { wanted: '/dashboard' }, { wanted: '//evil.example' }, { wanted: 7 }])(
    'is the dashboard for %j',
    (state) => {
      expect(signInAddress(state)).toBe('/auth/google');
    },
  );

  it.each(['', 'return=https%3A%2F%2Fevil.example', 'return=%2F%2Fevil.example', 'return=%2Fcallback'])(
    'is never outside the product: "%s"',
    (query) => {
      expect(pageAfterSignIn(new URLSearchParams(query))).toBe('/');
    },
  );
});
