import { describe, expect, test } from '@jest/globals';
import { checkVersion, versionOf } from './concurrency.js';

describe('versions', () => {
  test('a change made on an older version is refused with what is stored now', () => {
    expect(() => checkVersion(3, 2, () => ({ id: 'p-1' }))).toThrow(
      expect.objectContaining({ status: 412, code: 'stale_version', details: { current: { id: 'p-1' } } }),
    );
  });

  test('without If-Match, or with the stored version, the change goes on', () => {
    expect(() => checkVersion(3, undefined, () => null)).not.toThrow();
    expect(() => checkVersion(3, 3, () => null)).not.toThrow();
  });

  test.each([
    ['the answer itself', { version: 4 }, 4],
    ['the only member with one', { plan: { version: 7 }, warnings: [] }, 7],
    ['none of several members', { a: { version: 1 }, b: { version: 2 } }, undefined],
    ['no list', [{ version: 1 }], undefined],
    ['no text', { version: '4' }, undefined],
  ])('the ETag speaks for %s', (_case, answer, version) => {
    expect(versionOf(answer)).toBe(version);
  });
});
