import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import { createRandom, type Random } from '@pora/engine/random';
import { checkPlan, type CheckedInput } from '@pora/engine/testing/checker';
import { aPatient } from '../testing/builders.js';
import { verdictOfCheck } from '../safety/plan-check.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { filledSlots, stepBench, type StepBench } from '../testing/step-fixtures.js';
import { testSeed } from '../testing/test-seed.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

const SEED = testSeed();
const ROUNDS = 5;
const NAMES = ['Mleko krowie', 'Jajo kurze', 'Pszenica', 'Orzech włoski', 'Łosoś'];
const DISLIKED = ['pomidory', 'banan', 'papryka', 'cebula', 'ryż'];
type StepName = 'draw' | 'adjust' | 'repair' | 'substitute' | 'replace';
const STEPS: readonly StepName[] = ['draw', 'adjust', 'repair', 'substitute', 'replace'];

interface Round {
  readonly plan: Plan;
  readonly patient: CheckedInput['patient'];
  readonly random: Random;
}

test(`random plans go through every step: no rule is broken that held, the energy is told as it is (seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await randomPlan(random);
    for (const step of STEPS) {
      const before = await bench.read(made.plan);
      const answer = await run(step, { ...made, plan: before });
      if (!answer) continue;
      const saved = await bench.read(made.plan);
      expect({ round, step, days: answer.planDays }).toEqual({ round, step, days: saved.planDays });
      expect({ round, step, summary: summaryOf(saved.planDays) }).toEqual({
        round,
        step,
        summary: answer.planSummary.averageCalories,
      });
      checkLocks(before, saved);
      expect({ round, step, newlyBroken: newlyBroken(made, step, before, saved) }).toEqual({
        round,
        step,
        newlyBroken: [],
      });
      checkVerdict(made, saved, answer.verdict);
      if (saved.version !== before.version) {
        const verdict = verdictOfCheck(answer.verdict);
        expect(saved.generation?.verdict).toEqual(verdict);
        const undone = await bench.undo(made.plan);
        expect(undone.planDays).toEqual(before.planDays);
        await app.dietitian
          .patch(`/api/diet-plans2/${made.plan.id}`, { planDays: saved.planDays })
          .expect(200);
      }
    }
  }
}, 180_000);

async function randomPlan(random: Random): Promise<Round> {
  const patientId = bench.patientAvoiding([]);
  const isChild = random.below(4) === 0;
  app.people.set(patientId, { ...aPatient({ id: patientId, isChild }), ...avoiding([]) });
  const days = random.below(3) === 0 ? 1 + random.below(14) : 14;
  const plan = await bench.generated({
    patientId,
    days,
    mealsPerDay: 3 + random.below(4),
    caloriesPerDay: 1400 + random.below(1200),
  });
  const intolerances = NAMES.filter(() => random.below(3) === 0).map((name) => ({
    name,
    value: random.below(90),
  }));
  const disliked = DISLIKED.filter(() => random.below(4) === 0);
  app.people.set(patientId, { ...aPatient({ id: patientId, isChild }), ...avoiding(intolerances, disliked) });
  const damaged = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => damage(slot, random)),
  }));
  const caloriesPerDay = 1400 + random.below(1200);
  const { body } = await app.dietitian
    .patch(`/api/diet-plans2/${plan.id}`, { planDays: damaged, caloriesPerDay })
    .expect(200);
  return { plan: body as Plan, patient: { isChild, intolerances, disliked }, random };
}

function damage(slot: PlanDay['slots'][number], random: Random): PlanDay['slots'][number] {
  const dice = random.below(20);
  if (dice === 0) return { ...slot, entry: null };
  if (dice === 1) return { ...slot, locked: true };
  return dice === 2 ? { ...slot, lockedInAllDays: true } : slot;
}

/** Runs a step; undefined where it is refused with a reason. */
async function run(step: StepName, { plan, random }: Round) {
  switch (step) {
    case 'draw': {
      const place = { day: 1 + random.below(plan.days), slotIndex: random.below(plan.mealsPerDay) };
      const { status, body } = await bench.send(plan, 'slots/regenerate', place);
      if (status === 422) return undefined;
      expect(status).toBe(200);
      return { ...body, verdict: body.validation };
    }
    case 'replace': {
      const meals = app.catalogue.snapshot.meals;
      const mealId = meals[random.below(meals.length)]?.id;
      const target = { kind: 'same_slot', slotIndex: random.below(plan.mealsPerDay) };
      const { status, body } = await bench.send(plan, 'replace-meal', { mealId, target });
      if (status === 422) expect(body.code).toBe('unsafe_meal');
      return status === 200 ? body : undefined;
    }
    case 'adjust': {
      const answer = await bench.adjust(plan);
      const { caloriesAfter, targetCalories, failedReplacements } = answer.report;
      const { planAverageTolerancePercent } = app.catalogue.snapshot.ruleConfig.calorieBudget;
      const isReached =
        Math.abs(caloriesAfter - targetCalories) <= (targetCalories * planAverageTolerancePercent) / 100;
      // A result at the border asks for attention; nothing is called done then.
      const isDone = isReached && failedReplacements.length === 0 && answer.verdict.state === 'safe';
      expect(['success', 'nothing_to_do'].includes(answer.outcome)).toBe(isDone);
      return answer;
    }
    case 'repair': {
      const answer = await bench.repair(plan);
      // What the repair could not do is exactly what is left: risky meals and empty places.
      const empty = answer.planDays
        .flatMap(({ slots }) => slots)
        .filter(({ entry, locked, lockedInAllDays }) => !entry && !locked && !lockedInAllDays);
      expect(answer.failed).toHaveLength(answer.verdict.dangerous + empty.length);
      return answer;
    }
    case 'substitute':
      return bench.substitute(plan);
  }
}

/** Energy of the average day, reckoned from the plates. */
function summaryOf(planDays: readonly PlanDay[]): number {
  const sums = planDays.flatMap(({ slots }) => {
    const kcal = slots.flatMap(({ entry }) => (entry ? [entry.calories] : []));
    return kcal.length > 0 ? [kcal.reduce((sum, value) => sum + value, 0)] : [];
  });
  return sums.length > 0 ? Math.round(sums.reduce((sum, value) => sum + value, 0) / sums.length) : 0;
}

function checkLocks(before: Plan, after: Plan): void {
  for (const { day, slots } of before.planDays) {
    for (const [i, slot] of slots.entries()) {
      if (slot.locked || slot.lockedInAllDays) expect(after.planDays[day - 1]?.slots[i]).toEqual(slot);
    }
  }
}

/** Rules 11 to 16 speak about repeats, which a person's replacement may pass over. */
const REPEATS = new Set([3, 4, 5, 11, 12, 13, 14, 16]);

/** Sentences of the independent checker that were not true before the step. */
function newlyBroken({ patient }: Round, step: StepName, before: Plan, after: Plan): string[] {
  const { snapshot } = app.catalogue;
  const check = (plan: Plan) =>
    checkPlan({ plan: before, patient, catalog: snapshot, config: snapshot.ruleConfig }, plan.planDays);
  const known = new Set(check(before).map(({ rule, text }) => `${rule} ${text}`));
  return check(after)
    .filter(({ rule }) => step !== 'replace' || !REPEATS.has(rule))
    .map(({ rule, text }) => `${rule} ${text}`)
    .filter((line) => !known.has(line));
}

/** The verdict counts the meals an independent look finds. */
function checkVerdict({ patient }: Round, saved: Plan, verdict: { dangerous: number; meals: number }): void {
  const { snapshot } = app.catalogue;
  const input = { plan: saved, patient, catalog: snapshot, config: snapshot.ruleConfig };
  const open = saved.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, locked: false, lockedInAllDays: false })),
  }));
  const risky = checkPlan({ ...input, plan: { ...saved, planDays: open } }, open)
    .filter(({ rule }) => rule === 6 || rule === 7)
    .map(({ text }) => text.split(':')[0]);
  expect(verdict).toMatchObject({ dangerous: new Set(risky).size, meals: filledSlots(saved).length });
}
