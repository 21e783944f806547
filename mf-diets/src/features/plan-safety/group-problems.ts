import { type Plan } from '@pora/contracts/plans/plan.model';
import {
  PROBLEM_LEVELS,
  type PlanSafety,
  type ProblemKind,
  type ProblemLevel,
} from '@pora/contracts/plans/plan-safety.model';
import { countOf, joinNames } from '@pora/kit';

/** A food of the base: it can be swapped. */
export interface LinkedFood {
  foodId: number;
  foodName: string;
}

/** A meal that has a problem. */
export interface ProblemPlace {
  day: number;
  slotIndex: number;
  label: string;
  meal: string;
  /** What of the base the cause speaks against in this meal. */
  foods: LinkedFood[];
  /** The same by name, with what is not of the base. */
  foodNames: string[];
}

/** Everything that one cause speaks against. */
export interface ProblemGroup {
  key: string;
  kind: ProblemKind;
  level: ProblemLevel;
  cause: string;
  value: number | undefined;
  foods: string[];
  places: ProblemPlace[];
}

type Found = Pick<PlanSafety, 'slots'>;
type Days = Pick<Plan, 'planDays'>;
type Problem = Found['slots'][number]['problems'][number];

/** Problems of the meals by cause, the heaviest first, then those in most meals. */
export function groupProblems({ slots }: Found, plan: Days) {
  const groups = new Map<string, ProblemGroup>();
  for (const { day, slotIndex, problems } of slots) {
    for (const { kind, level, cause, value, foodId, foodName } of problems) {
      const key = [kind, keyOfCause({ kind, cause, foodId })].join(' ');
      const group = groups.get(key) ?? { key, kind, level, cause, value, foods: [], places: [] };
      groups.set(key, group);
      if (!group.foods.includes(foodName)) group.foods.push(foodName);
      const { foods, foodNames } = placeIn(group.places, plan, { day, slotIndex });
      if (!foodNames.includes(foodName)) foodNames.push(foodName);
      if (foodId !== null && !foods.some((each) => each.foodId === foodId)) foods.push({ foodId, foodName });
    }
  }
  const rank = ({ level }: ProblemGroup) => PROBLEM_LEVELS.indexOf(level);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length);
}

/** What is not in the base is one group; a food nobody knows enough of is one by itself: it is what has to be looked at. */
function keyOfCause({ kind, cause, foodId }: Pick<Problem, 'kind' | 'cause' | 'foodId'>): string {
  if (kind === 'unknown_food') return '';
  return kind === 'unknown_content' ? String(foodId) : cause;
}

/** Whether a person who looks at the food's label can settle a problem: what it holds is not known. */
export function canBeChecked(kind: ProblemKind): boolean {
  return kind === 'unknown_content' || kind === 'unverified';
}

const NAMED_FOODS = 3;
const OTHERS = { one: 'inny', few: 'inne', many: 'innych' };

/** What the causes speak against, each once: the first few by name, for a title, the rest counted. */
export function foodNamesOf(groups: readonly ProblemGroup[]): string {
  const names = [...new Set(groups.flatMap(({ foods }) => foods))];
  const rest = names.length - NAMED_FOODS;
  const named = joinNames(names.slice(0, NAMED_FOODS));
  return rest > 0 ? `${named} i ${countOf(rest, OTHERS)}` : named;
}

/** What nobody has taken the risk of yet. */
export function openProblems(safety: Found): Found {
  return withProblems(safety, ({ acceptedBy }) => acceptedBy === undefined);
}

/** What an acceptance can be about: the risks of one meal, or of one cause in the whole plan. */
export type RiskTarget = { place: { day: number; slotIndex: number } } | { cause: string };

/** The open risks an acceptance would cover; another cause in the same meal, or another kind of the same cause, is among them. */
export function risksToAccept(safety: Found, target: RiskTarget): Found {
  const risks = withProblems(safety, ({ level, acceptedBy }) => level !== 'note' && acceptedBy === undefined);
  if ('cause' in target) return withProblems(risks, ({ cause }) => cause === target.cause);
  const { day, slotIndex } = target.place;
  return { slots: risks.slots.filter((slot) => slot.day === day && slot.slotIndex === slotIndex) };
}

/** A risk that somebody took, with what it covers. */
export interface TakenRisk {
  id: string;
  reason: string;
  author: string;
  at: string;
  groups: ProblemGroup[];
}

/** Risks that were taken and still stand, the newest first (decision 36). */
export function takenRisks(safety: Found, plan: Days): TakenRisk[] {
  const taken = new Map(
    safety.slots.flatMap(({ problems }) =>
      problems.flatMap(({ acceptedBy }) => (acceptedBy ? [[acceptedBy.id, acceptedBy] as const] : [])),
    ),
  );
  return [...taken.values()]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map((risk) => {
      const covered = withProblems(safety, ({ acceptedBy }) => acceptedBy?.id === risk.id);
      return { ...risk, groups: groupProblems(covered, plan) };
    });
}

type EmptySlot = PlanSafety['emptySlots'][number];

/** The empty slots of each day that has some. */
export function emptySlotsByDay({
  emptySlots,
}: Pick<PlanSafety, 'emptySlots'>): { day: number; slots: EmptySlot[] }[] {
  const days = new Map<number, EmptySlot[]>();
  for (const slot of emptySlots) days.set(slot.day, [...(days.get(slot.day) ?? []), slot]);
  return [...days].map(([day, slots]) => ({ day, slots }));
}

/** A day nobody has put a meal into: what each of its slots lacks needs no line of its own. */
export function isEmptyDay(
  { planDays, generation }: Pick<Plan, 'planDays' | 'generation'>,
  day: number,
): boolean {
  const slots = planDays.find((each) => each.day === day)?.slots ?? [];
  return slots.every(({ entry }) => !entry) && !generation?.emptySlots.some((each) => each.day === day);
}

function withProblems({ slots }: Found, isWanted: (problem: Problem) => boolean): Found {
  return { slots: slots.map((slot) => ({ ...slot, problems: slot.problems.filter(isWanted) })) };
}

function placeIn(
  places: ProblemPlace[],
  { planDays }: Days,
  { day, slotIndex }: Pick<ProblemPlace, 'day' | 'slotIndex'>,
): ProblemPlace {
  const known = places.find((each) => each.day === day && each.slotIndex === slotIndex);
  if (known) return known;
  const slot = planDays.find((each) => each.day === day)?.slots[slotIndex];
  const place = { day, slotIndex, label: slot?.label ?? '', meal: slot?.entry?.name ?? '' };
  const empty = { ...place, foods: [], foodNames: [] };
  places.push(empty);
  return empty;
}
