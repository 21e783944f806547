import { describe, expect, it } from '@jest/globals';
import { generatePlan, type GeneratedPlan, type GenerateInput } from './generator.js';
import type { PlanDay } from './model.js';
import { brokenPairs, checkPlan } from './testing/checker.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';
import { randomInput } from './testing/random-input.js';

const TIME_LIMIT = 60_000;
const catalog = makeLibrary({ seed: 17, meals: 300 });
const base = ordinaryInput({ catalog, patient: { isChild: false, disliked: ['ryby'] }, seed: 42 });

/** A run that somebody stops once so many days are finished, and such a share of the search is done. */
function stopped(input: GenerateInput, days: number, share = 0) {
  let isDue = days === 0;
  return generatePlan(input, {
    report: ({ finishedDays, improved }) => {
      isDue ||= finishedDays >= days && improved >= share;
    },
    shouldStop: () => isDue,
  });
}

function filled(plan: ReturnType<typeof generatePlan>): GeneratedPlan {
  if (!plan.ok) throw new Error(plan.code);
  return plan;
}

/** The same plan with nothing of the days after `last` to be drawn. */
const closedAfter = (days: readonly PlanDay[], last: number): PlanDay[] =>
  days.map((day) =>
    day.day <= last ? day : { ...day, slots: day.slots.map((slot) => ({ ...slot, locked: true })) },
  );

/** What a stop after some days left: the rules hold for the kept days together with those that stayed. */
function expectSound(input: GenerateInput, plan: GeneratedPlan, last: number): void {
  const judged = { ...input, plan: { ...input.plan, planDays: closedAfter(input.plan.planDays, last) } };
  const result = closedAfter(plan.planDays, last);
  expect(checkPlan(judged, result)).toEqual([]);
  const split = plan.report.splitPairs.map(({ type, days }) => `${type} ${[...days].sort().join()}`);
  for (const { type, days } of brokenPairs(judged, result))
    expect(split.some((text) => text.startsWith(type) && days.some((day) => text.includes(`${day}`)))).toBe(
      true,
    );
  const slots = (days: readonly PlanDay[]) => days.slice(last).map((day) => day.slots);
  expect(slots(plan.planDays)).toEqual(slots(input.plan.planDays));
  expect(plan.report.stoppedAfterDays).toBe(last);
}

describe('a stopped generation', () => {
  it('[diets §4] keeps the finished days of an empty plan; the others stay empty', () => {
    for (const days of [1, 5, 6, 13]) {
      const plan = filled(stopped(base, days));
      expectSound(base, plan, days);
      const entries = plan.planDays.map(({ slots }) => slots.filter(({ entry }) => entry !== null).length);
      expect(entries).toEqual(base.plan.planDays.map(({ day }) => (day <= days ? 5 : 0)));
      expect(plan.report).toMatchObject({ filledSlots: days * 5, lockedSlots: 0, emptySlots: [] });
    }
  });

  it('[diets §4] beside the days of an earlier plan breaks no rule, and those days stay to the byte', () => {
    const before = filled(generatePlan({ ...base, seed: 7 })).planDays;
    const again = { ...base, plan: { ...base.plan, planDays: before } };
    for (const days of [1, 2, 5, 6, 9, 13]) expectSound(again, filled(stopped(again, days)), days);
  });

  it('a pair that the stop divides holds the meal of its other day, or is told as divided', () => {
    const before = filled(generatePlan({ ...base, seed: 7 })).planDays;
    const again = { ...base, plan: { ...base.plan, planDays: before } };
    const broken = [1, 2, 3, 4, 5].flatMap((days) => {
      const plan = filled(stopped(again, days));
      const told = plan.report.splitPairs.map(({ type, days: pair }) => `${type} ${pair.join()}`);
      return brokenPairs(again, plan.planDays)
        .map(({ type, days: pair }) => `${type} ${[...pair].sort((a, b) => a - b).join()}`)
        .filter((pair) => !told.includes(pair));
    });
    expect(broken).toEqual([]);
  });

  it(
    'of random plans, empty and full ones, keeps what no rule speaks against',
    () => {
      for (let seed = 1; seed <= 24; seed += 1) {
        const input = randomInput(seed * 7919);
        const { days } = input.plan;
        const last = 1 + (seed % days);
        if (last === days || input.plan.planDays.length < days) continue;
        const empty = filled(stopped(input, last));
        if (empty.report.stoppedAfterDays === last) expectSound(input, empty, last);
        const full = filled(generatePlan({ ...input, seed: 99 })).planDays;
        const again = { ...input, plan: { ...input.plan, planDays: full } };
        const kept = filled(stopped(again, last));
        if (kept.report.stoppedAfterDays === last) expectSound(again, kept, last);
      }
    },
    TIME_LIMIT,
  );

  it('[diets §4] while it looks for something better keeps all days, the best plan so far', () => {
    const whole = filled(generatePlan(base));
    const plan = filled(stopped(base, 14, 0.05));
    expect(checkPlan(base, plan.planDays)).toEqual([]);
    expect(plan.report).toMatchObject({ stoppedAfterDays: 14, filledSlots: 70 });
    expect(plan.report.points).toBeGreaterThanOrEqual(whole.report.points);
    expect(whole.report.stoppedAfterDays).toBeUndefined();
  });

  it('[diets §4] before a day is finished leaves nothing to save', () => {
    expect(stopped(base, 0)).toEqual({ ok: false, code: 'stopped', details: {} });
  });

  it('is the same to the byte when it is stopped at the same place', () => {
    expect(JSON.stringify(stopped(base, 6))).toBe(JSON.stringify(stopped(base, 6)));
  });

  it('[diets §7] says in its log where it was stopped, and which slots were left as they were', () => {
    const { log } = filled(stopped(base, 6));
    expect(log).toMatch(/^STOP after=6$/m);
    expect(log.match(/^DAY (7|8|9|1[0-4]) SLOT \d [a-z_]+ KEPT target=\d+$/gm)).toHaveLength(40);
    expect(filled(generatePlan(base)).log).not.toContain('STOP');
  });
});
