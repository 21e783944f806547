import { type Plan } from '@pora/contracts/plans/plan.model';
import { PROBLEM_LEVELS, type PlanSafety, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planInsightCalls } from '@pora/contracts/calls';
import { type LoadState, useApiQuery } from '@pora/kit';
import { keepPreviousData } from '@pora/kit/queries';
import { useMemo } from 'react';
import { formatMeasured, useCauseName, verdictStrings } from '../../plan-safety/public.js';

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

function markOf(
  { safety, problems }: PlanSafety['slots'][number],
  nameOf: (cause: string) => string,
): SlotMark | undefined {
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

/** Marks of the meals that a check does not call safe; `nameOf` gives a cause the name it has in the dictionary. */
function marksOf(safety: Pick<PlanSafety, 'slots'>, nameOf: (cause: string) => string): SlotMarks {
  return new Map(
    safety.slots.flatMap((slot) => {
      const mark = markOf(slot, nameOf);
      return mark ? [[markKey(slot), mark] as const] : [];
    }),
  );
}

const NO_MARKS: SlotMarks = new Map();

/** The current check of the plan and what it says of single meals; while the next one is on its way the last one stays. */
export function useSlotMarks({ id, version }: Pick<Plan, 'id' | 'version'>): {
  safety: LoadState<PlanSafety>;
  marks: SlotMarks;
} {
  const safety = useApiQuery(
    planInsightCalls.safety,
    { params: { id }, version },
    { placeholderData: keepPreviousData },
  );
  const found = safety.phase === 'ready' ? safety.data : undefined;
  const nameOf = useCauseName();
  const marks = useMemo(() => (found ? marksOf(found, nameOf) : NO_MARKS), [found, nameOf]);
  return { safety, marks };
}
