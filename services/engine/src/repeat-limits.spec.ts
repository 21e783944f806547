import { describe, expect, it } from '@jest/globals';
import { createKeywordFinder, normaliseKeywords, repeatLimitOf, stageRoomOf } from './repeat-limits.js';
import { testPairing, testRules } from './testing/rule-config.js';

const limits = (change: object) => testRules({ repeatLimits: { ...testRules().repeatLimits, ...change } });

describe('repeat limits', () => {
  it('[library §9] a meal may come three times unless its slot type says otherwise', () => {
    const rules = limits({ perType: { snack: 5 } });
    expect([
      repeatLimitOf(rules, 'dinner', 5, undefined),
      repeatLimitOf(rules, 'snack', 5, undefined),
    ]).toEqual([3, 5]);
  });

  it('a limit is never below the pair span', () => {
    expect(repeatLimitOf(limits({ defaultPerType: 1 }), 'lunch', 5, testPairing())).toBe(2);
    expect(repeatLimitOf(limits({ defaultPerType: 1 }), 'snack', 5, testPairing())).toBe(1);
  });

  it('[library §3] many meals a day lift the limit of a type', () => {
    const rules = limits({ unlimitedWhenMealsPerDayAtLeast: { late_snack: 7 } });
    expect([
      repeatLimitOf(rules, 'late_snack', 6, undefined),
      repeatLimitOf(rules, 'late_snack', 7, undefined),
    ]).toEqual([3, Infinity]);
  });

  it('[library §5] uses in other stages count, and 0 switches the limit off', () => {
    expect([stageRoomOf(limits({}), 2), stageRoomOf(limits({}), 9)]).toEqual([3, 0]);
    expect(stageRoomOf(limits({ maxAcrossStagesPerMeal: 0 }), 9)).toBe(Infinity);
  });
});

describe('keywords in meal names', () => {
  const find = createKeywordFinder(normaliseKeywords(['Kanapka', 'ŻUREK', 'sałatka grecka', 'kanapka', ' ']));

  it('are found without accents and in every form', () => {
    expect(find('Kanapki z pastą jajeczną')).toEqual([0]);
    expect(find('Zurek na zakwasie')).toEqual([1]);
    expect(find('Kanapka z sałatką')).toEqual([0]);
    expect(find('Duża sałatka po grecku, grecka')).toEqual([2]);
  });

  it('are not found in other dishes', () => {
    expect(find('Sałata z rzodkiewką')).toEqual([]);
  });
});
