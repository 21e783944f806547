import { expect, test } from '@jest/globals';
import { RecentRequests } from './recent-requests.js';

const MINUTE = 60_000;
const START = 1_000 * MINUTE;

test('an instance that was asked nothing knows no duration and counts no errors', () => {
  expect(new RecentRequests(START).summary(START)).toEqual({
    p95Ms: null,
    requestsPerMinute: 0,
    errorsPerMinute: 0,
  });
});

test('of a hundred answers the 95th is told, to a fifth, and errors are those of ours', () => {
  const recent = new RecentRequests(START);
  for (let ms = 1; ms <= 100; ms += 1) recent.note(ms % 50 === 0 ? 503 : 404, ms, START + ms);
  // 95 ms lies between the edges 1.2^24 = 79 and 1.2^25 = 95.4; two errors in the first minute.
  expect(recent.summary(START + MINUTE)).toEqual({ p95Ms: 95, requestsPerMinute: 100, errorsPerMinute: 2 });
});

test('what is older than five minutes counts no more', () => {
  const recent = new RecentRequests(START);
  recent.note(500, 20, START);
  recent.note(200, 20, START + 3 * MINUTE);
  expect(recent.summary(START + 4 * MINUTE)).toMatchObject({ errorsPerMinute: 0.3 });
  expect(recent.summary(START + 6 * MINUTE)).toMatchObject({ errorsPerMinute: 0, requestsPerMinute: 0.2 });
  expect(recent.summary(START + 60 * MINUTE)).toMatchObject({ p95Ms: null, requestsPerMinute: 0 });
});

test('an answer of no time and one of hours are counted at the ends', () => {
  const recent = new RecentRequests(START);
  recent.note(200, 0, START);
  expect(recent.summary(START).p95Ms).toBe(1);
  for (let count = 0; count < 30; count += 1) recent.note(200, 3_600_000, START);
  expect(recent.summary(START).p95Ms).toBeGreaterThan(50_000);
});
