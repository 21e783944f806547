import { gunzipSync } from 'node:zlib';
import { expect, jest, test } from '@jest/globals';
import { etagOfParts, ResponseCache } from './response-cache.js';

test('an answer is written once per tag, however many ask at once', async () => {
  const cache = new ResponseCache();
  const write = jest.fn(async () => '{"items":[1]}');
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('"a"', write)));
  expect(write).toHaveBeenCalledTimes(1);
  for (const { body, gzip, headers } of answers) {
    expect(String(body)).toBe('{"items":[1]}');
    expect(gunzipSync(gzip!).toString()).toBe('{"items":[1]}');
    expect(headers).toMatchObject({ ETag: '"a"', 'Content-Type': 'application/json; charset=utf-8' });
  }
  await cache.get('"b"', write);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a writing that failed fails its readers, and the next one writes anew', async () => {
  const cache = new ResponseCache();
  await expect(cache.get('"a"', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(String((await cache.get('"a"', () => '{}')).body)).toBe('{}');
});

test('a tag is a quoted text that follows from its parts', () => {
  expect(etagOfParts([1, 'a'])).toMatch(/^"[\w-]{22}"$/);
  expect(etagOfParts([1, 'a'])).toBe(etagOfParts([1, 'a']));
  expect(etagOfParts([1, 'a'])).not.toBe(etagOfParts([1, 'b']));
});
