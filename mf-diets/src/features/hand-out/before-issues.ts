import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { isUnchecked } from '@pora/engine/safety/entry-safety';

/** Kinds of what is named and asked about before a plan is handed out (decision 62), in the order they stand in. */
export const ISSUE_KINDS = [
  'unchecked_plan',
  'dangerous',
  'unchecked',
  'undecided',
  'empty',
  'accepted',
] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

/** One line of the question: how many, and of what. */
export interface HandOutIssue {
  kind: IssueKind;
  count: number;
  names: string[];
  /** A food that can be checked beside the plan. */
  foodId?: number | undefined;
}

type Problem = PlanSafety['slots'][number]['problems'][number];

const isRisk = ({ level }: Problem) => level !== 'note';

/** Everything a person has to know before the plan leaves; nothing where it may leave without a word. */
export function issuesOf(safety: PlanSafety, { planDays }: Pick<Plan, 'planDays'>): HandOutIssue[] {
  const placesWith = (isMeant: (problem: Problem) => boolean) => {
    const places = safety.slots.filter(({ problems }) => problems.some(isMeant));
    return { count: places.length, problems: places.flatMap(({ problems }) => problems.filter(isMeant)) };
  };
  const open = placesWith((problem) => isRisk(problem) && !problem.acceptedBy);
  const accepted = placesWith((problem) => isRisk(problem) && problem.acceptedBy !== undefined);
  const unchecked = placesWith(isUnchecked);
  const labelled = (place: PlanSafety['emptySlots'][number]) =>
    planDays.find(({ day }) => day === place.day)?.slots[place.slotIndex]?.label ?? place.label;
  const undecided = undecidedOf(safety.notUnderstood);
  const found: HandOutIssue[] = [
    { kind: 'unchecked_plan', count: safety.missing.length > 0 ? 1 : 0, names: [safety.sentence] },
    { kind: 'dangerous', count: open.count, names: open.problems.map(({ foodName }) => foodName) },
    {
      kind: 'unchecked',
      count: unchecked.count,
      names: unchecked.problems.map(({ foodName }) => foodName),
      foodId: unchecked.problems.find(({ kind }) => kind === 'unknown_content')?.foodId ?? undefined,
    },
    {
      kind: 'undecided',
      count: undecided.length,
      names: undecided.map(({ entry }) => `„${entry}”`),
    },
    {
      kind: 'empty',
      count: safety.emptySlots.length,
      names: safety.emptySlots.map((place) => `dzień ${place.day}, ${labelled(place)}`),
    },
    { kind: 'accepted', count: accepted.count, names: accepted.problems.map(({ foodName }) => foodName) },
  ];
  return found
    .filter(({ count }) => count > 0)
    .map((issue) => ({ ...issue, names: [...new Set(issue.names)] }));
}
