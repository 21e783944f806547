import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, mealAt, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

test('[diets §8] one meal is made safe, or the dietitian learns why not', async () => {
  const plan = await bench.nowMilky({ days: 7 });
  const outcomes = new Set<string>();
  for (const place of bench.milky(plan)) {
    const { day, slotIndex } = place;
    const answer = await bench.substitute(plan, { place: { day, slotIndex }, dryRun: true });
    const failed = [...new Set(answer.failedReplacements.map(({ from }) => from))].join('; ');
    outcomes.add(answer.outcome);
    const swapped = 'Składniki zostały pomyślnie podmienione na bezpieczne zamienniki!';
    const left = `Ryzykowne posiłki, które zostały w planie: ${answer.verdict.dangerous}.`;
    expect(answer.message).toBe(
      {
        success: swapped,
        partial: failed === '' ? `${swapped} ${left}` : `Podmieniono składniki (nie udało się: ${failed})`,
        failed: `Nie znaleziono zamienników dla: ${failed}`,
        nothing_to_do: '',
      }[answer.outcome],
    );
    for (const other of filledSlots(plan)) {
      if (other.day === day && other.slotIndex === slotIndex) continue;
      expect(answer.planDays[other.day - 1]?.slots[other.slotIndex]).toEqual(other.slot);
    }
    expect(answer.outcome === 'success').toBe(failed === '' && answer.verdict.state === 'safe');
    if (failed === '') expect(mealAt(answer, place)).not.toEqual(place.entry);
  }
  // The other risky meals stand: what was made safe is told, the plan is not called safe.
  expect(outcomes).toEqual(new Set(['partial', 'failed']));
  expect((await bench.read(plan)).version).toBe(plan.version);
});

test('[diets §8] a swapped food keeps what it stands for, at the percentage of its substitute', async () => {
  const plan = await bench.nowMilky();
  const answer = await bench.substitute(plan);
  expect(answer.replacements.length).toBeGreaterThan(0);
  const { foods, substitutions } = app.catalogue.snapshot;
  const before = new Map(
    filledSlots(plan).map(({ day, slotIndex, entry }) => [`${day}/${slotIndex}`, entry]),
  );
  let swaps = 0;
  for (const { day, slotIndex, entry } of filledSlots(answer)) {
    const was = before.get(`${day}/${slotIndex}`);
    expect(new Set(entry.baseIngredients.map(({ foodId }) => foodId)).size).toBe(
      entry.baseIngredients.length,
    );
    for (const item of entry.baseIngredients) {
      const { from, alsoFrom = [] } = item.substitution ?? {};
      if (!from) continue;
      // A line holds what it was swapped for, and what the meal held of the food anyway.
      const sources = (was?.baseIngredients ?? []).flatMap((original) => {
        if (original.foodId === item.foodId) return [original.grams];
        const name = foods.find(({ id }) => id === original.foodId)?.name ?? '';
        const listed = substitutions.find(
          (one) => one.foodId === original.foodId && one.substituteFoodId === item.foodId,
        );
        return listed && [from, ...alsoFrom].includes(name)
          ? [(original.grams * listed.percentage) / 100]
          : [];
      });
      expect(sources.length).toBeGreaterThan(0);
      expect(item.grams).toBeCloseTo(
        sources.reduce((sum, grams) => sum + grams, 0),
        1,
      );
      expect(item).toMatchObject({ wasSubstituted: true, substitution: { to: item.foodName } });
      swaps += 1;
    }
  }
  expect(swaps).toBeGreaterThan(0);
  expect((await bench.undo(plan)).planDays).toEqual(plan.planDays);
});

test('[diets §8] a safe plan and meals without linked ingredients get their own message', async () => {
  const plan = await bench.generated({ patientId: bench.patientAvoiding([]) });
  expect(await bench.substitute(plan)).toMatchObject({
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
    expect(await bench.substitute(plan, { place })).toMatchObject({ outcome: 'failed', message });
  }
  const [first, ...rest] = entry.baseIngredients;
  const gone = [{ ...first, foodId: null, foodName: 'Coś z importu' }, ...rest] as typeof entry.ingredients;
  await bench.save(
    plan,
    withSlot(plan.planDays, place, { entry: { ...entry, ingredients: gone, baseIngredients: gone } }),
  );
  for (const body of [{}, { place }]) {
    expect(await bench.substitute(plan, body)).toMatchObject({
      outcome: 'failed',
      message: 'Nie znaleziono zamienników dla: Coś z importu',
      failedReplacements: [
        { code: 'unknown_food', sentence: '„Coś z importu” nie jest połączony z bazą produktów.' },
      ],
    });
  }
});

test('locked slots keep their risky food, and no message calls that safe', async () => {
  const plan = await bench.nowMilky({ mealsPerDay: 3 });
  const locked = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, lockedInAllDays: true })),
  }));
  const saved = await bench.save(plan, locked);
  const count = bench.milky(plan).length;
  const answer = await bench.substitute(plan);
  expect(answer).toMatchObject({ outcome: 'failed', version: saved.version, replacements: [] });
  expect(answer.message).toBe(
    `Ryzykowne posiłki w zablokowanych miejscach: ${count}. Odblokuj je, aby podmienić ich składniki.`,
  );
  const adjusted = await bench.adjust(plan);
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
  const preview = await bench.replace(plan, { mealId: lunch.id, target, dryRun: true });
  expect((await bench.read(plan)).version).toBe(saved.version);
  const answer = await bench.replace(plan, { mealId: lunch.id, target });
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
  const everywhere = await bench.replace(plan, {
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
  const plan = await bench.nowMilky();
  const milk = bench.milkFoods();
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

test('[decisions 31] [decisions 34] what a deleted food declared still keeps it from who is allergic', async () => {
  const before = app.catalogue.snapshot;
  const milk = before.foods.find(({ allergenInfo }) => allergenInfo.allergens.includes('mleko'));
  if (!milk) throw new Error('no milk in the starter base');
  const dessert = { ...milk, id: 990_001, name: 'Deser Bajka' };
  app.catalogue.snapshot = { ...before, revision: 'with-a-dessert', foods: [...before.foods, dessert] };
  try {
    const patientId = bench.patientAvoiding([]);
    const plan = await app.createPlan({ patientId, mealsPerDay: 3 });
    const place = { day: 1, slotIndex: 0 };
    const ingredients = [{ foodId: dessert.id, grams: 100 }];
    const entry = { name: 'Deser', mealId: null, portionPercent: 100, servings: 1, ingredients };
    await app.dietitian.patch(`/api/diet-plans2/${plan.id}/slots`, [{ ...place, entry }]).expect(200);
    app.catalogue.snapshot = { ...before, revision: 'without-the-dessert' };
    bench.nowAvoids(patientId, [], [], { allergies: 'mleko' });
    const { body } = await app.dietitian.get(`/api/diet-plans2/${plan.id}/safety`).expect(200);
    expect(body).toMatchObject({
      state: 'dangerous',
      slots: [
        { ...place, problems: [{ kind: 'allergy', foodName: 'Deser Bajka' }, { kind: 'unknown_food' }] },
      ],
    });
    await app.dietitian.get(`/api/diet-plans2/${plan.id}/export-docx`).expect(409);
  } finally {
    app.catalogue.snapshot = before;
  }
});

test('[decisions 31] a food that was deleted and is known as dangerous stays dangerous and is exchanged by a repair', async () => {
  const bare = app.catalogue.snapshot;
  // As the catalogue tells of foods: with the intolerances they are linked to.
  const full = {
    ...bare,
    revision: `${bare.revision}-linked`,
    foods: bare.foods.map((food) => ({
      ...food,
      intolerances: bare.mappings.flatMap(({ intolerance: key, intoleranceName: name, foodId }) =>
        foodId === food.id ? [{ key, name }] : [],
      ),
    })),
  };
  app.catalogue.snapshot = full;
  const plan = await bench.nowMilky();
  // One food of milk stays, or its item would lead to no food at all and be looked for by its name.
  const [, ...lost] = [...bench.milkFoods()].sort((a, b) => b - a);
  const isThere = ({ foodId }: { readonly foodId: number }) => !lost.includes(foodId);
  const before = bench.milky(plan).length;
  expect(before).toBeGreaterThan(0);
  // As the catalogue deletes: the mappings and the substitutes of a food go with it, and its meals cannot be drawn.
  app.catalogue.snapshot = {
    ...full,
    revision: `${full.revision}-without-milk`,
    foods: full.foods.filter(({ id }) => !lost.includes(id)),
    mappings: full.mappings.filter(isThere),
    substitutions: full.substitutions.filter(isThere),
  };
  try {
    const path = `/api/diet-plans2/${plan.id}`;
    const { body: safety } = await app.dietitian.get(`${path}/safety`).expect(200);
    expect(safety).toMatchObject({ state: 'dangerous', dangerous: before });
    const gone = safety.slots.flatMap(
      (slot: { problems: { kind: string; cause: string }[] }) => slot.problems,
    );
    expect(gone).toContainEqual(expect.objectContaining({ kind: 'intolerance', cause: 'mleko-krowie' }));
    const { body: verdicts } = await app.dietitian.get(`${path}/food-verdicts`).expect(200);
    expect(verdicts.outside.some((food: { foodId: number }) => lost.includes(food.foodId))).toBe(true);
    const swapped = await bench.substitute(plan, { dryRun: true });
    expect(swapped.failedReplacements).toContainEqual(
      expect.objectContaining({ code: 'no_substitute', reason: 'intolerance' }),
    );
    const repaired = await bench.repair(plan);
    expect(repaired.steps.filter(({ action }) => action === 'exchanged').length).toBeGreaterThan(0);
    expect(repaired.verdict).toMatchObject({ dangerous: repaired.failed.length });
  } finally {
    app.catalogue.snapshot = bare;
  }
});
