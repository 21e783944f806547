import { describe, expect, it } from '@jest/globals';
import { activePairing, blocksOf, pairBlocks } from './pairing.js';
import { testPairing, testRules } from './testing/rule-config.js';

describe('pairing of lunches and dinners', () => {
  it('[library §9] dinners from day 2 pair up to day 13, and day 14 with day 1', () => {
    const blocks = blocksOf(testPairing(), 'dinner', 14);
    expect(blocks).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
      [8, 9],
      [10, 11],
      [12, 13],
      [14, 1],
    ]);
  });

  it('[library §9] lunches from day 1 pair in seven blocks', () => {
    expect(blocksOf(testPairing(), 'lunch', 14)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [11, 12],
      [13, 14],
    ]);
  });

  it('without wrap the last short block stays short and the days before the start stand alone', () => {
    expect(pairBlocks(8, 3, 2, false)).toEqual([
      [2, 3, 4],
      [5, 6, 7],
    ]);
    expect(pairBlocks(9, 3, 2, false)).toEqual([
      [2, 3, 4],
      [5, 6, 7],
      [8, 9],
    ]);
  });

  it('other meals are not paired, and a span of one pairs nothing', () => {
    expect(blocksOf(testPairing(), 'snack', 14)).toEqual([]);
    expect(pairBlocks(14, 1, 1, true)).toEqual([]);
  });

  it('only an enabled rule for exactly this number of days applies', () => {
    const off = testPairing({ enabled: false });
    const week = testPairing({ days: 7 });
    const rules = testRules({ pairingRules: [off, week] });
    expect([activePairing(rules, 14), activePairing(rules, 7)]).toEqual([undefined, week]);
  });
});
