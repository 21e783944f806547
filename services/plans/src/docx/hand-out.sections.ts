import { bodyMassIndex, currentWeight, patientEnergy } from '@pora/engine/energy';
import { departmentOf, DEPARTMENTS } from '@pora/engine/shopping/departments';
import { shoppingAmount } from '@pora/engine/shopping/amount-text';
import { isDenial } from '@pora/engine/text-pl/avoidance-entry';
import { kitchenMeasure } from '@pora/engine/text-pl/household-units';
import type {
  HandOutAdvice,
  PrintedAvoided,
  PrintedFigure,
  PrintedShopping,
  PrintedSubstitute,
  PrintedSubstitutes,
} from '@pora/contracts/plans/hand-out.model';
import { WATER_MARK } from '@pora/contracts/plans/hand-out.vocabulary';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { ShoppingItem, ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import { formatDate, practiceYear } from '@pora/text-pl/dates';
import { formatDecimal, formatKcal, formatKg } from '@pora/text-pl/numbers';
import { formatNumber } from '@pora/text-pl/number';
import type { EqualFoods } from '../engine-worker/hand-out-operations.js';
import type { AvoidedFoods } from '../patients/plan-patients.service.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { formatScaleGrams } from './polish-numbers.js';
import { printableText, safeLines, safeText } from './safe-text.js';
import { lowerFirst } from './swapped-foods.js';

const DAYS_OF_WEEK = 7;

/** A date so many days after the first one, `yyyy-MM-dd`. */
function dateAfter(firstDay: string, days: number): string {
  const date = new Date(`${firstDay}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const longDay = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** "poniedziałek, 23 listopada" of a day of the plan; empty without a first day. */
export function dateOfDay(day: number, firstDay: string | undefined): string {
  return firstDay === undefined ? '' : longDay.format(new Date(`${dateAfter(firstDay, day - 1)}T12:00:00Z`));
}

/** "23 listopada – 29 listopada" of days of the plan; empty without a first day. */
export function dayMonthRange(first: number, last: number, firstDay: string | undefined): string {
  if (firstDay === undefined) return '';
  return [...new Set([first, last])]
    .map((day) => dayAndMonth.format(new Date(`${dateAfter(firstDay, day - 1)}T12:00:00Z`)))
    .join(' – ');
}

/** "23.11.2026–6.12.2026" of a plan of so many days. */
export function periodOf(days: number, firstDay: string): string {
  return `${formatDate(firstDay)}–${formatDate(dateAfter(firstDay, Math.max(0, days - 1)))}`;
}

/** Body mass, PPM and CPM of the patient as they are today; what is not known is left out. */
export function bodyFacts(patient: Patient): PrintedFigure[] {
  const facts: PrintedFigure[] = [];
  const weight = currentWeight(patient);
  if (weight !== null) {
    const bmi = bodyMassIndex(weight, patient.anthropometrics.heightCm);
    facts.push({
      label: strings.bodyMass,
      value: formatKg(weight),
      // Of a child the adult index says nothing.
      ...(bmi !== null && !patient.isChild && { note: strings.bmi(formatDecimal(bmi)) }),
    });
  }
  const energy = patientEnergy(patient, practiceYear());
  if (energy.ok) facts.push({ label: strings.basal, value: formatKcal(energy.bmr), note: strings.basalNote });
  return facts;
}

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
export function avoidedOf(avoids: AvoidedFoods): PrintedAvoided {
  const named = (items: AvoidedFoods['intolerances']) =>
    items.map(({ name }) => lowerFirst(printableText(name)));
  const declared = [...avoids.allergies, ...avoids.declaredIntolerances]
    .flatMap((answer) => answer.split(/[\n;]/))
    .filter((answer) => answer.trim() !== '' && !isDenial(answer.trim()))
    .map((answer) => lowerFirst(printableText(answer)));
  const { intolerances, disliked } = avoids;
  return {
    excluded: unique([...declared, ...named(intolerances.filter(({ value }) => value > LARGEST_BORDERLINE))]),
    limited: unique(
      named(intolerances.filter(({ value }) => value > LARGEST_GREEN && value <= LARGEST_BORDERLINE)),
    ),
    disliked: unique(disliked.map((food) => lowerFirst(printableText(food)))),
  };
}

const unique = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '');

const shortDay = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: '2-digit',
});

/** "pon., 23.11" of a day of the plan; empty without a first day. */
export function shortDate(day: number, firstDay: string | undefined): string {
  return firstDay === undefined ? '' : shortDay.format(new Date(`${dateAfter(firstDay, day - 1)}T12:00:00Z`));
}

/** The lists of both weeks as they are bought. */
export function shoppingOf({ week1, week2 }: Pick<ShoppingLists, 'week1' | 'week2'>): PrintedShopping[] {
  return [week1, week2].flatMap((items, index) =>
    items.length > 0 ? [{ heading: strings.shoppingWeek(index + 1), departments: departmentsOf(items) }] : [],
  );
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

/** "poniedziałek, 07.12.2026, godz. 17:30"; empty without a date: nothing is invented. */
export function visitOf(date: string | undefined, time: string | undefined): string {
  if (date === undefined) return '';
  const weekday = weekdayName.format(new Date(`${date}T12:00:00Z`));
  return strings.visit(`${weekday}, ${formatDate(date)}`, time);
}

/** What to do with the diary; the day of the next visit where it is known. */
export function diaryTextOf(nextVisit: string | undefined): string {
  return strings.diaryText(
    nextVisit === undefined ? '' : dayAndMonth.format(new Date(`${nextVisit}T12:00:00Z`)),
  );
}

const weekdayName = new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', day: 'numeric', month: 'long' });

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
