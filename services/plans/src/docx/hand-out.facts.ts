import { GOAL_LABELS, type Patient } from '@pora/contracts/patients/patient.model';
import type { HandOut, PrintedFigure } from '@pora/contracts/plans/hand-out.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { bodyMassIndex, currentWeight, patientEnergy } from '@pora/engine/energy';
import { KCAL_PER_GRAM } from '@pora/engine/nutrition';
import { formatLongDate, practiceYear } from '@pora/text-pl/dates';
import { formatNumber } from '@pora/text-pl/number';
import { formatDecimal, formatGrams, formatKcal, formatKg } from '@pora/text-pl/numbers';
import { plural } from '@pora/text-pl/plural';
import { visitOf, weekdayOf } from './hand-out.dates.js';
import type { HandOutSource } from './hand-out.source.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { formatPrintedPercent } from './polish-numbers.js';

/** What stands under the name on the title page. */
export function titleFactsOf(
  { plan, patient, firstDay, nextVisit, nextVisitTime }: HandOutSource,
  { length, period, author }: Pick<HandOut, 'length' | 'period'> & { author: HandOut['dietitian'] },
): PrintedFigure[] {
  const [first, last] = [weekdayOf(1, firstDay), weekdayOf(plan.planDays.length, firstDay)];
  const weekdays = first === last ? first : `${first}–${last}`;
  const visit = visitOf(nextVisit, nextVisitTime);
  return [
    { label: strings.periodLabel, value: period || length, ...(weekdays !== '' && { note: weekdays }) },
    ...(patient ? [{ label: strings.goal, value: GOAL_LABELS[patient.goal.primary] }] : []),
    {
      label: strings.preparedBy,
      value: author.name || author.email,
      note: strings.prepared(formatLongDate(plan.created)),
    },
    ...(visit === '' ? [] : [{ label: strings.nextVisit, value: visit }]),
  ];
}

/** Average energy and macros of the plan. */
export function figuresOf(plan: Plan, numbers: HandOut['numbers']): PrintedFigure[] {
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

/** Goal, body mass and meals, then PPM, CPM and the deficit: two columns of three where all is known. */
export function factsOf(plan: Plan, patient: Patient | null, numbers: HandOut['numbers']): PrintedFigure[] {
  const goal = patient ? [{ label: strings.goal, value: GOAL_LABELS[patient.goal.primary] }] : [];
  const meals = {
    label: strings.mealsPerDay,
    value: strings.mealsCount(plan.mealsPerDay, plural(plan.mealsPerDay, strings.mealNoun)),
  };
  if (numbers === 'none') return [...goal, meals];
  return [...goal, ...massOf(patient), meals, ...energyFacts(plan, patient)];
}

/** Body mass as it is today; left out where it is not known. */
function massOf(patient: Patient | null): PrintedFigure[] {
  const weight = patient && currentWeight(patient);
  if (!patient || weight === null) return [];
  const bmi = bodyMassIndex(weight, patient.anthropometrics.heightCm);
  // Of a child the adult index says nothing.
  const note = bmi !== null && !patient.isChild ? { note: strings.bmi(formatDecimal(bmi)) } : {};
  return [{ label: strings.bodyMass, value: formatKg(weight), ...note }];
}

/** PPM of the patient, CPM of the plan, and what the plan takes from it or adds to it. */
function energyFacts({ tdee, calorieDeficit }: Plan, patient: Patient | null): PrintedFigure[] {
  const energy = patient && patientEnergy(patient, practiceYear());
  const known = energy?.ok ? energy : undefined;
  const basal = known
    ? [{ label: strings.basal, value: formatKcal(known.bmr), note: strings.basalNote }]
    : [];
  if (!tdee) return basal;
  // The activity belongs to the number only while the plan holds what the patient's record gives.
  const activity =
    patient && known?.tdee === tdee ? formatNumber(patient.activityFactor, { maxDecimals: 2 }) : undefined;
  const difference = calorieDeficit ?? 0;
  const share = formatPrintedPercent((Math.abs(difference) / tdee) * 100);
  return [
    ...basal,
    { label: strings.needs, value: formatKcal(tdee), note: strings.needsNote(activity) },
    ...(difference === 0
      ? []
      : [
          {
            label: difference > 0 ? strings.deficit : strings.surplus,
            value: formatKcal(Math.abs(difference)),
            note: strings.ofNeeds(share),
          },
        ]),
  ];
}
