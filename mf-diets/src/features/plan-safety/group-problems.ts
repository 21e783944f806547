import { type Plan } from '@pora/contracts/plans/plan.model';
import {
  PROBLEM_LEVELS,
  type PlanSafety,
  type ProblemKind,
  type ProblemLevel,
} from '@pora/contracts/plans/plan-safety.model';

/** A meal that has a problem. */
export interface ProblemPlace {
  day: number;
  slotIndex: number;
  label: string;
  meal: string;
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

/** Problems of the meals by cause, the heaviest first, then those in most meals. */
export function groupProblems({ slots }: Pick<PlanSafety, 'slots'>, { planDays }: Pick<Plan, 'planDays'>) {
  const groups = new Map<string, ProblemGroup>();
  for (const { day, slotIndex, problems } of slots) {
    const slot = planDays.find((each) => each.day === day)?.slots[slotIndex];
    const place = { day, slotIndex, label: slot?.label ?? '', meal: slot?.entry?.name ?? '' };
    for (const { kind, level, cause, value, foodName } of problems) {
      const key = [kind, kind === 'unknown_food' ? '' : cause].join(' ');
      const group = groups.get(key) ?? { key, kind, level, cause, value, foods: [], places: [] };
      groups.set(key, group);
      if (!group.foods.includes(foodName)) group.foods.push(foodName);
      if (!group.places.some((each) => each.day === day && each.slotIndex === slotIndex))
        group.places.push(place);
    }
  }
  const rank = ({ level }: ProblemGroup) => PROBLEM_LEVELS.indexOf(level);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length);
}

/** Labels of the empty slots of each day that has some. */
export function emptySlotsByDay({
  emptySlots,
}: Pick<PlanSafety, 'emptySlots'>): { day: number; labels: string[] }[] {
  const days = new Map<number, string[]>();
  for (const { day, label } of emptySlots) days.set(day, [...(days.get(day) ?? []), label]);
  return [...days].map(([day, labels]) => ({ day, labels }));
}
