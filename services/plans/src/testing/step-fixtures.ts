import type { MealEntry, Plan, PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { RouteAnswer } from '@pora/contracts';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
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
  /** A generated plan whose patient has become intolerant to milk since. */
  nowMilky(overrides?: Parameters<PlansApp['createPlan']>[0]): Promise<Plan>;
  /** Foods milk intolerance speaks against, by link or allergen; butter counts as a condiment, which the rules tolerate. */
  milkFoods(): ReadonlySet<number>;
  /** Filled slots whose plate holds milk. */
  milky(plan: Pick<Plan, 'planDays'>): FilledSlot[];
  /** Steps that are expected to succeed, with their answers checked against the contract. */
  draw(plan: Pick<Plan, 'id'>, body: object): Promise<Answer<'regenerateSlot'>>;
  recalculate(plan: Pick<Plan, 'id'>, body: object): Promise<Answer<'recalculateSlot'>>;
  adjust(plan: Pick<Plan, 'id'>, body?: object): Promise<Answer<'adjust'>>;
  repair(plan: Pick<Plan, 'id'>, body?: object): Promise<Answer<'autoRepair'>>;
  substitute(plan: Pick<Plan, 'id'>, body?: object): Promise<Answer<'substitute'>>;
  replace(plan: Pick<Plan, 'id'>, body: object): Promise<Answer<'replaceMeal'>>;
}

type Answer<Name extends keyof typeof planStepRoutes> = RouteAnswer<(typeof planStepRoutes)[Name]>;

/** A slot that holds a meal, with its place. */
export interface FilledSlot extends Place {
  readonly slot: PlanSlot;
  readonly entry: MealEntry;
}

/** All libraries of the starter catalogue. */
const ALL_SOURCES: Plan['generatorSources'] = ['own', 'AG', 'KB', 'KS'];

/** Calls of the tests of the steps. */
export function stepBench(app: PlansApp): StepBench {
  const path = (plan: Pick<Plan, 'id'>, tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
  const send: StepBench['send'] = (plan, step, body = {}) => app.dietitian.post(path(plan, `/${step}`), body);
  const read: StepBench['read'] = async (plan) =>
    (await app.dietitian.get(path(plan)).expect(200)).body as Plan;
  const generated: StepBench['generated'] = async (overrides = {}) => {
    const plan = await app.createPlan({ generatorSources: ALL_SOURCES, ...overrides });
    await send(plan, 'generate').expect(200);
    return read(plan);
  };
  const step =
    <Name extends keyof typeof planStepRoutes>(name: Name, tail: string) =>
    async (plan: Pick<Plan, 'id'>, body: object = {}) => {
      const answer = await send(plan, tail, body).expect(200);
      return planStepRoutes[name].answer.parse(answer.body) as Answer<Name>;
    };
  return {
    ...{ send, read, generated, ...patientsOf(app, generated), ...milkIn(app) },
    save: async (plan, planDays) =>
      (await app.dietitian.patch(path(plan), { planDays }).expect(200)).body as Plan,
    undo: async (plan) => {
      const { patientId } = await read(plan);
      const patient = app.people.get(patientId ?? '');
      // What is forbidden by now is asked about before it comes back, which has specs of its own: these are about the step.
      if (patient) app.people.set(patient.id, { ...patient, ...avoiding([]) });
      const { body } = await send(plan, 'undo').expect(200);
      if (patient) app.people.set(patient.id, patient);
      return body as Plan;
    },
    draw: step('regenerateSlot', 'slots/regenerate'),
    recalculate: step('recalculateSlot', 'slots/recalculate'),
    adjust: step('adjust', 'adjust'),
    repair: step('autoRepair', 'auto-repair'),
    substitute: step('substitute', 'substitute'),
    replace: step('replaceMeal', 'replace-meal'),
  };
}

function patientsOf(
  app: PlansApp,
  generated: StepBench['generated'],
): Pick<StepBench, 'patientAvoiding' | 'nowAvoids' | 'nowMilky'> {
  let patients = 0;
  const nowAvoids: StepBench['nowAvoids'] = (id, ...what) =>
    void app.people.set(id, { ...aPatient({ id }), ...avoiding(...what) });
  const patientAvoiding: StepBench['patientAvoiding'] = (...what) => {
    patients += 1;
    const id = `p-steps-${patients}`;
    nowAvoids(id, ...what);
    return id;
  };
  const nowMilky: StepBench['nowMilky'] = async (overrides = {}) => {
    const patientId = patientAvoiding([]);
    const plan = await generated({ patientId, ...overrides });
    nowAvoids(patientId, [{ name: 'Mleko krowie', value: 64 }]);
    return plan;
  };
  return { patientAvoiding, nowAvoids, nowMilky };
}

function milkIn(app: PlansApp): Pick<StepBench, 'milkFoods' | 'milky'> {
  const milkFoods = () => {
    const { mappings, foods, ruleConfig } = app.catalogue.snapshot;
    const tolerated = new Set(
      foods.flatMap(({ id, category }) =>
        ruleConfig.ingredientToleranceCategories.includes(category) ? [id] : [],
      ),
    );
    const linkedTo = (key: string) =>
      mappings.flatMap(({ intolerance, foodId }) => (intolerance === key ? [foodId] : []));
    const [linked, goat] = [linkedTo('mleko-krowie'), new Set(linkedTo('mleko-kozie'))];
    const declared = foods.flatMap(({ id, allergenInfo: { allergens, confidence } }) =>
      allergens.includes('mleko') && confidence !== 'niepewny' && !goat.has(id) ? [id] : [],
    );
    return new Set([...linked, ...declared].filter((id) => !tolerated.has(id)));
  };
  const milky: StepBench['milky'] = (plan) => {
    const milk = milkFoods();
    return filledSlots(plan).filter(({ entry }) =>
      entry.ingredients.some(({ foodId }) => milk.has(foodId ?? 0)),
    );
  };
  return { milkFoods, milky };
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
export function filledSlots({ planDays }: Pick<Plan, 'planDays'>): FilledSlot[] {
  return planDays.flatMap(({ day, slots }) =>
    slots.flatMap((slot, slotIndex) => (slot.entry ? [{ day, slotIndex, slot, entry: slot.entry }] : [])),
  );
}
