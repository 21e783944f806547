import { describe, expect, it } from '@jest/globals';
import { firstRule, isRisk, lightOf, ruleBit, NUMBERED_RULES, rulesOf } from './rules.js';

describe('colours of tested values', () => {
  it('[core §9] no decimal falls between two colours and 29 is not yet a risk', () => {
    const values = [0, 24, 24.5, 29, 29.1, 30, 100];
    expect(values.map(lightOf)).toEqual(['green', 'green', 'yellow', 'yellow', 'red', 'red', 'red']);
    expect(values.map(isRisk)).toEqual([false, false, false, false, true, true, true]);
  });
});

describe('charging of rules', () => {
  it('a meal that breaks several rules is charged to the first one in the fixed order', () => {
    const mask = ruleBit('stages') | ruleBit('child') | ruleBit('intolerance_key');
    expect(firstRule(mask)).toBe('child');
    expect(rulesOf(mask)).toEqual(['child', 'intolerance_key', 'stages']);
    expect(firstRule(0)).toBeUndefined();
  });

  it('every rule number from 1 to 22 appears once', () => {
    expect(NUMBERED_RULES.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
  });
});
