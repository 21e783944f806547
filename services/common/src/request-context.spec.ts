import { describe, expect, test } from '@jest/globals';
import { currentRequestId, normaliseRequestId, withRequestId } from './request-context.js';

describe('the request id', () => {
  test('of the gateway is kept', () => {
    expect(normaliseRequestId('6f1ed002ab5595859014ebf0951522d9')).toBe('6f1ed002ab5595859014ebf0951522d9');
  });

  test.each([undefined, '', 'a\nb', 'x'.repeat(65), ['a', 'b'], 'zażółć-gęślą'])(
    'is made anew instead of %p',
    (value) => {
      expect(normaliseRequestId(value)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('reaches everything done for the request, and nothing else', async () => {
    const seen = await withRequestId('request-1', async () => {
      await Promise.resolve();
      return currentRequestId();
    });
    expect([seen, currentRequestId()]).toEqual(['request-1', undefined]);
  });
});
