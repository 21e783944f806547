import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { verdictOfCheck } from '../safety/plan-check.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

test('[diets §4] a plan is adjusted to a new target: portions only, within the ranges, undone as a whole', async () => {
  const plan = await bench.generated({ caloriesPerDay: 2000 });
  const { body } = await app.dietitian
    .patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 1700 })
    .expect(200);
  const { verdict: _check, ...changed } = body;
  const preview = await bench.adjust(plan, { dryRun: true });
  expect(preview).toMatchObject({ dryRun: true, version: changed.version });
  expect(await bench.read(plan)).toEqual(changed);
  const answer = await bench.adjust(plan);
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
  expect(answer.message).toContain('Średnia mieści się w tolerancji celu.');
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
  const plan = await bench.nowMilky();
  const before = bench.milky(plan).length;
  expect(before).toBeGreaterThan(0);
  const answer = await bench.adjust(plan);
  const { report } = answer;
  expect(report.replacedCount).toBe(report.replacements.length);
  expect(report.replacedCount).toBeGreaterThan(0);
  const left = bench.milky(answer).length;
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
  const answer = await bench.adjust(plan);
  const codes = new Map(answer.report.unchanged.map((item) => [`${item.day}/${item.slotIndex}`, item.code]));
  for (const { day, slots } of locked) {
    expect([codes.get(`${day}/0`), codes.get(`${day}/1`)]).toEqual(['locked', 'locked_in_all_days']);
    expect(answer.planDays[day - 1]?.slots.slice(0, 2)).toEqual(slots.slice(0, 2));
  }
  const again = await bench.adjust(plan);
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
  const answer = await bench.adjust(plan);
  expect(answer).toMatchObject({ outcome: 'partial', title: 'Plan częściowo dostosowany' });
  expect(answer.message).toContain('Średnia nadal nie mieści się w tolerancji celu.');
  expect(answer.report.caloriesAfter).toBeLessThan(8500);
  expect(answer.generation?.daysOutsideTolerance).toHaveLength(14);
  const again = await bench.adjust(plan);
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
  const plan = await bench.nowMilky();
  const broken = await bench.save(plan, withSlot(plan.planDays, { day: 2, slotIndex: 0 }, { entry: null }));
  const preview = await bench.repair(plan, { dryRun: true });
  expect((await bench.read(plan)).version).toBe(broken.version);
  const answer = await bench.repair(plan);
  expect(answer).toMatchObject({
    outcome: 'success',
    title: 'Sukces!',
    failed: [],
    planDays: preview.planDays,
    verdict: { state: 'safe', dangerous: 0 },
    version: broken.version + 1,
  });
  expect(bench.milky(answer)).toEqual([]);
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
  const verdict = verdictOfCheck(answer.verdict);
  expect((await bench.read(plan)).generation?.verdict).toEqual(verdict);
  const nothing = await bench.repair(plan);
  expect(nothing).toMatchObject({
    outcome: 'nothing_to_do',
    title: 'Sukces!',
    version: answer.version,
    steps: [],
  });
  expect((await bench.undo(plan)).planDays).toEqual(broken.planDays);
});

test('[diets §4] what stands in locked slots cannot be repaired and is named', async () => {
  const plan = await bench.nowMilky({ mealsPerDay: 3 });
  const locked = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, locked: true })),
  }));
  const saved = await bench.save(plan, locked);
  const answer = await bench.repair(plan);
  expect(answer).toMatchObject({
    outcome: 'failed',
    title: 'Nie udało się naprawić',
    version: saved.version,
  });
  expect(answer.failed).toHaveLength(bench.milky(plan).length);
  for (const { code, sentence } of answer.failed) {
    expect([code, sentence]).toEqual([
      'locked',
      'To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.',
    ]);
  }
  const [first] = bench.milky(plan);
  if (!first) throw new Error('no milk');
  await bench.save(plan, withSlot(locked, first, { locked: false }));
  const half = await bench.repair(plan);
  expect(half).toMatchObject({ outcome: 'partial', title: 'Częściowy sukces' });
  expect(half.verdict.dangerous).toBe(half.failed.length);
});
