import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import { type HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { isUnchecked } from '@pora/engine/safety/entry-safety';
import { handOutCauses, isOpenRisk, isTakenRisk, isUncheckedMeal } from '@pora/engine/safety/hand-out-causes';
import { canBeChecked, formatMeasured } from '../plan-safety/public.js';
import { beforeStrings as t } from './before.strings.js';

/** One line of the question: how many, and of what. */
export interface HandOutIssue {
  kind: HandOutCauseKind;
  count: number;
  names: string[];
  /** A food that can be checked beside the plan. */
  foodId?: number | undefined;
}

type Problem = PlanSafety['slots'][number]['problems'][number];
type Place = Pick<PlanSafety['slots'][number], 'day' | 'slotIndex'>;

/** "Migdały (alergia)", "Czosnek 47,2": the food, and why it is not for this patient. */
const riskName = ({ kind, foodName, value }: Problem): string =>
  [foodName, formatMeasured(value), t.because(kind)].filter(Boolean).join(' ');

/** Everything a person has to know before the plan leaves; nothing where it may leave without a word. */
export function issuesOf(safety: PlanSafety, { planDays }: Pick<Plan, 'planDays'>): HandOutIssue[] {
  const slotAt = ({ day, slotIndex }: Place) => planDays.find((each) => each.day === day)?.slots[slotIndex];
  const found = safety.slots.flatMap(({ problems, day }) => problems.map((problem) => ({ day, problem })));
  const named: Record<HandOutCauseKind, () => string[]> = {
    unchecked_plan: () => [safety.sentence],
    no_survey: () => [t.noSurvey],
    dangerous: () =>
      found.filter(({ problem }) => isOpenRisk(problem)).map(({ problem }) => riskName(problem)),
    unchecked: () =>
      safety.slots.filter(isUncheckedMeal).flatMap((meal) => {
        const foods = meal.problems.filter(isUnchecked).map(({ foodName }) => foodName);
        // Without foods that are known the dish is all there is to name.
        return foods.length > 0 ? foods : [slotAt(meal)?.entry?.name ?? ''];
      }),
    undecided: () => undecidedOf(safety.notUnderstood).map(({ entry }) => `„${entry}”`),
    empty: () =>
      byDays(
        safety.emptySlots.map((place) => ({ name: slotAt(place)?.label ?? place.label, day: place.day })),
      ),
    accepted: () =>
      byDays(
        found
          .filter(({ problem }) => isTakenRisk(problem))
          .map(({ problem, day }) => ({ name: riskName(problem), day })),
      ),
  };
  const unknown = found.find(({ problem }) => canBeChecked(problem.kind) && problem.foodId !== null);
  return handOutCauses(safety).map(({ kind, count }) => ({
    ...{ kind, count },
    names: [...new Set(named[kind]())].filter((name) => name !== ''),
    ...(kind === 'unchecked' && { foodId: unknown?.problem.foodId ?? undefined }),
  }));
}

/** "Przekąska, dni 12 i 13": each name once, with its days. */
function byDays(places: readonly { name: string; day: number }[]): string[] {
  const days = new Map<string, number[]>();
  for (const { name, day } of places) days.set(name, [...(days.get(name) ?? []), day]);
  return [...days].map(([name, on]) =>
    t.onDays(
      name,
      [...new Set(on)].sort((a, b) => a - b),
    ),
  );
}
