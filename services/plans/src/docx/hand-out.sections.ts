import { lowerFirst } from '@pora/engine/dish-name';
import { currentWeight } from '@pora/engine/energy';
import { departmentOf, DEPARTMENTS } from '@pora/engine/shopping/departments';
import { shoppingAmount } from '@pora/engine/shopping/amount-text';
import { kitchenMeasure } from '@pora/engine/text-pl/household-units';
import type {
  HandOut,
  HandOutAdvice,
  HandOutOptions,
  PrintedAvoided,
  PrintedDay,
  PrintedShopping,
  PrintedSubstitute,
  PrintedSubstitutes,
} from '@pora/contracts/plans/hand-out.model';
import { WATER_MARK } from '@pora/contracts/plans/hand-out.vocabulary';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { ShoppingItem, ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import { practiceYear } from '@pora/text-pl/dates';
import { formatNumber } from '@pora/text-pl/number';
import type { EqualFoods } from '../engine-worker/hand-out-operations.js';
import type { AvoidedFoods } from '../patients/plan-patients.service.js';
import { confirmedElsewhere, declaredFoods, type AvoidedWords } from './declared-foods.js';
import { dayMonthRange, dayOfMonth, DAYS_OF_WEEK, isAfterDay, shortDate } from './hand-out.dates.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { formatScaleGrams } from './polish-numbers.js';
import { printableText, safeLines, safeText } from './safe-text.js';

const LITRES_PER_KG = [0.03, 0.035] as const;

/** Points of the chosen texts; the patient's own amount of water stands where a text asks for it. */
export function adviceOf(
  library: readonly HandOutAdvice[],
  chosen: readonly string[],
  patient: Patient | null,
): string[] {
  const weight = patient && !patient.isChild ? currentWeight(patient) : null;
  const [least, most] = LITRES_PER_KG.map((litres) =>
    formatNumber((weight ?? 0) * litres, { minDecimals: 1, maxDecimals: 1 }),
  );
  const water = weight === null ? strings.waterPerKg : strings.water(least ?? '', most ?? '');
  return chosen.flatMap((id) => {
    const text = library.find((each) => each.id === id)?.text ?? '';
    return safeLines(text.replaceAll(WATER_MARK, water));
  });
}

const LARGEST_GREEN = 24;
const LARGEST_BORDERLINE = 29;

/** What the record says against foods: allergies and declared intolerances as written, results by their bands. */
export function avoidedOf(avoids: AvoidedWords): PrintedAvoided {
  const named = (items: AvoidedFoods['intolerances']) =>
    items.map(({ name }) => lowerFirst(printableText(name)));
  const { intolerances, allergies, declaredIntolerances, disliked } = avoids;
  const declared = [
    ...declaredFoods(allergies, 'allergies', avoids),
    ...declaredFoods(declaredIntolerances, 'intolerances', avoids),
    ...confirmedElsewhere(avoids),
  ];
  return {
    excluded: unique([...declared, ...named(intolerances.filter(({ value }) => value > LARGEST_BORDERLINE))]),
    limited: unique(
      named(intolerances.filter(({ value }) => value > LARGEST_GREEN && value <= LARGEST_BORDERLINE)),
    ),
    disliked: unique(declaredFoods(disliked, 'disliked', avoids)),
  };
}

const unique = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '');

/** The lists of both weeks as they are bought. */
export function shoppingOf(
  { week1, week2 }: Pick<ShoppingLists, 'week1' | 'week2'>,
  { days, firstDay }: { readonly days: readonly PlanDay[]; readonly firstDay: string | undefined },
): PrintedShopping[] {
  return [week1, week2].flatMap((items, index) => {
    if (items.length === 0) return [];
    const first = index * DAYS_OF_WEEK + 1;
    const last = Math.max(first, Math.min(days.at(-1)?.day ?? first, first + DAYS_OF_WEEK - 1));
    const about = [strings.shoppingDays(first, last), dayMonthRange(first, last, firstDay)];
    return [
      {
        heading: strings.shoppingWeek(index + 1),
        about: about.filter((part) => part !== '').join(' · '),
        departments: departmentsOf(items),
      },
    ];
  });
}

function departmentsOf(items: readonly ShoppingItem[]): PrintedShopping['departments'] {
  const departments = new Map<string, { name: string; amount: string }[]>();
  for (const item of items) {
    const { bought, beside } = shoppingAmount(item);
    const line = {
      name: printableText(item.name),
      amount: beside === undefined ? bought : `${bought} (${beside})`,
    };
    departments.set(item.department, [...(departments.get(item.department) ?? []), line]);
  }
  return [...departments].map(([name, lines]) => ({ name, items: lines }));
}

interface ReadingSource {
  readonly options: HandOutOptions;
  readonly numbers: HandOut['numbers'];
  readonly days: readonly PrintedDay[];
  readonly substitutes: readonly PrintedSubstitutes[];
}

/** How the plan is read: only of what stands in it. */
export function readingOf({ options, numbers, days, substitutes }: ReadingSource): string[] {
  const { reading } = strings;
  const isSwapped = days.some(({ meals }) =>
    meals.some(({ ingredients }) => ingredients.some(({ insteadOf }) => insteadOf !== undefined)),
  );
  return [
    reading.mass,
    options.largePrint ? reading.measures : `${reading.measures} ${reading.scale}`,
    ...(numbers === 'all' ? [reading.macros] : []),
    reading.days,
    ...(substitutes.length > 0 ? [reading.substitutes] : []),
    ...(isSwapped ? [reading.insteadOf] : []),
    reading.freezing,
  ];
}

/** What may be eaten instead, with the same energy, by department in the order of the shop. */
export function substitutesOf(foods: readonly EqualFoods[]): PrintedSubstitutes[] {
  const found = new Map<string, PrintedSubstitute[]>();
  for (const { food, standIns } of foods) {
    const department = departmentOf(food.foodName, food.foodCategory);
    const measure = kitchenMeasure(food.unitName && safeText(food.unitName), food.unitQty);
    const grams = formatScaleGrams(food.grams);
    const line = {
      name: printableText(food.foodName),
      amount: measure ? `${grams} · ${measure}` : grams,
      standIns: standIns.map(
        (each) => `${lowerFirst(printableText(each.name))} ${formatScaleGrams(each.grams)}`,
      ),
    };
    found.set(department, [...(found.get(department) ?? []), line]);
  }
  return DEPARTMENTS.flatMap((department) => {
    const lines = found.get(department);
    return lines ? [{ department, foods: lines }] : [];
  });
}

/** What to do with the diary; the day of the next visit where it follows the days that are written down. */
export function diaryTextOf(
  nextVisit: string | undefined,
  days: readonly Pick<PlanDay, 'day'>[],
  firstDay: string | undefined,
): string {
  const follows = nextVisit !== undefined && isAfterDay(nextVisit, days.at(-1)?.day ?? 0, firstDay);
  return strings.diaryText(follows ? dayOfMonth(nextVisit) : '');
}

/** The days of the diary: the last week of the plan, when memory is needed for the visit that follows. */
export function diaryOf(days: readonly PlanDay[], firstDay: string | undefined) {
  return days
    .slice(-DAYS_OF_WEEK)
    .map(({ day }) => ({ heading: strings.day(day), date: shortDate(day, firstDay) }));
}

/** Whose data it is and whose plan. */
export function privacyOf(practice: string, contact: string, author: string): string[] {
  const controller = [practice || author, contact].filter((part) => part !== '').join(', ');
  return [strings.privacy(controller), strings.copyright(practiceYear(), author || practice)];
}
