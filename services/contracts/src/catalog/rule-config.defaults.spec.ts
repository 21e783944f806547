import { describe, expect, it } from '@jest/globals';
import { SLOT_TYPES } from './meal-types.model.js';
import { DEFAULT_RULE_CONFIG } from './rule-config.defaults.js';
import { ruleConfigSchema } from './rule-config.model.js';

describe('reguły fabryczne', () => {
  it('[library §9] mieszczą się we wszystkich granicach', () => {
    expect(ruleConfigSchema.parse(DEFAULT_RULE_CONFIG)).toEqual(DEFAULT_RULE_CONFIG);
  });

  it.each(['3', '4', '5', '6', '7', '8'])(
    '[library §9] dzień z %s posiłkami rozdziela równo 100% energii',
    (count) => {
      const day = DEFAULT_RULE_CONFIG.defaultMealTimes[count] ?? [];
      expect(day).toHaveLength(Number(count));
      expect(day.reduce((sum, slot) => sum + (slot.calorieSharePercent ?? 0), 0)).toBe(100);
      expect(day.map((slot) => slot.time)).toEqual(day.map((slot) => slot.time).toSorted());
    },
  );

  it('[library §5] każdy rodzaj slotu przyjmuje co najmniej własny rodzaj posiłku', () => {
    for (const type of SLOT_TYPES) expect(DEFAULT_RULE_CONFIG.slotPools[type]).toContain(type);
  });
});
