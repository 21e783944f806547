import { foodCalls, mealCalls, patientCalls, planCalls } from '@pora/contracts/calls';
import type { CallAnswer } from '@pora/contracts/call';
import { MEAL_TYPE_LABELS, type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { PLAN_STATUS_LABELS } from '@pora/contracts/plans/plan.vocabulary';
import {
  formatDate,
  formatKcal,
  type LoadState,
  paths,
  useApiList,
  useApiPages,
  useApiQuery,
} from '@pora/kit';
import { otherwiseNamed } from '@pora/engine/text-pl/name-search';
import { useSearchWords } from '@pora/kit/search-words';
import { Badge } from '@pora/ui';
import { useMemo, type ReactNode } from 'react';
import { paletteStrings as t } from './palette.strings.js';
import type { FoundKind, RecentThing } from './recent.js';
import { matching, searched, wordsOf } from './typed-words.js';

/** A thing that matches, and what its line says of it. */
export interface Found extends RecentThing {
  note: string;
  /** Picture of a meal by its type. */
  mealType?: MealType;
  badge?: ReactNode;
}

/** What one service answered. */
export interface FoundGroup {
  kind: FoundKind;
  /** Loading also while nothing is found in an earlier answer, failed also where that could not be read anew. */
  phase: LoadState<unknown>['phase'];
  retry: () => void;
  things: Found[];
}

/** Letters from which the services are asked. */
export const LEAST_LETTERS = 2;
const FOODS = '20';
const STATUS_TONES = { draft: 'outline', active: 'ok', completed: 'done' } as const;

type FoundPatient = CallAnswer<(typeof patientCalls)['list']>['items'][number];
type FoundPlan = CallAnswer<(typeof planCalls)['list']>['items'][number];
type FoundMeal = CallAnswer<(typeof mealCalls)['list']>['items'][number];
type FoundFood = CallAnswer<(typeof foodCalls)['search']>['items'][number];

const nameOf = ({ personal }: FoundPatient) => `${personal.firstName} ${personal.lastName}`;
const foodsOf = ({ items }: { items: FoundFood[] }) => items;
const before = (answer: { items: FoundFood[] } | undefined) => answer;

/**
 * Patients, plans, meals and foods that match, each group as soon as its service answers: one that is away leaves the
 * others alone.
 * @param typed what stands in the field
 * @param settled the same once the person pauses; the search for foods is asked with it
 */
export function useFound(typed: string, settled: string): FoundGroup[] {
  const enabled = settled.trim().length >= LEAST_LETTERS;
  const patients = useApiList(patientCalls.list, {}, { enabled });
  const plans = useApiList(planCalls.list, {}, { enabled });
  const meals = useApiPages(mealCalls.list, { query: { all: 'true' } }, { enabled });
  const foods = useApiQuery(
    foodCalls.search,
    { query: { q: settled.trim(), limit: FOODS } },
    { enabled, select: foodsOf, placeholderData: before },
  );
  const names = useMemo(() => new Map(dataOf(patients).map((one) => [one.id, nameOf(one)])), [patients]);
  const ready = {
    patient: useMemo(() => searched(dataOf(patients), patientText), [patients]),
    plan: useMemo(() => searched(dataOf(plans), (plan) => planText(plan, names)), [plans, names]),
    meal: useMemo(() => searched(dataOf(meals), nameText), [meals]),
    food: useMemo(() => searched(dataOf(foods), nameText), [foods]),
  };
  const words = wordsOf(typed);
  const own = useSearchWords();
  const wanted = typed.trim().length >= LEAST_LETTERS;
  // What was typed last is asked about after a pause.
  const isBehind = typed.trim() !== settled.trim();
  // The service has found foods by the same words; an answer to what was typed before is only looked through.
  const isAnswered = !isBehind && foods.phase === 'ready' && !foods.refreshing;
  const group = (kind: FoundKind, state: LoadState<unknown>, find: () => Found[]): FoundGroup => {
    const things = wanted && enabled ? find() : [];
    return {
      kind,
      phase: wanted ? phaseOf(state, things.length === 0, isBehind) : 'ready',
      retry: state.phase === 'loading' ? () => undefined : state.retry,
      things,
    };
  };
  return [
    group('patient', patients, () => matching(ready.patient, words).map(foundPatient)),
    group('plan', plans, () => matching(ready.plan, words).map((plan) => foundPlan(plan, names))),
    group('meal', meals, () => matching(ready.meal, words, otherwiseNamed(typed, own)).map(foundMeal)),
    group('food', foods, () => (isAnswered ? dataOf(foods) : matching(ready.food, words)).map(foundFood)),
  ];
}

/** How a search stands: nothing found is nothing only in the answer to what is typed. */
function phaseOf(state: LoadState<unknown>, isEmpty: boolean, isBehind: boolean): FoundGroup['phase'] {
  if (state.phase !== 'ready') return state.phase;
  if (state.error != null) return 'failed';
  return isEmpty && (state.refreshing || isBehind) ? 'loading' : 'ready';
}

function dataOf<T>(state: LoadState<T[]>): T[] {
  return state.phase === 'ready' ? state.data : [];
}

function patientText(patient: FoundPatient) {
  const { email, phone } = patient.personal.contact;
  return { label: nameOf(patient), more: `${email} ${phone}` };
}

const planText = ({ name, patientId }: FoundPlan, names: ReadonlyMap<string, string>) => ({
  label: name,
  more: (patientId && names.get(patientId)) ?? '',
});
const nameText = ({ name }: { name: string }) => ({ label: name });

function foundPatient(patient: FoundPatient): Found {
  const { phone, email } = patient.personal.contact;
  const visit = patient.lastVisitDate ? t.lastVisit(formatDate(patient.lastVisitDate)) : '';
  return {
    ...{ kind: 'patient', id: patient.id, to: paths.patient(patient.id), label: nameOf(patient) },
    note: [phone || email, visit].filter(Boolean).join(' · '),
  };
}

function foundPlan(plan: FoundPlan, names: ReadonlyMap<string, string>): Found {
  const patient = (plan.patientId && names.get(plan.patientId)) ?? '';
  return {
    ...{ kind: 'plan', id: plan.id, to: paths.plan(plan.id), label: plan.name },
    note: t.planOf(patient, formatDate(plan.created)),
    badge: <Badge tone={STATUS_TONES[plan.status]}>{PLAN_STATUS_LABELS[plan.status]}</Badge>,
  };
}

function foundMeal(meal: FoundMeal): Found {
  const [mealType = 'unknown'] = meal.types;
  return {
    ...{ kind: 'meal', id: meal.id, to: paths.meal(meal.id), label: meal.name, mealType },
    note: t.energyOf(MEAL_TYPE_LABELS[mealType], formatKcal(meal.caloriesPerPortion)),
  };
}

function foundFood(food: FoundFood): Found {
  const id = String(food.id);
  return {
    ...{ kind: 'food', id, to: paths.food(id), label: food.name },
    note: t.energyOf(food.category, `${formatKcal(food.calories)} ${t.per[food.per]}`),
  };
}
