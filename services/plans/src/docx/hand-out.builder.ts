import { kitchenMeasure } from '@pora/engine/text-pl/household-units';
import type {
  MealEntry,
  Nutrition,
  PlanDay,
  PlanIngredient,
  PlanSlot,
} from '@pora/contracts/plans/plan.model';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { handOutFileName } from './file-name.js';
import type {
  HandOut,
  HandOutSettings,
  PrintedDay,
  PrintedIngredient,
  PrintedMeal,
  PrintedNutrition,
} from '@pora/contracts/plans/hand-out.model';
import { handOutStrings as strings } from './hand-out.strings.js';
import { formatScaleGrams, formatStage } from './polish-numbers.js';
import { cookedAmount } from '@pora/engine/shopping';
import { formatCount, formatDecimal } from '@pora/text-pl/numbers';
import { plural } from '@pora/text-pl/plural';
import { contactText, printableText, safeText } from './safe-text.js';
import { buildPortions, buildRecipes, printedFood, printRecipe } from './hand-out.recipes.js';
import { dateOfDay, periodOf } from './hand-out.dates.js';
import { energyShares, factsOf, figuresOf, titleFactsOf } from './hand-out.facts.js';
import {
  adviceOf,
  avoidedOf,
  diaryOf,
  diaryTextOf,
  privacyOf,
  readingOf,
  shoppingOf,
  substitutesOf,
} from './hand-out.sections.js';
import type { HandOutSource } from './hand-out.source.js';
import { weeksOf } from './hand-out.weeks.js';
import { dishText, missingFoods, namedDays } from './swapped-foods.js';

type Numbers = HandOut['numbers'];

/** What decides how a meal is printed. */
interface MealPrint {
  readonly numbers: Numbers;
  readonly largePrint: boolean;
  readonly recipesInline: boolean;
  readonly pictures: HandOutSource['pictures'];
}

/** Turns a plan into the text of its hand-out; pure, no layout. */
export function buildHandOut(source: HandOutSource): HandOut {
  const { plan, patient, dietitian, uncertain = [], settings, firstDay, pictures } = source;
  const { options } = settings;
  const personal = patient?.personal ?? null;
  const days = namedDays(plan.planDays, source.calledAfter).sort((a, b) => a.day - b.day);
  const person = personOf(personal);
  const author = { name: safeText(dietitian.name), email: safeText(dietitian.email) };
  const numbers = numbersOf(options);
  const recipesInline = options.recipes === 'inline';
  const print = { numbers, largePrint: options.largePrint, recipesInline, pictures };
  const portions = recipesInline ? [] : buildPortions(days, pictures);
  const length = `${days.length}\u00a0${plural(days.length, strings.days)}`;
  const period = firstDay === undefined ? '' : periodOf(days.length, firstDay);
  const sections = buildSections(source, days, { author, person });
  const printedDays = days.map((day) => printDay(day, new Set(slotsOf(day, uncertain)), print, firstDay));
  return {
    fileName: handOutFileName(plan.stage, personal),
    person,
    intro: introOf(source),
    planName: safeText(plan.name),
    stage: strings.stage(formatStage(plan.stage)),
    ...{ length, period },
    titleFacts: titleFactsOf(source, { length, period, author }),
    dietitian: author,
    practice: {
      ...{ name: safeText(options.practiceName), contact: contactText(options.contact) },
      logo: settings.logo,
    },
    layout: options.largePrint ? 'headings' : options.layout,
    recipesAt: options.recipes,
    ...{ numbers, largePrint: options.largePrint, colours: options.colours },
    hours: (days[0]?.slots ?? []).map(({ time, label, type }) => ({ time, label: safeText(label), type })),
    figures: uncertain.length > 0 || numbers === 'none' ? [] : figuresOf(plan, numbers),
    facts: factsOf(plan, patient, numbers),
    ...sections,
    reading: options.sections.includes('reading')
      ? readingOf({ options, numbers, days: printedDays, substitutes: sections.substitutes })
      : [],
    days: printedDays,
    recipes: recipesInline ? [] : buildRecipes(days, portions, pictures),
    portions,
    pictureNote: source.pictureNote ?? '',
    footer: safeText(options.footer) || strings.onlyFor(person),
  };
}

const personOf = (personal: Patient['personal'] | null) =>
  personal ? safeText(`${personal.firstName} ${personal.lastName}`) : '';

/** Parts that the practice may leave out. */
function buildSections(
  { patient, settings, firstDay, nextVisit, avoids, shopping, equalFoods = [] }: HandOutSource,
  days: readonly PlanDay[],
  { author, person }: { author: HandOut['dietitian']; person: string },
) {
  const { options } = settings;
  const has = new Set(options.sections);
  const avoided =
    has.has('avoided') && avoids ? avoidedOf({ ...avoids, isChild: patient?.isChild ?? false }) : null;
  return {
    advice: has.has('advice') ? adviceOf(settings.advice, options.advice, patient) : [],
    avoided: avoided && Object.values(avoided).some(({ length }) => length > 0) ? avoided : null,
    weeks: has.has('week') ? weeksOf(days, { firstDay, largePrint: options.largePrint, person }) : [],
    substitutes: has.has('substitutes') ? substitutesOf(equalFoods) : [],
    shopping: has.has('shopping') && shopping ? shoppingOf(shopping, { days, firstDay }) : [],
    diary: has.has('notes') ? diaryOf(days, firstDay) : [],
    diaryText: diaryTextOf(nextVisit, days, firstDay),
    privacy: privacyOf(
      safeText(options.practiceName),
      safeText(options.contact) || author.email,
      author.name,
    ),
  };
}

/** Results and tastes are spoken of only where the record holds some. */
function introOf({ patient, avoids }: HandOutSource): string {
  if (!patient?.personal) return '';
  return avoids?.hasRecords ? strings.intro : strings.introWithoutRecords;
}

function numbersOf({ calories, macros, largePrint }: HandOutSettings['options']): Numbers {
  if (largePrint || !calories) return 'none';
  return macros ? 'all' : 'kcal';
}

const slotsOf = ({ day }: PlanDay, places: readonly SlotPlace[]) =>
  places.flatMap((place) => (place.day === day ? place.slotIndex : []));

function printDay(
  day: PlanDay,
  uncertain: ReadonlySet<number>,
  print: MealPrint,
  firstDay: string | undefined,
): PrintedDay {
  // A day without meals has no sum: a nought would tell the patient to eat nothing.
  const isPlanned = day.slots.some(({ entry }) => entry !== null);
  const isKnown = isPlanned && uncertain.size === 0 && print.numbers !== 'none';
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
  const recipe = entry && print.recipesInline ? printRecipe(entry, print.pictures) : undefined;
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
    return entry.foods.map((name) => ({ name: printableText(name), measure: '', mass: '' }));
  return entry.ingredients.map((item) => printIngredient(cookedAmount(item, entry.servings), measureAlone));
}

function printIngredient(ingredient: PlanIngredient, measureAlone: boolean): PrintedIngredient {
  const food = printedFood(ingredient);
  if (ingredient.grams <= 0) return { ...food, measure: '', mass: '' };
  const measure =
    kitchenMeasure(ingredient.unitName && safeText(ingredient.unitName), ingredient.unitQty) ?? '';
  const isMeasureEnough = measureAlone && measure !== '';
  return { ...food, measure, mass: isMeasureEnough ? '' : formatScaleGrams(ingredient.grams) };
}

function printNutrition({ calories, protein, fat, carbs }: Nutrition): PrintedNutrition {
  return {
    kcal: formatCount(calories),
    protein: formatDecimal(protein),
    fat: formatDecimal(fat),
    carbs: formatDecimal(carbs),
  };
}
