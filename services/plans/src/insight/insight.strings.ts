import { MEAL_TYPE_LABELS, type MealType } from '@pora/contracts/catalog/meal-types.model';
import type { PlanSlot } from '@pora/contracts/plans/plan.model';
import type { MealSafety, SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { sentenceOf } from '@pora/engine/explain/sentences';

const decimal = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 2 });
const level = (value: number | undefined) => (value === undefined ? '' : ` ${decimal.format(value)} U/ml`);
const quoted = (name: string) => (name ? `„${name}”` : 'składnik spoza bazy produktów');

const REASONS: Record<SafetyProblem['kind'], (problem: SafetyProblem) => string> = {
  intolerance: ({ foodName, value }) => `${quoted(foodName)} (nietolerancja${level(value)})`,
  disliked: ({ foodName, cause }) => `${quoted(foodName)} (nielubiane: ${cause})`,
  borderline: ({ foodName, value }) => `${quoted(foodName)} (wynik graniczny${level(value)})`,
  unknown_food: ({ foodName }) => `${quoted(foodName)} (brak w bazie produktów)`,
};

/** Which problems make a meal what it is judged to be, so that the sentence names them first. */
const KINDS: Record<MealSafety['safety'], readonly SafetyProblem['kind'][]> = {
  dangerous: ['intolerance', 'disliked'],
  unchecked: ['unknown_food'],
  attention: ['borderline'],
  safe: [],
};

const LEADS: Record<MealSafety['safety'], string> = {
  dangerous: 'Ryzykowny posiłek',
  unchecked: 'Nie wszystko dało się sprawdzić',
  attention: 'Wymaga uwagi',
  safe: 'Posiłek jest bezpieczny dla pacjenta',
};

const labelOf = (type: string) => MEAL_TYPE_LABELS[type as MealType] ?? type;

/** Sentences about one slot of a plan. */
export const insightStrings = {
  noSlot: 'Plan nie ma takiego miejsca na posiłek.',
  noMeal: 'Nie ma takiego posiłku w bibliotece.',
  judged: (safety: MealSafety['safety'], problems: readonly SafetyProblem[]) => {
    const named = problems.filter(({ kind }) => KINDS[safety].includes(kind));
    const reasons = [...new Set(named.map((problem) => REASONS[problem.kind](problem)))].join(', ');
    return reasons ? `${LEADS[safety]}: ${reasons}.` : `${LEADS[safety]}.`;
  },
  swapped: sentenceOf.swapped,
  /** Question of [diets §5] "Niezgodność typu posiłku". */
  otherType: ({ label, type }: Pick<PlanSlot, 'label' | 'type'>, accepted: readonly string[]) =>
    `Slot "${label || labelOf(type)}" akceptuje posiłki typu: ${accepted.map(labelOf).join(', ')}. ` +
    'Czy na pewno chcesz kontynuować?',
} as const;
