import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { MAX_JSON_DEPTH, readJsonBody } from './json-body.js';

const read = (content: string | Buffer, limit = 10_000) =>
  readJsonBody(Readable.from([content].map(Buffer.from)), limit);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a JSON body', () => {
  test('is parsed across chunk borders, also inside a letter', async () => {
    const bytes = Buffer.from('{"imię":"Żółć"}');
    const chunks = [...bytes].map((byte) => Buffer.from([byte]));
    expect(await readJsonBody(Readable.from(chunks), 100)).toEqual({ imię: 'Żółć' });
  });

  test('may be absent', async () => {
    expect(await read('')).toBeUndefined();
  });

  test.each([
    ['broken JSON', '{"a":', 400],
    ['a number that JSON does not know', '{"a":NaN}', 400],
    ['two values', '{} {}', 400],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 400],
    ['a level too deep', nested(MAX_JSON_DEPTH + 1), 400],
    ['a hundred thousand levels', nested(100_000), 413],
  ])('refuses %s', async (_case, content, status) => {
    await expect(read(content)).rejects.toMatchObject({ status });
  });

  test('accepts 32 levels, and brackets inside strings do not count', async () => {
    expect(await read(nested(MAX_JSON_DEPTH))).toBeDefined();
    expect(await read(JSON.stringify([`${'['.repeat(50)}\\"${'{'.repeat(50)}`]))).toHaveLength(1);
  });

  test('is refused as soon as it grows over the limit, without destroying the stream', async () => {
    const stream = new Readable({ read: () => undefined });
    stream.push(Buffer.alloc(60));
    stream.push(Buffer.alloc(60));
    await expect(readJsonBody(stream, 100)).rejects.toMatchObject({ status: 413 });
    expect(stream.destroyed).toBe(false);
  });

  test('that breaks off is a bad request, not a fault of ours', async () => {
    const stream = new Readable({ read: () => undefined });
    const answer = readJsonBody(stream, 100);
    stream.destroy(new Error('ECONNRESET'));
    await expect(answer).rejects.toMatchObject({ status: 400 });
  });
});
