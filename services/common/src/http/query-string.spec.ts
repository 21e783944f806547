import { describe, expect, test } from '@jest/globals';
import { parseQuery } from './query-string.js';

describe('the query part of an address', () => {
  test('gives one text per name', () => {
    expect(parseQuery('/api/foods?search=ser+bia%C5%82y&limit=50&empty=&flag')).toEqual({
      search: 'ser biały',
      limit: '50',
      empty: '',
      flag: '',
    });
  });

  test('may be absent', () => {
    expect(parseQuery('/api/foods')).toEqual({});
  });

  test.each([
    ['a name given twice', '/api/foods?limit=1&limit=2'],
    ['a name given twice in another spelling', '/api/foods?limit=1&%6cimit=2'],
    ['broken percent-encoding', '/api/foods?search=%E0%A4%A'],
    ['more than a hundred names', `/api/foods?${Array.from({ length: 101 }, (_, n) => `a${n}=1`).join('&')}`],
  ])('is refused with %s', (_case, url) => {
    expect(() => parseQuery(url)).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('cannot reach the prototype of an object', () => {
    const values = parseQuery('/api/foods?__proto__=x&constructor=y');
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect(Object.keys(values)).toEqual(['__proto__', 'constructor']);
  });
});
