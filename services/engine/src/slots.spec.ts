import { describe, expect, it } from '@jest/globals';
import { buildPlanDay, normaliseShare, sharesAddUp, slotTemplates, sumShares } from './slots.js';
import { testRules } from './testing/rule-config.js';

describe('slots of a day', () => {
  it('[library §9] five meals a day follow the default meal times', () => {
    const day = buildPlanDay(3, slotTemplates(testRules(), 5));
    expect(day.slots.map(({ type }) => type)).toEqual([
      'breakfast',
      'second_breakfast',
      'lunch',
      'snack',
      'dinner',
    ]);
    expect(day.slots.map(({ id }) => id)).toEqual(['d3-s1', 'd3-s2', 'd3-s3', 'd3-s4', 'd3-s5']);
    expect(sumShares(day.slots)).toBe(100);
  });

  it('a number of meals without default times still gets slots whose shares sum to 100', () => {
    const templates = slotTemplates(testRules({ defaultMealTimes: {} }), 7);
    expect(templates.map(({ type }) => type)).toHaveLength(7);
    expect(sharesAddUp(templates)).toBe(true);
  });

  it('[diets §5] a share between 0 and 1 is a fraction; a share is kept to 0.1 and at most 100', () => {
    expect([0.25, 12.34, 130, -5, null].map(normaliseShare)).toEqual([25, 12.3, 100, 0, 0]);
  });

  it('first_breakfast is read as breakfast', () => {
    const rules = testRules({ defaultMealTimes: { '3': [{ time: '07:00', type: 'first_breakfast' }] } });
    expect(slotTemplates(rules, 3)[0]?.type).toBe('breakfast');
  });

  it('[diets §2] shares are right within 0.1 of 100', () => {
    const shares = (...values: number[]) => values.map((calorieSharePercent) => ({ calorieSharePercent }));
    expect([sharesAddUp(shares(33.3, 33.3, 33.3)), sharesAddUp(shares(33, 33, 33))]).toEqual([true, false]);
  });
});
