import { describe, expect, it } from '@jest/globals';
import { makeMeasurement } from '@pora/kit/testing';
import { newestFirst, weightPoints } from './weight-history.js';

const history = [
  makeMeasurement('2026-11-17', 76.2),
  makeMeasurement('2026-09-02', 81.4),
  makeMeasurement('2026-10-01', null),
  makeMeasurement('2026-09-02T18:00:00Z', 81),
];

describe('historia masy', () => {
  it('[core §2] tabela zaczyna się od najnowszego pomiaru', () => {
    expect(newestFirst(history).map(({ date }) => date.slice(0, 10))).toEqual([
      '2026-11-17',
      '2026-10-01',
      '2026-09-02',
      '2026-09-02',
    ]);
  });

  it('wykres bierze pomiary masy, z jednego dnia ostatni', () => {
    expect(weightPoints(history)).toEqual([
      { date: '2026-09-02', value: 81 },
      { date: '2026-11-17', value: 76.2 },
    ]);
  });
});
