import { type Plan } from '@pora/contracts/plans/plan.model';
import { type MealSafety, PROBLEM_LEVELS, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { useMemo } from 'react';
import { formatMeasured, useCauseName, verdictStrings } from '../../plan-safety/public.js';
import { dishName } from '../../../shared/dish-name.js';
import { useCheckOfSlot } from '../../slot-actions/public.js';

/** What the check says of one meal, short enough for a cell and whole enough for a sentence. */
export interface SlotMark {
  /** Red, not checked, amber, or a risk that somebody took (decisions 31, 36). */
  kind: 'danger' | 'unchecked' | 'amber' | 'accepted';
  /** The food it is about: "migdały". */
  word: string;
  /** "Ryzyko: Migdały, nietolerancja: migdał 34 U/ml". */
  sentence: string;
}

/** Marks by place. */
export type SlotMarks = ReadonlyMap<string, SlotMark>;

/** Key of a place in the marks; `day` is 1-based, `slotIndex` 0-based. */
export const markKey = ({ day, slotIndex }: SlotPlace): string => `${day}.${slotIndex + 1}`;

const t = verdictStrings.dialog;
const rank = ({ level }: SafetyProblem) => PROBLEM_LEVELS.indexOf(level);

/** "Czosnek, surowy" is "czosnek" where a column has room for one word. */
const shortName = (foodName: string): string => {
  const [name = ''] = foodName.split(',');
  return name.charAt(0).toLocaleLowerCase('pl') + name.slice(1);
};

function markOf({ safety, problems }: MealSafety, nameOf: (cause: string) => string): SlotMark | undefined {
  const open = problems
    .filter(({ acceptedBy }) => acceptedBy === undefined)
    .sort((a, b) => rank(a) - rank(b));
  const [heaviest] = open.length > 0 ? open : problems;
  if (!heaviest || safety === 'safe') return undefined;
  const calm = open.length === 0 ? 'accepted' : 'amber';
  const kind = safety === 'dangerous' ? 'danger' : safety === 'unchecked' ? 'unchecked' : calm;
  const { kind: cause, level, foodName, value } = heaviest;
  const why = t.cause(cause, nameOf(heaviest.cause), formatMeasured(value));
  return {
    kind,
    word: shortName(foodName),
    sentence: `${t.levels[level]}: ${foodName}, ${why}`,
  };
}

/**
 * What the check says of single meals, and the names they stand under. While the next one is on its way, or cannot be made, a meal keeps what was found
 * against it, wherever in the plan it is by then.
 */
export function useSlotMarks({ planDays }: Pick<Plan, 'planDays'>): {
  marks: SlotMarks;
  /** The names the dishes stand under. */
  names: ReadonlyMap<string, string>;
} {
  const checkOf = useCheckOfSlot();
  const nameOf = useCauseName();
  return useMemo(() => {
    const marks = new Map<string, SlotMark>();
    const names = new Map<string, string>();
    for (const { day, slots } of planDays) {
      for (const [slotIndex, slot] of slots.entries()) {
        const { found, calledAfter } = checkOf(slot);
        const mark = found && markOf(found, nameOf);
        if (mark) marks.set(markKey({ day, slotIndex }), mark);
        if (slot.entry) names.set(markKey({ day, slotIndex }), dishName(slot.entry, calledAfter));
      }
    }
    return { marks, names };
  }, [planDays, checkOf, nameOf]);
}
