import { ruleConfigCalls } from '@pora/contracts/calls';
import { type CallAnswer } from '@pora/contracts/call';
import { type MealEntry, type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { manualRangeOf, type ManualRange } from '@pora/engine/portions';
import { type LoadState, useApiQuery } from '@pora/kit';
import { useEffect, useRef, useState } from 'react';
import { usePlanEditing } from '../plan-work/public.js';

/** Quiet after the last step before the portion is saved, ms: a held button is one change. */
const QUIET_MS = 300;

const configOf = ({ config }: CallAnswer<typeof ruleConfigCalls.get>) => config;

/** Portions a person may choose for this slot type: 10–200 narrowed by the rules (decision 20). */
export function usePortionRange(slotType: string): LoadState<ManualRange> {
  const rules = useApiQuery(ruleConfigCalls.get, {}, { select: configOf });
  return rules.phase === 'ready' ? { ...rules, data: manualRangeOf(rules.data, slotType) } : rules;
}

/** The meal with another portion; what follows from it is computed by the server (decision 42). */
function portionEdit(entry: MealEntry, portionPercent: number): SlotEdit['entry'] {
  const {
    calories: _c,
    macros: _m,
    baseIngredients: _i,
    baseCalories: _b,
    baseMacros: _d,
    foods: _f,
    ...sent
  } = entry;
  return { ...sent, portionPercent };
}

function editsOf({ planDays }: Plan, places: readonly SlotPlace[], percent: number): SlotEdit[] {
  return places.flatMap((place) => {
    const entry = planDays.find(({ day }) => day === place.day)?.slots[place.slotIndex]?.entry;
    return entry && entry.portionPercent !== percent
      ? [{ ...place, entry: portionEdit(entry, percent) }]
      : [];
  });
}

/**
 * A portion while it is stepped: shown at once, saved after a moment of quiet and when the sheet goes. Each save is made on
 * the meal as the former one left it, so that its amounts follow the new portion and are not taken for typed ones.
 */
export function usePortion(stored: number) {
  const { commands, editSlots } = usePlanEditing();
  const [draft, setDraft] = useState<number>();
  const wanted = useRef<{ percent: number; places: SlotPlace[] }>(undefined);
  const timer = useRef(0);
  const running = useRef(false);

  const save = async (): Promise<void> => {
    window.clearTimeout(timer.current);
    if (running.current) return;
    running.current = true;
    while (wanted.current) {
      const { percent, places } = wanted.current;
      wanted.current = undefined;
      const edits = editsOf(commands.newest(), places, percent);
      const isStored = edits.length === 0 || (await editSlots(edits));
      // Refused: the plan's portion is shown again; the reason has been told.
      if (!isStored && !wanted.current) setDraft(undefined);
    }
    running.current = false;
    setDraft(undefined);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => void latest.current(), []);

  return {
    percent: draft ?? stored,
    isSaving: draft !== undefined,
    change: (percent: number, places: SlotPlace[]) => {
      setDraft(percent);
      wanted.current = { percent, places };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void latest.current(), QUIET_MS);
    },
  };
}
