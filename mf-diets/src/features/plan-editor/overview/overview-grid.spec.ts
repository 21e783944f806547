import { describe, expect, it } from '@jest/globals';
import { makePlan } from '../../../testing/make-plan.js';
import { HEAD_ROW, overviewGrid, placeForKey, selectedCells } from './overview-grid.js';

/** 14 days of breakfast, lunch, dinner; lunches are joined by two from day 1, dinners from day 2. */
const grid = overviewGrid(makePlan().planDays);
const lead = (dayIndex: number, row: number, key: string, ctrl = false) => {
  const to = placeForKey(grid, { dayIndex, row }, { key, ctrl });
  return to && [to.dayIndex, to.row];
};

describe('klawisze w przeglądzie 14 dni', () => {
  it.each([
    ['→ przechodzi do następnego dnia', [0, 0, 'ArrowRight'], [1, 0]],
    ['→ z dania na dwa dni omija jego drugi dzień', [0, 1, 'ArrowRight'], [2, 1]],
    ['← z drugiego dnia dania wychodzi przed nie', [3, 1, 'ArrowLeft'], [1, 1]],
    ['→ na końcu tygodnia prowadzi do następnego', [6, 0, 'ArrowRight'], [7, 0]],
    ['→ na końcu planu zostaje', [13, 0, 'ArrowRight'], undefined],
    ['↓ trzyma się dnia także pod daniem na dwa dni', [1, 1, 'ArrowDown'], [1, 2]],
    ['↑ z pierwszego posiłku wchodzi na nagłówek dnia', [4, 0, 'ArrowUp'], [4, HEAD_ROW]],
    ['↓ z ostatniego posiłku prowadzi do dnia pod nim', [4, 2, 'ArrowDown'], [11, HEAD_ROW]],
    ['↑ z nagłówka drugiego tygodnia wraca nad niego', [11, HEAD_ROW, 'ArrowUp'], [4, 2]],
    ['↑ z nagłówka pierwszego tygodnia zostaje', [4, HEAD_ROW, 'ArrowUp'], undefined],
    ['Home to początek tygodnia', [10, 2, 'Home'], [7, 2]],
    ['End to koniec tygodnia', [2, 2, 'End'], [6, 2]],
    ['Ctrl Home to pierwszy posiłek planu', [10, 2, 'Home', true], [0, 0]],
    ['Ctrl End to ostatni posiłek planu', [2, 0, 'End', true], [13, 2]],
    ['litera nie rusza z miejsca', [2, 0, 'x'], undefined],
  ] as const)('%s', (_name, [day, row, key, ctrl], expected) => {
    expect(lead(day, row, key, ctrl)).toEqual(expected);
  });

  it('plan z trzech dni kończy tydzień na trzecim', () => {
    const short = overviewGrid(makePlan().planDays.slice(0, 3));
    expect(placeForKey(short, { dayIndex: 0, row: 0 }, { key: 'End', ctrl: false })?.dayIndex).toBe(2);
    expect(placeForKey(short, { dayIndex: 0, row: 2 }, { key: 'ArrowDown', ctrl: false })).toBeUndefined();
  });

  it('zaznaczenie to prostokąt, w którym danie na dwa dni liczy się raz i w całości', () => {
    const cells = selectedCells(grid, { dayIndex: 2, row: 1 }, { dayIndex: 1, row: 0 });
    expect(cells.map(({ slotIndex, dayIndexes }) => [slotIndex, dayIndexes])).toEqual([
      [0, [1]],
      [0, [2]],
      [1, [0, 1]],
      [1, [2, 3]],
    ]);
    expect(selectedCells(grid, { dayIndex: 2, row: HEAD_ROW }, { dayIndex: 2, row: HEAD_ROW })).toEqual([]);
  });
});
