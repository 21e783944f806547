import { describe, expect, it } from '@jest/globals';
import { assessFeasibility } from './explain.js';
import type { RuleConfig } from './model.js';
import { tryRules, type TypeTrial } from './rule-trial.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';
import { testRules } from './testing/rule-config.js';

const catalog = makeLibrary({ seed: 31, meals: 300 });
const base = ordinaryInput({ catalog });

function trialOf(edited: Partial<RuleConfig>, mostNamed = 500): Map<string, TypeTrial> {
  const trial = tryRules({ ...base, edited: testRules(edited), mostNamed });
  if (!trial.ok) throw new Error(trial.code);
  return new Map(trial.types.map((one) => [one.after.type, one]));
}

describe('rules tried before they are saved', () => {
  it('rules that change nothing move no meal, and the counts are those of the forecast', () => {
    const forecast = assessFeasibility(base);
    if (!forecast.ok) throw new Error(forecast.code);
    const types = [...trialOf({}).values()];
    expect(types.map(({ before }) => before)).toEqual(forecast.types);
    expect(types.map(({ after }) => after)).toEqual(forecast.types);
    for (const { lost, gained } of types) {
      expect(lost).toEqual({ candidates: 0, reaching: 0, named: [] });
      expect(gained).toEqual(lost);
    }
  });

  it('a pool of other types names what falls away and what comes in, with what keeps each out', () => {
    const { before, after, lost, gained } = trialOf({ slotPools: { dinner: ['snack'] } }).get('dinner')!;
    expect(after.pool.left - (before?.pool.left ?? 0)).toBe(gained.candidates - lost.candidates);
    expect(lost.candidates).toBeGreaterThan(0);
    expect(gained.candidates).toBeGreaterThan(0);
    const typesOf = (id: string) => catalog.meals.find((meal) => meal.id === id)?.types ?? [];
    for (const { mealId, kcal, reason } of lost.named.slice(0, lost.candidates)) {
      expect(typesOf(mealId)).not.toContain('snack');
      expect([kcal, reason]).toEqual([null, 'Typ posiłku nie pasuje do tego miejsca.']);
    }
    for (const { mealId, kcal, reason } of gained.named.slice(0, gained.candidates)) {
      expect(typesOf(mealId)).toContain('snack');
      expect(kcal).toBeGreaterThan(0);
      expect(reason).toBe('Typ posiłku nie pasuje do tego miejsca.');
    }
  });

  it('a narrow range of portions keeps the candidates and says how near those come that miss the target', () => {
    const overrides = { lunch: { min: 25, max: 30 }, dinner: { min: 50, max: 200 } };
    const variablePortions = { ...testRules().variablePortions, overrides };
    const { before, after, lost, gained } = trialOf({ variablePortions }).get('lunch')!;
    expect(after.pool.left).toBe(before?.pool.left);
    expect(lost.candidates).toBe(0);
    expect(lost.reaching - gained.reaching).toBe((before?.reachTarget ?? 0) - after.reachTarget);
    expect(lost.reaching).toBeGreaterThan(0);
    for (const { kcal, reason } of lost.named)
      expect(reason).toBe(`Najwięcej ${kcal} kcal przy porcji 30%, cel 600 kcal.`);
  });

  it('a wider range says what each meal that comes in could not do before', () => {
    const narrow = testRules({ variablePortions: { defaultRange: { min: 95, max: 100 }, overrides: {} } });
    const trial = tryRules({ ...base, config: narrow, edited: testRules(), mostNamed: 500 });
    const gained = trial.ok ? trial.types.flatMap((one) => one.gained.named) : [];
    expect(gained.length).toBeGreaterThan(0);
    for (const { reason } of gained)
      expect(reason).toMatch(/^(Najmniej \d+ kcal przy porcji 95|Najwięcej \d+ kcal przy porcji 100)%, cel/);
  });

  it('the names are bounded, the counts are not, and names stand in Polish order', () => {
    const all = trialOf({ slotPools: { dinner: ['snack'] } }).get('dinner')!;
    const some = trialOf({ slotPools: { dinner: ['snack'] } }, 3).get('dinner')!;
    expect(some.lost).toEqual({ ...all.lost, named: all.lost.named.slice(0, 3) });
    const names = all.lost.named.slice(0, all.lost.candidates).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('pl', { numeric: true }).compare));
  });

  it('an ingredient that is no longer tolerated is named with the meal it takes away', () => {
    const patient = { isChild: false, intolerances: [{ name: 'mleko', value: 70.5 }] };
    const config = testRules({ ingredientToleranceCategories: ['Przyprawy i dodatki', 'Nabiał'] });
    const edited = testRules({ ingredientToleranceCategories: [] });
    const trial = tryRules({ ...base, patient, config, edited, mostNamed: 500 });
    const reasons = trial.ok ? trial.types.flatMap(({ lost }) => lost.named.map((one) => one.reason)) : [];
    expect(reasons).toContainEqual(expect.stringContaining('MLEKO (70,5 U/ml)'));
  });

  it('rules that lay out another slot have nothing to compare it with', () => {
    const times = testRules().defaultMealTimes['5'] ?? [];
    const late = times.map((one) => (one.type === 'snack' ? { ...one, type: 'late_snack' as const } : one));
    const trial = trialOf({ defaultMealTimes: { ...testRules().defaultMealTimes, '5': late } });
    // The plan's own days would keep their slots.
    expect(trial.has('snack')).toBe(true);
    const fresh = tryRules({
      ...{ ...base, plan: { ...base.plan, planDays: [] }, mostNamed: 5 },
      edited: testRules({ defaultMealTimes: { ...testRules().defaultMealTimes, '5': late } }),
    });
    const added = fresh.ok ? fresh.types.find(({ after }) => after.type === 'late_snack') : undefined;
    expect(added).toMatchObject({ before: null, lost: { named: [] }, gained: { named: [] } });
  });

  it('what refuses a run refuses the trial', () => {
    const plan = { ...base.plan, caloriesPerDay: 0 };
    expect(tryRules({ ...base, plan, edited: testRules(), mostNamed: 5 })).toMatchObject({
      ok: false,
      code: 'no_calories',
    });
  });
});
