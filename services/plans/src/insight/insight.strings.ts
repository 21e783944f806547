import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.model';
import type { GapReason } from '@pora/contracts/catalog/word-decision.vocabulary';
import type { PlanSlot } from '@pora/contracts/plans/plan.model';
import type {
  MealCheck,
  ProblemKind,
  SafetyProblem,
  SafetyState,
} from '@pora/contracts/plans/plan-safety.model';
import { sentenceOf } from '@pora/engine/explain/sentences';
import { formatNumber } from '@pora/text-pl/number';

const level = (value: number | undefined) =>
  value === undefined ? '' : ` ${formatNumber(value, { maxDecimals: 2 })} U/ml`;
const quoted = (name: string) => (name ? `„${name}”` : 'składnik spoza bazy produktów');

const REASONS: Record<ProblemKind, (problem: SafetyProblem) => string> = {
  allergy: ({ foodName, cause }) => `${quoted(foodName)} (alergia: ${cause})`,
  intolerance: ({ foodName, value }) => `${quoted(foodName)} (nietolerancja${level(value)})`,
  disliked: ({ foodName, cause }) => `${quoted(foodName)} (nielubiane: ${cause})`,
  borderline: ({ foodName, value }) => `${quoted(foodName)} (wynik graniczny${level(value)})`,
  tolerated: ({ foodName, cause, value }) =>
    `${quoted(foodName)} (dopuszczone regułą mimo nietolerancji: ${cause}${level(value)})`,
  unverified: ({ foodName, cause }) =>
    `${quoted(foodName)} (nie sprawdzono alergenów, a pacjent zgłasza: ${cause})`,
  unknown_content: ({ foodName, cause, value, others = [] }) => {
    const items = [{ cause, value }, ...others].map((one) => `${one.cause}${level(one.value)}`);
    return `${quoted(foodName)} (nie wiadomo, czy zawiera: ${items.join(', ')})`;
  },
  unknown_food: ({ foodName }) => `${quoted(foodName)} (brak w bazie produktów)`,
};

/** Which problems make a meal what it is judged to be, so that the sentence names them first. */
const KINDS: Record<SafetyState, readonly ProblemKind[]> = {
  dangerous: ['allergy', 'intolerance', 'disliked'],
  unchecked: ['unknown_food', 'unverified', 'unknown_content'],
  attention: ['borderline', 'tolerated'],
  no_data: [],
  no_patient: [],
  safe: [],
};

const LEADS: Record<SafetyState, string> = {
  dangerous: 'Ryzykowny posiłek',
  unchecked: 'Nie wszystko dało się sprawdzić',
  attention: 'Wymaga uwagi',
  no_data: 'Brak ankiety i wyników – nie ma czego sprawdzać',
  no_patient: 'Plan nie ma pacjenta, więc nie ma z czym porównać posiłku',
  safe: 'Posiłek jest bezpieczny dla pacjenta',
};

/** What an entry of the survey is, unless it was not understood. */
const HOLES: Partial<Record<GapReason, string>> = {
  elsewhere: 'napisano w innym polu ankiety i czeka na decyzję',
  past: 'było kiedyś i czeka na decyzję',
  note: 'uwaga dla dietetyka',
};

const labels = new Map<string, string>(Object.entries(MEAL_TYPE_LABELS));
const labelOf = (type: string) => labels.get(type) ?? type;

/** Sentences about one slot of a plan. */
export const insightStrings = {
  noPatient: 'Nie znaleziono pacjenta.',
  noSlot: 'Plan nie ma takiego miejsca na posiłek.',
  noMeal: 'Nie ma takiego posiłku w bibliotece.',
  emptySlot: 'W miejscu, z którego ma pochodzić posiłek, nic nie stoi.',
  noAmount: (food: string) => `Podaj ilość większą od zera: ${quoted(food)}.`,
  judged: ({ safety, problems, unmapped, notUnderstood }: Omit<MealCheck, 'missing'>) => {
    const named = problems.filter(({ kind }) => KINDS[safety].includes(kind));
    const holes = [
      ...unmapped.map(({ name, value }) => `${name}${level(value)} – brak mapowania`),
      ...notUnderstood.map(({ entry, reason }) => `${HOLES[reason] ?? 'nie rozumiem'}: „${entry}”`),
    ];
    const reasons = [
      ...named.map((problem) => REASONS[problem.kind](problem)),
      ...(safety === 'no_data' || safety === 'no_patient' ? [] : holes),
    ];
    const told = [...new Set(reasons)].join(', ');
    return told ? `${LEADS[safety]}: ${told}.` : `${LEADS[safety]}.`;
  },
  swapped: sentenceOf.swapped,
  /** Question of [diets §5] "Niezgodność typu posiłku". */
  otherType: ({ label, type }: Pick<PlanSlot, 'label' | 'type'>, accepted: readonly string[]) =>
    `Slot "${label || labelOf(type)}" akceptuje posiłki typu: ${accepted.map(labelOf).join(', ')}. ` +
    'Czy na pewno chcesz kontynuować?',
} as const;
