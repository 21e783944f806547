import { GOAL_LABELS, type Patient } from '@pora/contracts/patients/patient.model';
import { KCAL_PER_GRAM } from '@pora/engine/nutrition';
import { kitchenMeasure } from '@pora/engine/text-pl/household-units';
import type {
  MealEntry,
  Nutrition,
  Plan,
  PlanDay,
  PlanIngredient,
  PlanSlot,
} from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { handOutFileName } from './file-name.js';
import type {
  HandOut,
  PrintedDay,
  PrintedFigure,
  PrintedIngredient,
  PrintedMeal,
  PrintedNutrition,
} from './hand-out.model.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { formatPrintedPercent, formatScaleGrams, formatStage } from './polish-numbers.js';
import { cookedAmount } from '@pora/engine/shopping';
import { formatLongDate } from '@pora/text-pl/dates';
import { formatCount, formatDecimal, formatGrams, formatKcal } from '@pora/text-pl/numbers';
import { plural } from '@pora/text-pl/plural';
import { printableText, safeText } from './safe-text.js';
import { buildRecipes } from './hand-out.recipes.js';
import { dishText, missingFoods, swappedFoods } from './swapped-foods.js';

/** Who the hand-out is for and who wrote it. */
export interface HandOutSource {
  readonly plan: Plan;
  readonly patient: Patient | null;
  readonly dietitian: { readonly name: string; readonly email: string };
  /** Meals whose energy nobody knows: neither theirs nor what is summed over them is printed (decision 40). */
  readonly uncertain?: readonly SlotPlace[];
}

/** Turns a plan into the text of its hand-out; pure, no layout. */
export function buildHandOut({ plan, patient, dietitian, uncertain = [] }: HandOutSource): HandOut {
  const personal = patient?.personal ?? null;
  const days = plan.planDays.slice().sort((a, b) => a.day - b.day);
  return {
    fileName: handOutFileName(plan.stage, personal),
    person: personal ? safeText(`${personal.firstName} ${personal.lastName}`) : '',
    planName: safeText(plan.name),
    stage: strings.stage(formatStage(plan.stage)),
    period: `${days.length}\u00a0${plural(days.length, strings.days)}`,
    prepared: strings.prepared(formatLongDate(plan.created)),
    dietitian: { name: safeText(dietitian.name), email: safeText(dietitian.email) },
    figures: uncertain.length > 0 ? [] : buildFigures(plan),
    facts: buildFacts(plan, patient),
    days: days.map((day) => printDay(day, new Set(slotsOf(day, uncertain)))),
    recipes: buildRecipes(days),
  };
}

function buildFigures(plan: Plan): PrintedFigure[] {
  const summary = plan.planSummary;
  if (!summary) return [];
  const { protein, fat, carbs } = summary.averageMacros;
  const [proteinShare = 0, fatShare = 0, carbsShare = 0] = energyShares([
    protein * KCAL_PER_GRAM.protein,
    fat * KCAL_PER_GRAM.fat,
    carbs * KCAL_PER_GRAM.carbs,
  ]);
  const macro = (label: string, grams: number, share: number) => ({
    label,
    value: formatGrams(grams, 1),
    note: strings.ofEnergy(formatPrintedPercent(share)),
  });
  return [
    {
      label: strings.average,
      value: formatKcal(summary.averageCalories),
      note: strings.targetOf(formatKcal(plan.caloriesPerDay)),
    },
    macro(strings.protein, protein, proteinShare),
    macro(strings.fat, fat, fatShare),
    macro(strings.carbs, carbs, carbsShare),
  ];
}

/** Whole percents that add up to 100: what is left over goes to the largest remainders. */
export function energyShares(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / total) * 100);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

function buildFacts(plan: Plan, patient: Patient | null): PrintedFigure[] {
  const facts: PrintedFigure[] = [];
  if (patient) facts.push({ label: strings.goal, value: GOAL_LABELS[patient.goal.primary] });
  if (plan.tdee) facts.push({ label: strings.needs, value: needsText(plan.tdee, plan.calorieDeficit ?? 0) });
  const firstDay = plan.planDays[0];
  facts.push({
    label: strings.mealsPerDay,
    value: strings.mealsCount(plan.mealsPerDay, plural(plan.mealsPerDay, strings.mealNoun)),
    note: (firstDay?.slots ?? [])
      .map(({ time, label }) => `${time}\u00a0${nbsp(safeText(label))}`)
      .join(' · '),
  });
  return facts;
}

function needsText(tdee: number, deficit: number): string {
  if (deficit > 0) return strings.needsWithDeficit(formatKcal(tdee), formatKcal(deficit));
  if (deficit < 0) return strings.needsWithSurplus(formatKcal(tdee), formatKcal(-deficit));
  return strings.needsOnly(formatKcal(tdee));
}

const slotsOf = ({ day }: PlanDay, places: readonly SlotPlace[]) =>
  places.flatMap((place) => (place.day === day ? place.slotIndex : []));

function printDay(day: PlanDay, uncertain: ReadonlySet<number>): PrintedDay {
  return {
    heading: strings.day(day.day),
    meals: day.slots.map((slot, slotIndex) => printMeal(slot, !uncertain.has(slotIndex))),
    sum: uncertain.size === 0 ? printNutrition(day.totals) : null,
  };
}

function printMeal(slot: PlanSlot, isEnergyKnown: boolean): PrintedMeal {
  const { entry } = slot;
  return {
    time: slot.time,
    label: safeText(slot.label),
    name: entry ? dishText(entry) : null,
    without: entry ? missingFoods(entry) : [],
    cooking: entry && entry.servings > 1 ? strings.cooking(entry.servings) : null,
    ingredients: entry ? printIngredients(entry) : [],
    nutrition: entry && isEnergyKnown ? printNutrition({ calories: entry.calories, ...entry.macros }) : null,
  };
}

function printIngredients(entry: MealEntry): PrintedIngredient[] {
  if (entry.ingredients.length === 0)
    return entry.foods.map((name) => ({ name: printableText(name), amount: '' }));
  return entry.ingredients.map((item) => printIngredient(cookedAmount(item, entry.servings)));
}

function printIngredient(ingredient: PlanIngredient): PrintedIngredient {
  const insteadOf = swappedFoods(ingredient).join('; ');
  const name = printableText(ingredient.foodName) || printableText(ingredient.sourceText ?? '');
  const food = { name, ...(insteadOf !== '' && { insteadOf }) };
  if (ingredient.grams <= 0) return { ...food, amount: '' };
  const grams = formatScaleGrams(ingredient.grams);
  const measure = kitchenMeasure(ingredient.unitName && safeText(ingredient.unitName), ingredient.unitQty);
  return { ...food, amount: measure ? `${measure} (${grams})` : grams };
}

function printNutrition({ calories, protein, fat, carbs }: Nutrition): PrintedNutrition {
  return {
    kcal: formatCount(calories),
    protein: formatDecimal(protein),
    fat: formatDecimal(fat),
    carbs: formatDecimal(carbs),
  };
}

const nbsp = (value: string) => value.replaceAll(' ', '\u00a0');
