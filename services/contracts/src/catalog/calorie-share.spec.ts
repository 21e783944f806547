import { expect, test } from '@jest/globals';
import { incomingSlotSchema } from '../plans/plan.model.js';
import { isTypedShare, shareInPerCent } from './calorie-share.js';
import { normaliseRuleConfig } from './rule-config.normalise.js';

test('[decisions 41] a fraction becomes per cent once, and nobody sees a fraction again', () => {
  const values = [0, 0.25, 0.125, 0.004, 1, 12.5, 100];
  const kept = values.map(shareInPerCent);
  expect(kept).toEqual([0, 25, 12.5, 1, 1, 12.5, 100]);
  expect(kept.map(shareInPerCent)).toEqual(kept);
});

test('[decisions 41] a slot of a plan and the rules take a fraction as per cent alike', () => {
  const slot = { id: 's1', type: 'lunch', time: '13:00', label: 'Obiad', calorieSharePercent: 0.25 };
  expect(incomingSlotSchema.parse(slot).calorieSharePercent).toBe(25);
  const times = [{ time: '13:00', type: 'lunch', calorieSharePercent: 0.25 }];
  const rules = normaliseRuleConfig({ defaultMealTimes: { '3': times } });
  expect(rules.defaultMealTimes['3']?.[0]?.calorieSharePercent).toBe(25);
  expect(normaliseRuleConfig(rules).defaultMealTimes).toEqual(rules.defaultMealTimes);
});

test('[decisions 41] a person types 0, or 1 to 100 in steps of 0.5, and nothing between', () => {
  const refused = [-1, 0.004, 0.25, 0.5, 0.99, 1.2, 12.25, 99.9, 100.5, 1e9, Number.NaN, Infinity];
  expect([0, 1, 1.5, 12.5, 33, 99.5, 100].filter((share) => !isTypedShare(share))).toEqual([]);
  expect(refused.filter(isTypedShare)).toEqual([]);
});
