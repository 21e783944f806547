import { expect, it } from '@jest/globals';
import { contentLine, textValue } from './content-line.js';

it.each([
  ['75 octets stay one line', `SUMMARY:${'a'.repeat(67)}`, 1],
  ['one more begins another', `SUMMARY:${'a'.repeat(68)}`, 2],
  ['letters of two octets are not torn', `SUMMARY:a${'ż'.repeat(100)}`, 3],
  ['nor those of four', `SUMMARY:${'😀'.repeat(60)}`, 4],
])('%s', (_, line, count) => {
  const written = contentLine(line);
  const parts = written.split('\r\n').slice(0, -1);
  expect(written.endsWith('\r\n')).toBe(true);
  expect(parts).toHaveLength(count);
  expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(75);
  expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true);
  expect(written.replaceAll('\r\n ', '')).toBe(`${line}\r\n`);
});

it('what separates values and lines is marked', () => {
  expect(textValue('a;b,c\\d\r\ne\nf')).toBe(String.raw`a\;b\,c\\d\ne\nf`);
});
