import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { Compress } from './compress.js';

const MB = 1024 * 1024;
/** Nothing repeats in it, so that a block in another's place would show. */
const numbers = (bytes: number) => Buffer.from(Uint32Array.from({ length: bytes / 4 }, (_, n) => n).buffer);

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

const pieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );

test.each([
  ['nothing', 0, 1],
  ['less than a block', 1000, 7],
  ['one block to the byte', MB, MB],
  ['blocks in small pieces', 5 * MB + 1000, 65_536],
  ['blocks in one piece', 3 * MB + 4, 8 * MB],
])('[core §3] %s comes back as it was', async (_case, bytes, size) => {
  const written = numbers(bytes);
  const file = await collect(Readable.from(pieces(written, size)).pipe(new Compress()));
  expect(gunzipSync(file).equals(written)).toBe(true);
  // A restore reads it as it comes.
  const read = Readable.from(pieces(file, 1000)).pipe(createGunzip());
  expect((await collect(read)).equals(written)).toBe(true);
});

test('[core §3] the same rows give the same file, however they come', async () => {
  const written = numbers(2 * MB + 8);
  const [once, again] = await Promise.all(
    [MB / 4, 3 * MB].map((size) => collect(Readable.from(pieces(written, size)).pipe(new Compress()))),
  );
  expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true);
});

test.each([
  [
    'plans in JSON, which repeat their words',
    0.2,
    (n: number) => `{"mealType":"breakfast","servings":${n}},\n`,
  ],
  [
    'pictures, of which nothing repeats',
    0.6,
    (n: number) => createHash('sha512').update(`${n}`).digest('hex'),
  ],
])('[core §3] %s take at most %d of their size', async (_case, most, line) => {
  const written = Buffer.from(Array.from({ length: 20_000 }, (_, n) => line(n)).join(''));
  const file = await collect(Readable.from(pieces(written, 65_536)).pipe(new Compress()));
  expect(gunzipSync(file).equals(written)).toBe(true);
  expect(file.length / written.length).toBeLessThan(most);
});

test('[core §3] an end in the middle is one of the file as well', async () => {
  const broken = async function* () {
    yield numbers(3 * MB);
    await Promise.reject(new Error('cut off'));
  };
  await expect(pipeline(broken, new Compress(), collect)).rejects.toThrow('cut off');
});

test('[core §3] blocks that cannot be compressed are the end of the file and of nothing else', async () => {
  // As where the memory ends: all that are under way fail, and only one of them is waited for.
  const failing = async (block: Buffer) => {
    await new Promise(setImmediate);
    throw new Error(`no memory for ${block.length} bytes`);
  };
  const rows = Readable.from(pieces(numbers(5 * MB), 65_536));
  await expect(pipeline(rows, new Compress(failing), collect)).rejects.toThrow(`no memory for ${MB} bytes`);
  await new Promise(setImmediate);
});
