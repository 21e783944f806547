import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type MealEntry, type Plan, type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem, type SafetyState } from '@pora/contracts/plans/plan-safety.model';
import { type PreviewBody } from '@pora/contracts/plans/plan-steps.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { type FakeApi, fakeApi, type FakeCall } from '@pora/kit/testing';

/** A food of 100 kcal in 100 g. */
export function makeFood(id: number, name: string, change: Partial<Food> = {}): Food {
  return {
    ...{
      id,
      name,
      category: 'Warzywa',
      per: '100g',
      carbs: 10,
      fat: 5,
      protein: 4,
      calories: 100,
      units: [],
    },
    allergenInfo: { allergens: [], confidence: 'pewny', note: '', verifiedAt: null },
    ...{ version: 1, updatedAt: '2026-11-01T08:00:00.000Z' },
    ...change,
  };
}

/** What the check finds in a meal of these foods. */
interface Check {
  safety?: SafetyState;
  problems?: readonly SafetyProblem[];
}

/** A server that computes 1 kcal for every gram and lets amounts follow the portion, as the real one does. */
export function serveMealEdit(
  plan: Plan,
  foods: readonly Food[],
  checkOf: (ids: number[]) => Check = () => ({}),
) {
  const api: FakeApi = fakeApi();
  api.on(mealRoutes.list, { items: [], nextStartKey: null });
  api.on(foodRoutes.byIds, ({ query }: FakeCall<typeof foodRoutes.byIds>) => {
    const ids = String(query?.ids).split(',').map(Number);
    return { items: foods.filter(({ id }) => ids.includes(id)) };
  });
  api.on(foodRoutes.search, ({ query }: FakeCall<typeof foodRoutes.search>) => {
    const q = String(query?.q).toLowerCase();
    return { items: foods.filter(({ name }) => name.toLowerCase().includes(q)) };
  });
  api.on(planAlternativeRoutes.foodVerdicts, {
    ...{ hasPatient: true, hasRecords: true, best: 'safe', foods: [], outside: [], missing: [] },
    ...{ unmapped: [], notUnderstood: [], checkedAt: '2026-11-20T10:00:00.000Z' },
  });
  api.on(planStepRoutes.previewSlot, ({ body }: FakeCall<typeof planStepRoutes.previewSlot>) =>
    previewOf(plan, body as PreviewBody, checkOf),
  );
  return api;
}

function previewOf(
  plan: Plan,
  { day = 1, slotIndex = 0, entry }: PreviewBody,
  checkOf: (ids: number[]) => Check,
) {
  const slot = plan.planDays[day - 1]!.slots[slotIndex]!;
  const sent = entry!;
  const stored = slot.entry;
  const isStored = sent.ingredients.every((item, at) => item.grams === stored?.ingredients[at]?.grams);
  const factor = stored && isStored ? sent.portionPercent / stored.portionPercent : 1;
  const ingredients = sent.ingredients.map((item): PlanIngredient => {
    const grams = item.grams * factor;
    return { ...item, grams, nutrition: { calories: Math.round(grams), carbs: 1, fat: 1, protein: 1 } };
  });
  const calories = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const made = {
    ...stored,
    ...sent,
    ingredients,
    calories,
    macros: { carbs: 12.5, fat: 3, protein: 7 },
  } as MealEntry;
  const check = {
    ...{ safety: 'safe', problems: [], missing: [], unmapped: [], notUnderstood: [] },
    ...checkOf(ingredients.map(({ foodId }) => foodId ?? 0)),
  };
  const shown = {
    ...check,
    slot: { ...slot, entry: made },
    ...{ typeMatches: true, acceptedTypes: [], sentence: '' },
  };
  const totals = { calories: calories + 1000, carbs: 0, fat: 0, protein: 0 };
  const range = { min: 50, max: 150, narrowedBy: 'rules', sentence: RANGE_SENTENCE };
  const target = { day, slotIndex, portionRange: range, isPortionInRange: true };
  return {
    ...shown,
    targets: [{ ...shown, ...target, dayTotals: { before: totals, after: totals } }],
    ...{ emptied: [], days: [] },
  };
}

/** Said of the portions of every slot. */
const RANGE_SENTENCE =
  'Porcja musi mieścić się w zakresie 50–150\u00a0% – tak mówi konfiguracja reguł dla tego rodzaju posiłku.';
