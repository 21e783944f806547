import type { MealEntry, Plan, PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import { aPatient } from './builders.js';
import type { PlansApp } from './plans-app.js';
import { avoiding } from './safety-data.js';

/** Place of a slot: `day` is 1-based, `slotIndex` 0-based. */
export interface Place {
  readonly day: number;
  readonly slotIndex: number;
}

/** A plan under test and the calls a test makes about it. */
export interface StepBench {
  /** Sends a step of a plan, e.g. `adjust` or `slots/regenerate`. */
  send(plan: Pick<Plan, 'id'>, step: string, body?: object): ReturnType<PlansApp['dietitian']['post']>;
  read(plan: Pick<Plan, 'id'>): Promise<Plan>;
  /** Creates a plan of the starter library and generates it. */
  generated(overrides?: Parameters<PlansApp['createPlan']>[0]): Promise<Plan>;
  /** Saves days by hand. */
  save(plan: Pick<Plan, 'id'>, planDays: readonly PlanDay[]): Promise<Plan>;
  undo(plan: Pick<Plan, 'id'>): Promise<Plan>;
  /** Registers a patient who avoids what is given; answers the id. */
  patientAvoiding(...what: Parameters<typeof avoiding>): string;
  /** Changes what a patient avoids. */
  nowAvoids(id: string, ...what: Parameters<typeof avoiding>): void;
}

/** All libraries of the starter catalogue. */
const ALL_SOURCES: Plan['generatorSources'] = ['own', 'AG', 'KB', 'KS'];

/** Calls of the tests of the steps. */
export function stepBench(app: PlansApp): StepBench {
  const path = (plan: Pick<Plan, 'id'>, tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
  const read: StepBench['read'] = async (plan) =>
    (await app.dietitian.get(path(plan)).expect(200)).body as Plan;
  let patients = 0;
  const nowAvoids: StepBench['nowAvoids'] = (id, ...what) =>
    void app.people.set(id, { ...aPatient({ id }), ...avoiding(...what) });
  return {
    send: (plan, step, body = {}) => app.dietitian.post(path(plan, `/${step}`), body),
    read,
    generated: async (overrides = {}) => {
      const plan = await app.createPlan({ generatorSources: ALL_SOURCES, ...overrides });
      await app.dietitian.post(path(plan, '/generate'), {}).expect(200);
      return read(plan);
    },
    save: async (plan, planDays) =>
      (await app.dietitian.patch(path(plan), { planDays }).expect(200)).body as Plan,
    undo: async (plan) => (await app.dietitian.post(path(plan, '/undo')).expect(200)).body as Plan,
    patientAvoiding: (...what) => {
      patients += 1;
      const id = `p-steps-${patients}`;
      nowAvoids(id, ...what);
      return id;
    },
    nowAvoids,
  };
}

/** Days with one slot changed. */
export function withSlot(
  planDays: readonly PlanDay[],
  { day, slotIndex }: Place,
  change: Partial<PlanSlot>,
): PlanDay[] {
  return planDays.map((item) =>
    item.day === day
      ? { ...item, slots: item.slots.map((slot, i) => (i === slotIndex ? { ...slot, ...change } : slot)) }
      : item,
  );
}

/** The meal at a place. @throws Error when it is empty */
export function mealAt({ planDays }: Pick<Plan, 'planDays'>, { day, slotIndex }: Place): MealEntry {
  const entry = planDays.find((item) => item.day === day)?.slots[slotIndex]?.entry;
  if (!entry) throw new Error(`no meal on day ${day}, slot ${slotIndex}`);
  return entry;
}

/** Every filled slot with its place. */
export function filledSlots({ planDays }: Pick<Plan, 'planDays'>) {
  return planDays.flatMap(({ day, slots }) =>
    slots.flatMap((slot, slotIndex) => (slot.entry ? [{ day, slotIndex, slot, entry: slot.entry }] : [])),
  );
}
