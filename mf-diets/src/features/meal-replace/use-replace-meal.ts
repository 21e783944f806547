import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useQueryClient } from '@pora/kit/queries';
import { useState } from 'react';
import { acceptPlaces, dangerousFoods } from '../plan-safety/public.js';
import { usePlanEditing, useSlotSave } from '../plan-work/public.js';
import { moveStrings, rememberItem, slotAt } from '../slot-moves/public.js';
import { mealReplaceStrings as t } from './meal-replace.strings.js';
import {
  editsOf,
  energyAfter,
  isDangerous,
  mismatches,
  otherMealDays,
  ownMealDays,
  type ReplaceDay,
  type ReplacedSlot,
} from './replace-model.js';
import { useReplacePreview } from './use-replace-preview.js';

/** The question for the reason of a risk. */
interface RiskQuestion {
  lines: readonly string[];
  answer: (reason: string | undefined) => void;
}

/** One meal for the same slot of every day: what would change, which days are chosen, and the one save [diets §9]. */
export function useReplaceMeal(place: SlotPlace, onDone: () => void) {
  const { plan, generating, commands } = usePlanEditing();
  /** Chosen from the library; the slot's own meal where there is none. */
  const [meal, setMeal] = useState<Meal>();
  const [choosing, setChoosing] = useState(false);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const waits = Boolean(commands.writer.pending);
  const entry = slotAt(plan, place)?.entry;
  const asked = openDays(meal ? otherMealDays(plan, place, []) : ownMealDays(plan, place));
  const preview = useReplacePreview({
    ...{ place, mealId: meal?.id, days: asked },
    enabled: Boolean(entry) && !generating && !waits && !choosing,
  });
  const targets = preview.phase === 'ready' ? preview.data.targets : [];
  const days = meal ? otherMealDays(plan, place, targets) : ownMealDays(plan, place);
  const open = openDays(days);
  const chosen = targets.filter(({ day }) => open.includes(day) && !excluded.has(day));
  const pick = (picked: readonly number[], on: boolean) =>
    setExcluded((now) => new Set(on ? [...now].filter((day) => !picked.includes(day)) : [...now, ...picked]));
  const saving = useReplaceSave({ meal, name: (meal ?? entry)?.name ?? '', chosen, onDone });
  return {
    ...{ days, open, targets, chosen, preview, waits, generating, pick, meal, choosing, setChoosing },
    /** Another meal of the library, or with none the slot's own again. */
    choose: (other: Meal | undefined) => {
      setMeal(other);
      setChoosing(false);
    },
    isPicked: (day: number) => !excluded.has(day),
    energy: energyAfter(plan, chosen),
    mismatched: mismatches(chosen),
    canSave: chosen.length > 0 && !generating && !waits && !choosing,
    ...saving,
  };
}

/** The replacement as its parts receive it. */
export type MealReplacement = ReturnType<typeof useReplaceMeal>;

const openDays = (days: readonly ReplaceDay[]): number[] =>
  days.flatMap(({ day, state }) => (state === 'open' ? [day] : []));

interface SaveInput {
  meal: Meal | undefined;
  name: string;
  chosen: readonly ReplacedSlot[];
  onDone: () => void;
}

/** Saving in one step: a risk is taken only with a reason, which is kept for every meal it is about (decision 36). */
function useReplaceSave({ meal, name, chosen, onDone }: SaveInput) {
  const { commands, offerUndo } = usePlanEditing();
  const { saving, save, giveUp } = useSlotSave();
  const client = useQueryClient();
  const [question, setQuestion] = useState<RiskQuestion>();
  const risky = chosen.filter(isDangerous);

  const askReason = () =>
    new Promise<string | undefined>((resolve) =>
      setQuestion({
        lines: riskLines(name, risky),
        answer: (reason) => {
          setQuestion(undefined);
          resolve(reason);
        },
      }),
    );

  const keepReason = (reason: string): Promise<void> =>
    acceptPlaces(client, commands.newest, risky, reason).catch((error: unknown) => {
      toast.error(t.notKept, messageOf(error), error);
    });

  const replace = async (): Promise<void> => {
    if (saving || chosen.length === 0) return;
    const reason = risky.length > 0 ? await askReason() : undefined;
    if (risky.length > 0 && reason === undefined) return;
    if (!(await save(editsOf(chosen, reason)))) return;
    if (meal) rememberItem({ kind: 'meal', mealId: meal.id, name, calories: meal.caloriesPerPortion });
    offerUndo(t.done(name, chosen.length), t.undone);
    onDone();
    if (reason !== undefined) await keepReason(reason);
  };

  return { saving, question, replace: () => void replace(), giveUp };
}

function riskLines(name: string, risky: readonly ReplacedSlot[]): string[] {
  const foods = dangerousFoods(risky.flatMap(({ problems }) => problems));
  return [moveStrings.danger.line(name, foods), t.riskyDays(risky.map(({ day }) => day).join(', '))];
}
