import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import {
  MOST_NAMED_MEALS,
  type MovedMeals,
  ruleTrialRoutes,
  type RuleTrialType,
} from '@pora/contracts/plans/rule-trial.routes';
import { aPatient } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';

const PATIENT = 'p-rules';
const PATH = '/api/diet-plans2/try-rules';

const NOTHING_MOVED: MovedMeals = { candidates: 0, reaching: 0, meals: [] };

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
  app.people.set(PATIENT, { ...aPatient({ id: PATIENT }), ...avoiding([]) });
});
afterAll(() => app.stop());

const ask = (config: object, more: object = {}) =>
  app.dietitian.post(PATH, {
    ...{ patientId: PATIENT, mealsPerDay: 3, sources: ['own', 'AG', 'KB', 'KS'], caloriesPerDay: 1800 },
    ...{ config, ...more },
  });
const typesOf = async (config: object): Promise<Map<string, RuleTrialType>> => {
  const { types } = ruleTrialRoutes.run.answer.parse((await ask(config).expect(200)).body);
  return new Map(types.map((one) => [one.type, one]));
};

test('rules that change nothing leave as many candidates as before', async () => {
  const types = await typesOf(DEFAULT_RULE_CONFIG);
  expect([...types.keys()]).toEqual(['breakfast', 'lunch', 'dinner']);
  for (const { before, after, slots, reasons, lost, gained } of types.values()) {
    expect(after).toEqual(before);
    expect([lost, gained]).toEqual([NOTHING_MOVED, NOTHING_MOVED]);
    expect(slots).toBe(14);
    expect(after.left).toBeGreaterThan(0);
    expect(reasons).toEqual([]);
  }
});

test('a wider pool brings candidates, a narrow range of portions loses those that would reach the target', async () => {
  const { variablePortions } = DEFAULT_RULE_CONFIG;
  const types = await typesOf({
    ...DEFAULT_RULE_CONFIG,
    slotPools: { ...DEFAULT_RULE_CONFIG.slotPools, breakfast: ['breakfast', 'dinner'] },
    variablePortions: {
      ...variablePortions,
      overrides: { ...variablePortions.overrides, lunch: { min: 25, max: 30 } },
    },
  });
  const [breakfast, lunch] = [types.get('breakfast'), types.get('lunch')];
  expect(breakfast?.after.left).toBeGreaterThan(breakfast?.before?.left ?? Infinity);
  expect(lunch?.after.left).toBe(lunch?.before?.left);
  expect(lunch?.after.reachTarget).toBeLessThan(lunch?.before?.reachTarget ?? 0);
});

test('meals that fall away and that come in are named with the reason, at most twenty, and all are counted', async () => {
  const slotPools = { ...DEFAULT_RULE_CONFIG.slotPools, dinner: ['snack'] };
  const dinner = (await typesOf({ ...DEFAULT_RULE_CONFIG, slotPools })).get('dinner');
  const [lost, gained] = [dinner?.lost ?? NOTHING_MOVED, dinner?.gained ?? NOTHING_MOVED];
  expect((dinner?.after.left ?? 0) - (dinner?.before?.left ?? 0)).toBe(gained.candidates - lost.candidates);
  const typesByMeal = new Map(app.catalogue.snapshot.meals.map((meal) => [meal.id, meal.types]));
  for (const moved of [lost, gained]) {
    expect(moved.meals).toHaveLength(Math.min(MOST_NAMED_MEALS, moved.candidates + moved.reaching));
    expect(moved.meals.length).toBeGreaterThan(0);
    expect(moved.meals[0]?.reason).toBe('Typ posiłku nie pasuje do tego miejsca.');
  }
  expect(typesByMeal.get(lost.meals[0]?.mealId ?? '')).not.toContain('snack');
  expect(typesByMeal.get(gained.meals[0]?.mealId ?? '')).toContain('snack');
});

test('the names are those of the chosen patient: a category no longer tolerated takes meals only from whom it concerns', async () => {
  const milk = 'p-milk';
  app.people.set(milk, {
    ...aPatient({ id: milk }),
    ...avoiding([{ name: 'Mleko krowie', value: 120 }]),
  });
  const tolerant = { ...DEFAULT_RULE_CONFIG, ingredientToleranceCategories: ['Nabiał'] };
  const trialOf = async (patientId: string) => {
    const { types } = ruleTrialRoutes.run.answer.parse((await ask(tolerant, { patientId }).expect(200)).body);
    return types.flatMap(({ gained }) => gained.meals);
  };
  const gained = await trialOf(milk);
  expect(gained.length).toBeGreaterThan(0);
  for (const { reason } of gained) expect(reason).toContain('Mleko krowie');
  expect(await trialOf(PATIENT)).toEqual([]);
});

test('nothing of the trial is saved: the next one starts from the rules in force', async () => {
  const first = await typesOf({ ...DEFAULT_RULE_CONFIG, slotPools: { lunch: ['soup'] } });
  const second = await typesOf(DEFAULT_RULE_CONFIG);
  expect(second.get('lunch')?.before).toEqual(first.get('lunch')?.before);
});

test('the target is the patient’s own need unless it is given; without either it is refused', async () => {
  const own = await ask(DEFAULT_RULE_CONFIG, { caloriesPerDay: undefined }).expect(200);
  expect(own.body.caloriesPerDay).toBeGreaterThan(1000);
  const none = await ask(DEFAULT_RULE_CONFIG, { patientId: null, caloriesPerDay: undefined }).expect(422);
  expect(none.body.code).toBe('no_calorie_target');
  await ask(DEFAULT_RULE_CONFIG, { patientId: null }).expect(200);
});

test('an unknown patient, wrong numbers and shares that are no 100 % are refused with words', async () => {
  await ask(DEFAULT_RULE_CONFIG, { patientId: 'p-nobody' }).expect(404);
  await ask(DEFAULT_RULE_CONFIG, { mealsPerDay: 2 }).expect(400);
  await ask(DEFAULT_RULE_CONFIG, { sources: ['XX'] }).expect(400);
  await app.dietitian.post(PATH, { patientId: null }).expect(400);
  const three = (DEFAULT_RULE_CONFIG.defaultMealTimes['3'] ?? []).map((one) => ({
    ...one,
    calorieSharePercent: 20,
  }));
  const answer = await ask({ ...DEFAULT_RULE_CONFIG, defaultMealTimes: { '3': three } }).expect(422);
  expect(answer.body.error).toMatch(/60/);
});

test('while the patient’s data are away nothing is counted as safe', async () => {
  await app.patients.switchOff();
  const answer = await ask(DEFAULT_RULE_CONFIG).expect(503);
  expect(answer.body.code).toMatch(/not_checked|service_unavailable/);
  await app.patients.switchOn();
});
