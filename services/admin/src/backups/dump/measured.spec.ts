import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from '@jest/globals';
import { MeasuredRows, nowhere } from './measured.js';

const CSV = 'id,note\np-1,"two\nlines, a ""word""\nand a third"\np-2,\np-3,""\n';

test.each([1, 2, 7, CSV.length])(
  '[core §3] rows are counted as they come, lines within a note are none: %s bytes at a time',
  async (size) => {
    const parts = Array.from({ length: Math.ceil(CSV.length / size) }, (_, at) =>
      Buffer.from(CSV.slice(at * size, (at + 1) * size)),
    );
    const told: number[] = [];
    const rows = new MeasuredRows((count) => told.push(count));
    await pipeline(Readable.from(parts), rows, nowhere());
    expect(rows.rows).toBe(3);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(3);
    expect(rows.bytes).toBe(CSV.length);
  },
);

test('[core §3] a table without rows has none: its head line is no row', async () => {
  const rows = new MeasuredRows();
  expect(rows.rows).toBe(0);
  await pipeline(Readable.from([Buffer.from('id,note\n')]), rows, nowhere());
  expect(rows.rows).toBe(0);
});
