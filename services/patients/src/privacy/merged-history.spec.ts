import { expect, test } from '@jest/globals';
import type { AuditLine } from '@pora/common/audit-trail';
import { mergeTrails, readPlace } from './merged-history.js';

const line = (id: number, at: string): AuditLine => ({
  ...{ id: String(id), at: `2026-07-15T${at}:00.000Z`, actor: 'a@pora.test', action: 'x', fields: [] },
});
const own = [line(9, '12:00'), line(4, '10:00'), line(1, '08:00')];
const plans = [line(7, '11:00'), line(2, '10:00')];

/** Reads the trails page by page, each source from the place that the page before ended at. */
function pages(limit: number): string[][] {
  const read: string[][] = [];
  for (let key: string | undefined; ;) {
    const place = readPlace(key);
    const after = (lines: AuditLine[], id: string | undefined) =>
      lines.filter((one) => id === undefined || Number(one.id) < Number(id)).slice(0, limit + 1);
    const { items, next } = mergeTrails(after(own, place.own), after(plans, place.plans), { limit, place });
    read.push(items.map(({ id }) => id));
    if (next === null) return read;
    key = next;
  }
}

test.each([1, 2, 3, 5])('two trails read by %s lines give every line once, the newest first', (limit) => {
  expect(pages(limit).flat()).toEqual(['9', 'plans-7', '4', 'plans-2', '1']);
});

test('a page that has everything is the last one', () => {
  expect(mergeTrails(own, plans, { limit: 5, place: {} }).next).toBeNull();
  expect(mergeTrails(own, plans, { limit: 4, place: {} }).next).toBe('4.2');
});
