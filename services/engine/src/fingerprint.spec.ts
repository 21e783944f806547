import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson, fingerprint, sha256 } from './fingerprint.js';

describe('fingerprints', () => {
  it('agree with SHA-256 of Node for empty, Polish and long texts', () => {
    for (const text of ['', 'abc', 'zażółć gęślą jaźń', 'x'.repeat(55), 'x'.repeat(56), 'ł'.repeat(5000)]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('do not depend on the order of keys', () => {
    expect(fingerprint({ a: 1, b: [2, { d: 3, c: undefined }] })).toBe(
      fingerprint({ b: [2, { d: 3 }], a: 1 }),
    );
    expect(canonicalJson({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
  });
});
