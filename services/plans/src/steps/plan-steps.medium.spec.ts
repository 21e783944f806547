import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, mealAt, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

const MILK = [{ name: 'Mleko krowie', value: 64 }];
const adjust = async (plan: Plan, body: object = {}) =>
  planStepRoutes.adjust.answer.parse((await bench.send(plan, 'adjust', body).expect(200)).body);
const repair = async (plan: Plan, body: object = {}) =>
  planStepRoutes.autoRepair.answer.parse((await bench.send(plan, 'auto-repair', body).expect(200)).body);
const substitute = async (plan: Plan, body: object = {}) =>
  planStepRoutes.substitute.answer.parse((await bench.send(plan, 'substitute', body).expect(200)).body);
const replace = async (plan: Plan, body: object) =>
  planStepRoutes.replaceMeal.answer.parse((await bench.send(plan, 'replace-meal', body).expect(200)).body);

/** Foods that milk intolerance speaks against; butter counts as a condiment, which the rules tolerate. */
const linked = () => {
  const { mappings, foods, ruleConfig } = app.catalogue.snapshot;
  const tolerated = new Set(
    foods.flatMap(({ id, category }) =>
      ruleConfig.ingredientToleranceCategories.includes(category) ? [id] : [],
    ),
  );
  return new Set(
    mappings.flatMap(({ intolerance, foodId }) =>
      intolerance === 'mleko-krowie' && !tolerated.has(foodId) ? [foodId] : [],
    ),
  );
};
/** Filled slots whose plate holds milk. */
const milky = (plan: Pick<Plan, 'planDays'>) => {
  const milk = linked();
  return filledSlots(plan).filter(({ entry }) =>
    entry.ingredients.some(({ foodId }) => milk.has(foodId ?? 0)),
  );
};
/** A generated plan whose patient has become intolerant to milk since. */
const nowMilky = async (overrides: Parameters<StepBench['generated']>[0] = {}) => {
  const patientId = bench.patientAvoiding([]);
  const plan = await bench.generated({ patientId, ...overrides });
  bench.nowAvoids(patientId, MILK);
  return { plan, patientId };
};

test('[diets §4] a plan is adjusted to a new target: portions only, within the ranges, undone as a whole', async () => {
  const plan = await bench.generated({ caloriesPerDay: 2000 });
  const { body: changed } = await app.dietitian
    .patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 1700 })
    .expect(200);
  const preview = await adjust(plan, { dryRun: true });
  expect(preview).toMatchObject({ dryRun: true, version: changed.version });
  expect(await bench.read(plan)).toEqual(changed);
  const answer = await adjust(plan);
  expect(answer).toMatchObject({
    outcome: 'success',
    title: 'Plan dostosowany!',
    dryRun: false,
    version: changed.version + 1,
    planDays: preview.planDays,
    report: preview.report,
  });
  const { report } = answer;
  expect(report).toMatchObject({
    totalMeals: 70,
    replacedCount: 0,
    targetCalories: 1700,
    failedReplacements: [],
  });
  expect(Math.abs(report.caloriesAfter - 1700)).toBeLessThanOrEqual(17);
  expect(answer.planSummary.averageCalories).toBe(report.caloriesAfter);
  expect(answer.message).toContain(`Zmienione porcje: ${report.adjustedPortions}, podmienione składniki: 0.`);
  expect(report.adjustedPortions + report.unchanged.length).toBe(70);
  for (const { sentence } of report.unchanged) expect(sentence).toMatch(/^[A-ZŁŚ].*\.$/);
  const meals = (days: Pick<Plan, 'planDays'>) => filledSlots(days).map(({ entry }) => entry.mealId);
  expect(meals(answer)).toEqual(meals(plan));
  const saved = await bench.read(plan);
  expect(saved.planDays).toEqual(answer.planDays);
  expect(saved.generation).toMatchObject({ targetCalories: 1700, averageCalories: report.caloriesAfter });
  const undone = await bench.undo(plan);
  expect(undone.planDays).toEqual(changed.planDays);
  expect(undone.generation).toEqual(changed.generation);
});

test('[diets §4] an adjustment swaps what the patient must not eat, and stays partial while something risky is left', async () => {
  const { plan } = await nowMilky();
  const before = milky(plan).length;
  expect(before).toBeGreaterThan(0);
  const answer = await adjust(plan);
  const { report } = answer;
  expect(report.replacedCount).toBe(report.replacements.length);
  expect(report.replacedCount).toBeGreaterThan(0);
  const left = milky(answer).length;
  expect(answer.verdict.dangerous).toBe(left);
  expect(left).toBeLessThan(before);
  expect(answer.outcome).toBe(left > 0 ? 'partial' : 'success');
  expect(answer.title).toBe(left > 0 ? 'Plan częściowo dostosowany' : 'Plan dostosowany!');
  for (const { reason, sentence, from } of report.failedReplacements) {
    expect(reason).toBe('intolerance');
    expect(sentence).toContain(from);
    expect(answer.message).toContain(from);
  }
});

test('[diets §4] locked slots keep their portion and are named with the reason; nothing left to do says so', async () => {
  const plan = await bench.generated({ caloriesPerDay: 2000, days: 7 });
  const locked = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, i) => ({ ...slot, locked: i === 0, lockedInAllDays: i === 1 })),
  }));
  await bench.save(plan, locked);
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 2300 }).expect(200);
  const answer = await adjust(plan);
  const codes = new Map(answer.report.unchanged.map((item) => [`${item.day}/${item.slotIndex}`, item.code]));
  for (const { day, slots } of locked) {
    expect([codes.get(`${day}/0`), codes.get(`${day}/1`)]).toEqual(['locked', 'locked_in_all_days']);
    expect(answer.planDays[day - 1]?.slots.slice(0, 2)).toEqual(slots.slice(0, 2));
  }
  const again = await adjust(plan);
  expect(again).toMatchObject({
    outcome: 'nothing_to_do',
    version: answer.version,
    title: 'Plan dostosowany!',
  });
  expect((await bench.read(plan)).version).toBe(answer.version);
});

test('a target out of every portion’s reach is told, not hidden', async () => {
  const plan = await bench.generated({ caloriesPerDay: 1600 });
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 9000 }).expect(200);
  const answer = await adjust(plan);
  expect(answer).toMatchObject({ outcome: 'partial', title: 'Plan częściowo dostosowany' });
  expect(answer.message).toContain('Średnia nadal nie mieści się w tolerancji celu.');
  expect(answer.report.caloriesAfter).toBeLessThan(8500);
  expect(answer.generation?.daysOutsideTolerance).toHaveLength(14);
  const again = await adjust(plan);
  expect(again).toMatchObject({ outcome: 'failed', title: 'Błąd dostosowania', version: answer.version });
});

test('adjusting without calories or meals is refused with the reason', async () => {
  const plan = await bench.generated({ mealsPerDay: 3 });
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 0 }).expect(200);
  expect((await bench.send(plan, 'adjust').expect(422)).body.code).toBe('no_calorie_target');
  const empty = await app.createPlan();
  for (const step of ['adjust', 'substitute']) {
    const { body } = await bench.send(empty, step).expect(422);
    expect(body).toEqual({ code: 'no_meals', error: 'Plan nie ma jeszcze posiłków.' });
  }
});

test('[diets §4] a repair makes every meal safe and fills empty slots; undo brings all of it back', async () => {
  const { plan } = await nowMilky();
  const broken = await bench.save(plan, withSlot(plan.planDays, { day: 2, slotIndex: 0 }, { entry: null }));
  const preview = await repair(plan, { dryRun: true });
  expect((await bench.read(plan)).version).toBe(broken.version);
  const answer = await repair(plan);
  expect(answer).toMatchObject({
    outcome: 'success',
    title: 'Sukces!',
    failed: [],
    planDays: preview.planDays,
    verdict: { state: 'safe', dangerous: 0 },
    version: broken.version + 1,
  });
  expect(milky(answer)).toEqual([]);
  expect(answer.message).toBe(`Naprawione miejsca: ${answer.steps.length}.`);
  expect(answer.steps).toContainEqual(
    expect.objectContaining({ day: 2, slotIndex: 0, action: 'filled', from: null }),
  );
  const touched = new Set(answer.steps.map(({ day, slotIndex }) => `${day}/${slotIndex}`));
  for (const { day, slotIndex, slot } of filledSlots(broken)) {
    const now = answer.planDays[day - 1]?.slots[slotIndex];
    if (touched.has(`${day}/${slotIndex}`)) expect(now).not.toEqual(slot);
    else expect(now).toEqual(slot);
  }
  expect((await bench.read(plan)).generation?.verdict).toEqual(answer.verdict);
  const nothing = await repair(plan);
  expect(nothing).toMatchObject({
    outcome: 'nothing_to_do',
    title: 'Sukces!',
    version: answer.version,
    steps: [],
  });
  expect((await bench.undo(plan)).planDays).toEqual(broken.planDays);
});

test('[diets §4] what stands in locked slots cannot be repaired and is named', async () => {
  const { plan } = await nowMilky({ mealsPerDay: 3 });
  const locked = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, locked: true })),
  }));
  const saved = await bench.save(plan, locked);
  const answer = await repair(plan);
  expect(answer).toMatchObject({
    outcome: 'failed',
    title: 'Nie udało się naprawić',
    version: saved.version,
  });
  expect(answer.failed).toHaveLength(milky(plan).length);
  for (const { code, sentence } of answer.failed) {
    expect([code, sentence]).toEqual([
      'locked',
      'To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.',
    ]);
  }
  const [first] = milky(plan);
  if (!first) throw new Error('no milk');
  await bench.save(plan, withSlot(locked, first, { locked: false }));
  const half = await repair(plan);
  expect(half).toMatchObject({ outcome: 'partial', title: 'Częściowy sukces' });
  expect(half.verdict.dangerous).toBe(half.failed.length);
});

test('[diets §8] one meal is made safe, or the dietitian learns why not', async () => {
  const { plan } = await nowMilky();
  const outcomes = new Set<string>();
  for (const place of milky(plan)) {
    const { day, slotIndex } = place;
    const answer = await substitute(plan, { place: { day, slotIndex }, dryRun: true });
    const failed = [...new Set(answer.failedReplacements.map(({ from }) => from))].join(', ');
    outcomes.add(answer.outcome);
    expect(answer.message).toBe(
      {
        success: 'Składniki zostały pomyślnie podmienione na bezpieczne zamienniki!',
        partial: `Podmieniono składniki (nie udało się: ${failed})`,
        failed: `Nie znaleziono zamienników dla: ${failed}`,
        nothing_to_do: '',
      }[answer.outcome],
    );
    for (const other of filledSlots(plan)) {
      if (other.day === day && other.slotIndex === slotIndex) continue;
      expect(answer.planDays[other.day - 1]?.slots[other.slotIndex]).toEqual(other.slot);
    }
    if (answer.outcome === 'success') expect(mealAt(answer, place)).not.toEqual(place.entry);
  }
  expect(outcomes).toEqual(new Set(['success', 'failed', ...(outcomes.has('partial') ? ['partial'] : [])]));
  expect((await bench.read(plan)).version).toBe(plan.version);
});

test('[diets §8] a swapped food keeps what it stands for, at the percentage of its substitute', async () => {
  const { plan } = await nowMilky();
  const answer = await substitute(plan);
  expect(answer.replacements.length).toBeGreaterThan(0);
  const { foods, substitutions } = app.catalogue.snapshot;
  const before = new Map(
    filledSlots(plan).map(({ day, slotIndex, entry }) => [`${day}/${slotIndex}`, entry]),
  );
  for (const { day, slotIndex, entry } of filledSlots(answer)) {
    const was = before.get(`${day}/${slotIndex}`);
    for (const [i, item] of entry.baseIngredients.entries()) {
      const original = was?.baseIngredients[i];
      if (!original || original.foodId === item.foodId) continue;
      const listed = substitutions.find(
        (one) => one.foodId === original.foodId && one.substituteFoodId === item.foodId,
      );
      expect(item.grams).toBeCloseTo((original.grams * (listed?.percentage ?? 0)) / 100, 1);
      expect(item).toMatchObject({ wasSubstituted: true, originalFoodId: original.foodId });
      expect(item.substitution).toMatchObject({
        reason: 'intolerance',
        from: foods.find(({ id }) => id === original.foodId)?.name,
      });
    }
  }
  expect((await bench.undo(plan)).planDays).toEqual(plan.planDays);
});

test('[diets §8] a safe plan and meals without linked ingredients get their own message', async () => {
  const plan = await bench.generated({ patientId: bench.patientAvoiding([]) });
  expect(await substitute(plan)).toMatchObject({
    outcome: 'nothing_to_do',
    message: 'Wszystkie składniki są już bezpieczne',
    version: plan.version,
  });
  const place = { day: 1, slotIndex: 0 };
  const entry = mealAt(plan, place);
  const own = { ...entry, ingredients: [], baseIngredients: [] };
  const foreign = entry.ingredients.map((item) => ({ ...item, foodId: null }));
  for (const [change, message] of [
    [own, 'Ten posiłek nie ma składników do podmiany.'],
    [
      { ...entry, ingredients: foreign, baseIngredients: foreign },
      'Żaden składnik tego posiłku nie jest połączony z bazą produktów.',
    ],
  ] as const) {
    await bench.save(plan, withSlot(plan.planDays, place, { entry: change }));
    expect(await substitute(plan, { place })).toMatchObject({ outcome: 'failed', message });
  }
  const [first, ...rest] = entry.baseIngredients;
  const gone = [{ ...first, foodId: null, foodName: 'Coś z importu' }, ...rest] as typeof entry.ingredients;
  await bench.save(
    plan,
    withSlot(plan.planDays, place, { entry: { ...entry, ingredients: gone, baseIngredients: gone } }),
  );
  for (const body of [{}, { place }]) {
    expect(await substitute(plan, body)).toMatchObject({
      outcome: 'failed',
      message: 'Nie znaleziono zamienników dla: Coś z importu',
      failedReplacements: [
        { code: 'unknown_food', sentence: '„Coś z importu” nie jest połączony z bazą produktów.' },
      ],
    });
  }
});

test('locked slots keep their risky food, and no message calls that safe', async () => {
  const { plan } = await nowMilky({ mealsPerDay: 3 });
  const locked = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, lockedInAllDays: true })),
  }));
  const saved = await bench.save(plan, locked);
  const count = milky(plan).length;
  const answer = await substitute(plan);
  expect(answer).toMatchObject({ outcome: 'failed', version: saved.version, replacements: [] });
  expect(answer.message).toBe(
    `Ryzykowne posiłki w zablokowanych miejscach: ${count}. Odblokuj je, aby podmienić ich składniki.`,
  );
  const adjusted = await adjust(plan);
  expect(adjusted).toMatchObject({ outcome: 'failed', version: saved.version });
  const { body } = await bench.send(plan, 'substitute', { place: { day: 1, slotIndex: 0 } }).expect(422);
  expect(body.code).toBe('slot_locked');
  await bench.send(plan, 'substitute', { place: { day: 1, slotIndex: 7 } }).expect(404);
  await bench.save(plan, withSlot(plan.planDays, { day: 1, slotIndex: 0 }, { entry: null }));
  const empty = await bench.send(plan, 'substitute', { place: { day: 1, slotIndex: 0 } }).expect(422);
  expect(empty.body).toEqual({ code: 'slot_empty', error: 'W tym miejscu nie ma posiłku.' });
});

test('[diets §9] a meal is put into one slot of all 14 days, or wherever another one stands; locked places are listed', async () => {
  const plan = await bench.generated();
  const lunch = app.catalogue.snapshot.meals.find(({ types }) => types.includes('lunch'));
  if (!lunch) throw new Error('no lunch');
  const saved = await bench.save(plan, withSlot(plan.planDays, { day: 5, slotIndex: 2 }, { locked: true }));
  const target = { kind: 'same_slot', slotIndex: 2 };
  const preview = await replace(plan, { mealId: lunch.id, target, dryRun: true });
  expect((await bench.read(plan)).version).toBe(saved.version);
  const answer = await replace(plan, { mealId: lunch.id, target });
  expect(answer).toMatchObject({
    outcome: 'partial',
    locked: [{ day: 5, slotIndex: 2 }],
    planDays: preview.planDays,
  });
  expect(answer.changed).toHaveLength(13);
  expect(answer.message).toBe(
    `„${lunch.name}” – zmienione miejsca: 13. Zablokowane miejsca pozostały bez zmian: 1.`,
  );
  const held = filledSlots(answer).filter(({ entry }) => entry.mealId === lunch.id);
  expect(held.length).toBeGreaterThanOrEqual(13);
  expect((await bench.undo(plan)).planDays).toEqual(saved.planDays);

  const breakfast = mealAt(plan, { day: 1, slotIndex: 0 }).mealId;
  const places = filledSlots(plan).filter(({ entry }) => entry.mealId === breakfast);
  const other = app.catalogue.snapshot.meals.find(
    ({ id, types }) => types.includes('breakfast') && id !== breakfast,
  );
  const everywhere = await replace(plan, {
    mealId: other?.id,
    target: { kind: 'same_meal', mealId: breakfast },
  });
  expect(everywhere).toMatchObject({ outcome: 'success', locked: [] });
  expect(everywhere.changed).toEqual(places.map(({ day, slotIndex }) => ({ day, slotIndex })));
  const { body } = await bench
    .send(plan, 'replace-meal', { mealId: lunch.id, target: { kind: 'same_meal', mealId: breakfast } })
    .expect(422);
  expect(body).toEqual({
    code: 'nothing_to_replace',
    error: 'W planie nie ma miejsca, w którym stoi ten posiłek.',
  });
});

test('an unsafe meal is refused with the ingredients that speak against it; an unknown one by name of the fault', async () => {
  const { plan } = await nowMilky();
  const milk = linked();
  const unsafe = app.catalogue.snapshot.meals.find(({ ingredients }) =>
    ingredients.some(({ foodId, replaceable }) => milk.has(foodId) && replaceable === false),
  );
  const target = { kind: 'same_slot', slotIndex: 0 };
  const { body } = await bench.send(plan, 'replace-meal', { mealId: unsafe?.id, target }).expect(422);
  expect(body).toMatchObject({
    code: 'unsafe_meal',
    details: { problems: [{ rule: 'intolerance_key', cause: 'mleko-krowie', value: 64 }] },
  });
  expect(body.error).toMatch(
    /^Posiłek „.*” nie jest odpowiedni dla tego pacjenta\. „.*” to kluczowy składnik/,
  );
  const unknown = await bench.send(plan, 'replace-meal', { mealId: 'm-nobody', target }).expect(422);
  expect(unknown.body).toEqual({ code: 'unknown_meal', error: 'Tego posiłku nie ma w bibliotece.' });
  await bench
    .send(plan, 'replace-meal', { mealId: unsafe?.id, target: { kind: 'same_slot', slotIndex: 7 } })
    .expect(422);
  const safe = app.catalogue.snapshot.meals.find(({ ingredients }) =>
    ingredients.every(({ foodId }) => !milk.has(foodId)),
  );
  await bench
    .send(plan, 'replace-meal', { mealId: safe?.id, target: { kind: 'same_slot', slotIndex: 7 } })
    .expect(404);
  expect((await bench.read(plan)).version).toBe(plan.version);
});
