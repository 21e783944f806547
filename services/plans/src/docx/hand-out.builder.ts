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
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import type { EqualFoods } from '../engine-worker/hand-out-operations.js';
import type { AvoidedFoods } from '../patients/plan-patients.service.js';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { handOutFileName } from './file-name.js';
import type {
  HandOut,
  HandOutSettings,
  PrintedDay,
  PrintedFigure,
  PrintedIngredient,
  PrintedMeal,
  PrintedNutrition,
} from '@pora/contracts/plans/hand-out.model';
import { handOutStrings as strings } from './hand-out.strings.js';
import { formatPrintedPercent, formatScaleGrams, formatStage } from './polish-numbers.js';
import { cookedAmount } from '@pora/engine/shopping';
import { formatLongDate } from '@pora/text-pl/dates';
import { formatCount, formatDecimal, formatGrams, formatKcal } from '@pora/text-pl/numbers';
import { plural } from '@pora/text-pl/plural';
import { printableText, safeText } from './safe-text.js';
import { buildPortions, buildRecipes, printedFood, printRecipe } from './hand-out.recipes.js';
import {
  adviceOf,
  avoidedOf,
  bodyFacts,
  dateOfDay,
  diaryOf,
  diaryTextOf,
  periodOf,
  privacyOf,
  shoppingOf,
  substitutesOf,
  visitOf,
} from './hand-out.sections.js';
import { weeksOf } from './hand-out.weeks.js';
import { dishText, missingFoods } from './swapped-foods.js';

/** Who the hand-out is for, who wrote it, and how it is made. */
export interface HandOutSource {
  readonly plan: Plan;
  readonly patient: Patient | null;
  readonly dietitian: { readonly name: string; readonly email: string };
  /** Meals whose energy nobody knows: neither theirs nor what is summed over them is printed (decision 40). */
  readonly uncertain?: readonly SlotPlace[];
  readonly settings: HandOutSettings;
  /** Date of day 1. */
  readonly firstDay?: string | undefined;
  /** The patient's next visit, as the dietitian gave it. */
  readonly nextVisit?: string | undefined;
  readonly nextVisitTime?: string | undefined;
  /** What the record says against foods; undefined without a patient. */
  readonly avoids?: AvoidedFoods | undefined;
  /** Undefined while the catalogue is away. */
  readonly shopping?: Pick<ShoppingLists, 'week1' | 'week2'> | undefined;
  readonly equalFoods?: readonly EqualFoods[] | undefined;
}

type Numbers = HandOut['numbers'];

/** What decides how a meal is printed. */
interface MealPrint {
  readonly numbers: Numbers;
  readonly largePrint: boolean;
  readonly recipesInline: boolean;
}

/** Turns a plan into the text of its hand-out; pure, no layout. */
export function buildHandOut(source: HandOutSource): HandOut {
  const { plan, patient, dietitian, uncertain = [], settings, firstDay } = source;
  const { options } = settings;
  const personal = patient?.personal ?? null;
  const days = plan.planDays.slice().sort((a, b) => a.day - b.day);
  const person = personal ? safeText(`${personal.firstName} ${personal.lastName}`) : '';
  const author = { name: safeText(dietitian.name), email: safeText(dietitian.email) };
  const numbers = numbersOf(options);
  const print = { numbers, largePrint: options.largePrint, recipesInline: options.recipes === 'inline' };
  const portions = print.recipesInline ? [] : buildPortions(days);
  const length = `${days.length}\u00a0${plural(days.length, strings.days)}`;
  return {
    fileName: handOutFileName(plan.stage, personal),
    person,
    planName: safeText(plan.name),
    stage: strings.stage(formatStage(plan.stage)),
    period: firstDay === undefined ? length : `${length} · ${periodOf(days.length, firstDay)}`,
    prepared: strings.prepared(formatLongDate(plan.created)),
    nextVisit: visitOf(source.nextVisit, source.nextVisitTime),
    dietitian: author,
    practice: {
      ...{ name: safeText(options.practiceName), contact: safeText(options.contact) },
      logo: settings.logo,
    },
    layout: options.largePrint ? 'headings' : options.layout,
    recipesAt: options.recipes,
    ...{ numbers, largePrint: options.largePrint, colours: options.colours },
    hours: (days[0]?.slots ?? []).map(({ time, label, type }) => ({ time, label: safeText(label), type })),
    figures: uncertain.length > 0 || numbers === 'none' ? [] : buildFigures(plan, numbers),
    facts: buildFacts(plan, patient, numbers),
    ...buildSections(source, days, { author, person }),
    days: days.map((day) => printDay(day, new Set(slotsOf(day, uncertain)), print, firstDay)),
    recipes: print.recipesInline ? [] : buildRecipes(days, portions),
    portions,
    footer: safeText(options.footer) || strings.onlyFor(person),
  };
}

/** Parts that the practice may leave out. */
function buildSections(
  { patient, settings, firstDay, nextVisit, avoids, shopping, equalFoods = [] }: HandOutSource,
  days: readonly PlanDay[],
  { author, person }: { author: HandOut['dietitian']; person: string },
) {
  const { options } = settings;
  const has = new Set(options.sections);
  const avoided = has.has('avoided') && avoids ? avoidedOf(avoids) : null;
  return {
    advice: has.has('advice') ? adviceOf(settings.advice, options.advice, patient) : [],
    avoided: avoided && Object.values(avoided).some(({ length }) => length > 0) ? avoided : null,
    reading: has.has('reading') ? strings.howToReadPoints : [],
    weeks: has.has('week') ? weeksOf(days, { firstDay, largePrint: options.largePrint, person }) : [],
    substitutes: has.has('substitutes') ? substitutesOf(equalFoods) : [],
    shopping: has.has('shopping') && shopping ? shoppingOf(shopping) : [],
    diary: has.has('notes') ? diaryOf(days, firstDay) : [],
    diaryText: diaryTextOf(nextVisit),
    privacy: privacyOf(
      safeText(options.practiceName),
      safeText(options.contact) || author.email,
      author.name,
    ),
  };
}

function numbersOf({ calories, macros, largePrint }: HandOutSettings['options']): Numbers {
  if (largePrint || !calories) return 'none';
  return macros ? 'all' : 'kcal';
}

function buildFigures(plan: Plan, numbers: Numbers): PrintedFigure[] {
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
  const average = {
    label: strings.average,
    value: formatKcal(summary.averageCalories),
    note: strings.targetOf(formatKcal(plan.caloriesPerDay)),
  };
  if (numbers === 'kcal') return [average];
  return [
    average,
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

function buildFacts(plan: Plan, patient: Patient | null, numbers: Numbers): PrintedFigure[] {
  const facts: PrintedFigure[] = [];
  const hasNumbers = numbers !== 'none';
  if (patient) facts.push({ label: strings.goal, value: GOAL_LABELS[patient.goal.primary] });
  if (patient && hasNumbers) facts.push(...bodyFacts(patient));
  if (plan.tdee && hasNumbers)
    facts.push({ label: strings.needs, value: needsText(plan.tdee, plan.calorieDeficit ?? 0) });
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

function printDay(
  day: PlanDay,
  uncertain: ReadonlySet<number>,
  print: MealPrint,
  firstDay: string | undefined,
): PrintedDay {
  const isKnown = uncertain.size === 0 && print.numbers !== 'none';
  const shares = bandShares(day, uncertain.size > 0);
  return {
    heading: strings.day(day.day),
    date: dateOfDay(day.day, firstDay),
    meals: day.slots.map((slot, slotIndex) => ({
      ...printMeal(slot, !uncertain.has(slotIndex), print),
      share: shares[slotIndex] ?? 0,
    })),
    sum: isKnown ? printNutrition(day.totals) : null,
  };
}

/** How wide each meal stands in the day's band: by its energy, or all alike where that is not known. */
function bandShares({ slots }: PlanDay, isUncertain: boolean): number[] {
  const calories = slots.map(({ entry }) => entry?.calories ?? 0);
  const isKnown = !isUncertain && calories.some((value) => value > 0);
  return energyShares(isKnown ? calories : slots.map(() => 1));
}

function printMeal(slot: PlanSlot, isEnergyKnown: boolean, print: MealPrint): Omit<PrintedMeal, 'share'> {
  const { entry, type } = slot;
  const recipe = entry && print.recipesInline ? printRecipe(entry) : undefined;
  const isPrinted = entry !== null && isEnergyKnown && print.numbers !== 'none';
  return {
    time: slot.time,
    label: safeText(slot.label),
    type,
    name: entry ? dishText(entry) : null,
    without: entry ? missingFoods(entry) : [],
    cooking: entry && entry.servings > 1 ? strings.cooking(entry.servings) : null,
    ingredients: entry ? printIngredients(entry, print.largePrint) : [],
    nutrition: isPrinted ? printNutrition({ calories: entry.calories, ...entry.macros }) : null,
    ...(recipe && { recipe }),
  };
}

function printIngredients(entry: MealEntry, measureAlone: boolean): PrintedIngredient[] {
  if (entry.ingredients.length === 0)
    return entry.foods.map((name) => ({ name: printableText(name), amount: '' }));
  return entry.ingredients.map((item) => printIngredient(cookedAmount(item, entry.servings), measureAlone));
}

function printIngredient(ingredient: PlanIngredient, measureAlone: boolean): PrintedIngredient {
  const food = printedFood(ingredient);
  if (ingredient.grams <= 0) return { ...food, amount: '' };
  const grams = formatScaleGrams(ingredient.grams);
  const measure = kitchenMeasure(ingredient.unitName && safeText(ingredient.unitName), ingredient.unitQty);
  if (measure && measureAlone) return { ...food, amount: measure };
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
