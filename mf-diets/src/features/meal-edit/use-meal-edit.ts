import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { type ManualRange } from '@pora/engine/portions';
import { useState } from 'react';
import { usePlanEditing, useSlotSave } from '../plan-work/public.js';
import {
  type DraftLine,
  draftOf,
  followsPortion,
  isChanged,
  isReadable,
  type MealDraft,
  portionOf,
  sentEntry,
  withPlate,
} from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { useMealFoods } from './use-meal-foods.js';
import { useSlotPreview } from './use-slot-preview.js';

/** What the server takes for a portion; the sentence says it to who typed another. */
type PortionRange = ManualRange & { sentence?: string };

/** What the server does not take, in words; undefined where all is well. */
function problemsOf(draft: MealDraft, range: PortionRange, kept: number) {
  const portion = portionOf(draft);
  const isOutside = portion !== kept && (portion < range.min || portion > range.max);
  return {
    name: draft.name.trim() === '' ? t.nameRequired : undefined,
    portion: Number.isNaN(portion)
      ? t.portionBad
      : isOutside
        ? (range.sentence ?? t.portionRange(range.min, range.max))
        : undefined,
  };
}

/** A meal of the plan while it is edited: what was typed, what the server makes of it, and saving it. */
export function useMealEdit(slot: PlanSlot, place: SlotPlace, onDone: () => void) {
  const { plan } = usePlanEditing();
  // The meal as it stood when it was opened: what was typed is about that one.
  const [entry] = useState(slot.entry);
  const [first] = useState(() => draftOf(slot));
  const [draft, setDraft] = useState(first);
  const [range, setRange] = useState<PortionRange>({ ...PLAN_LIMITS.portionPercent, narrowedBy: 'manual' });
  const problems = problemsOf(draft, range, entry?.portionPercent ?? Number.NaN);
  const isComputable = isReadable(draft) && problems.portion === undefined;
  const sent = isComputable ? sentEntry(draft, entry, draft.name.trim() || t.newMeal) : undefined;
  const preview = useSlotPreview(plan.id, place, sent);
  const known = preview.last?.targets[0]?.portionRange;
  if (known && known.sentence !== range.sentence) setRange(known);
  const plate = preview.phase === 'ready' ? preview.last?.slot.entry?.ingredients : undefined;
  const isMoving = followsPortion(draft);
  const foods = useMealFoods(draft.lines);

  const change = (values: Partial<MealDraft>) => setDraft((now) => ({ ...now, ...values }));
  /** Amounts that the server has made follow the portion are the ones that are changed further. */
  const changeLines = (next: (lines: readonly DraftLine[]) => readonly DraftLine[]) =>
    setDraft((now) => {
      const at = followsPortion(now) && plate ? withPlate(now, plate) : now;
      const portion = portionOf(at);
      const isFirst = at.lines.length === 0 && !Number.isNaN(portion);
      return { ...at, lines: next(at.lines), ...(isFirst && { platePortion: portion }) };
    });
  const dirty = isChanged(draft, first);
  return {
    ...{ draft, entry, preview, plate, range, problems, foods, dirty, change, changeLines },
    /** Amounts of another portion are on their way: until they are there nobody can change them. */
    amountsWait: isMoving && plate === undefined,
    isMoving,
    ...useSaving({ place, slot, dirty, canSave: sent !== undefined && !problems.name, sent, onDone }),
  };
}

/** A meal being edited, as its parts receive it. */
export type MealEdit = ReturnType<typeof useMealEdit>;

interface SavingInput {
  place: SlotPlace;
  slot: PlanSlot;
  dirty: boolean;
  canSave: boolean;
  sent: ReturnType<typeof sentEntry> | undefined;
  onDone: () => void;
}

function useSaving({ place, slot, dirty, canSave, sent, onDone }: SavingInput) {
  const { offerUndo } = usePlanEditing();
  const { saving, save, giveUp } = useSlotSave();
  /** How often saving was tried with something missing. */
  const [refused, setRefused] = useState(0);

  /** The name of what is stored; undefined where it is not. */
  const saveMeal = async (): Promise<string | undefined> => {
    if (saving || !dirty) return undefined;
    if (canSave && sent) return (await save([{ ...place, entry: sent }])) ? sent.name : undefined;
    setRefused((count) => count + 1);
    return undefined;
  };
  const saveAndTell = async (): Promise<void> => {
    const name = await saveMeal();
    if (name === undefined) return;
    offerUndo(t.saved(name, t.savedPlace(place.day, slot.label)), t.undone);
    onDone();
  };
  const saveAnd = async (next: () => void): Promise<void> => {
    if (!dirty || (await saveMeal()) !== undefined) next();
  };

  return {
    saving,
    refused,
    save: () => void saveAndTell(),
    /** Goes on with the stored meal; what was changed is saved before, without a word over what comes next. */
    saveAnd: (next: () => void) => void saveAnd(next),
    giveUp,
  };
}
