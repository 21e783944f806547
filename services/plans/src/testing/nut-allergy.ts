import type { MealEntry, Plan } from '@pora/contracts/plans/plan.model';
import type { PlansApp } from './plans-app.js';
import { filledSlots, mealAt, type Place, type StepBench } from './step-fixtures.js';

/** What the survey says of a patient who must not eat walnuts. */
export const NUT_ALLERGY = { allergies: 'orzechy włoskie' };

/** Why somebody serves walnuts all the same. */
export const NUT_REASON = 'Rodzice potwierdzili, że orzechy włoskie toleruje';

/** Where {@link NutBench.plan} has its walnuts. */
export const BREAKFAST: Place = { day: 1, slotIndex: 0 };

/** Plans with walnuts, and patients who learn of their allergy. */
export interface NutBench {
  readonly nuts: { readonly id: number; readonly name: string };
  withNuts(entry: MealEntry): MealEntry;
  /** Places of a plan that hold walnuts. */
  nutty(plan: Pick<Plan, 'planDays'>): Place[];
  nowAllergic(plan: Pick<Plan, 'patientId'>): void;
  /** A plan with walnuts in its first breakfast alone, made before anybody knew of the allergy. */
  plan(overrides?: Parameters<StepBench['generated']>[0]): Promise<Plan>;
}

/** @throws Error when the starter base has no walnuts */
export function nutBench(app: PlansApp, bench: StepBench): NutBench {
  const nuts = app.catalogue.snapshot.foods.find(({ name }) => /orzechy włoskie/i.test(name));
  if (!nuts) throw new Error('no walnuts in the starter base');
  const withNuts: NutBench['withNuts'] = (entry) => ({
    ...entry,
    ingredients: [
      ...entry.ingredients,
      { foodId: nuts.id, grams: 20, foodName: nuts.name, foodCategory: '' },
    ],
  });
  return {
    ...{ nuts, withNuts },
    nutty: ({ planDays }) =>
      filledSlots({ planDays })
        .filter(({ entry }) => entry.ingredients.some(({ foodId }) => foodId === nuts.id))
        .map(({ day, slotIndex }) => ({ day, slotIndex })),
    nowAllergic: ({ patientId }) => bench.nowAvoids(String(patientId), [], [], NUT_ALLERGY),
    plan: async (overrides = {}) => {
      // Generated for an allergic patient, so that no other meal has walnuts.
      const patientId = bench.patientAvoiding([], [], NUT_ALLERGY);
      const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 7, ...overrides });
      bench.nowAvoids(patientId, []);
      const entry = withNuts(mealAt(plan, BREAKFAST));
      await app.dietitian.patch(`/api/diet-plans2/${plan.id}/slots`, [{ ...BREAKFAST, entry }]).expect(200);
      return bench.read(plan);
    },
  };
}
