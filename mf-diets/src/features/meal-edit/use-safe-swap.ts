import { planAlternativeCalls } from '@pora/contracts/calls';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { callRoute } from '@pora/kit';
import { useState } from 'react';
import { type StandIn } from '../plan-safety/public.js';
import { usePlanEditing } from '../plan-work/public.js';
import { nameOf } from './ingredient-row.js';
import { problemsOf } from './ingredient-table.js';
import { type DraftLine, withChanged } from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { standInsFor, swapped } from './swap-ingredient.js';
import { type MealEdit } from './use-meal-edit.js';

/** What came of it, in the words of [diets §8]. */
export interface SafeSwapResult {
  tone: 'ok' | 'amber' | 'danger';
  text: string;
}

/** Takes everything unsafe out of the meal for the best safe stand-ins; nothing is saved yet [diets §8]. */
export function useSafeSwap(edit: MealEdit, place: SlotPlace) {
  const { plan } = usePlanEditing();
  const [working, setWorking] = useState(false);
  const [result, setResult] = useState<SafeSwapResult>();

  const swapAll = async (): Promise<SafeSwapResult> => {
    const { draft, preview, foods } = edit;
    const { lines } = draft;
    const isLinked = ({ item }: DraftLine) => item.foodId !== null && !foods.isGone(item.foodId);
    if (lines.length === 0) return { tone: 'amber', text: t.safe.noIngredients };
    if (!lines.some(isLinked)) return { tone: 'amber', text: t.safe.nothingLinked };
    if (preview.phase !== 'ready' || !preview.last) return { tone: 'danger', text: t.safe.failed };
    const { problems, missing } = preview.last;
    // What could not be loaded may speak against any of them.
    if (missing.length > 0) return { tone: 'amber', text: t.safe.unchecked };
    const unsafe = lines.filter(
      (line) => !isLinked(line) || problemsOf(line, problems).some(({ level }) => level !== 'note'),
    );
    if (unsafe.length === 0) return { tone: 'ok', text: t.safe.already };
    const found = await Promise.all(unsafe.map((line) => bestFor(line, isLinked(line))));
    const swaps = unsafe.flatMap((line, at) => {
      const standIn = found[at];
      return standIn ? [{ line, standIn }] : [];
    });
    const failed = unsafe.filter((_, at) => !found[at]).map(({ item }) => nameOf(item));
    if (swaps.length === 0) return { tone: 'amber', text: t.safe.none(failed) };
    edit.changeLines((now) =>
      swaps.reduce<readonly DraftLine[]>((all, { line, standIn }) => {
        const held = all.find(({ key }) => key === line.key);
        return held ? withChanged(all, swapped(held, standIn, problemsOf(line, problems))) : all;
      }, now),
    );
    if (failed.length > 0) return { tone: 'amber', text: t.safe.partial(failed) };
    return { tone: 'ok', text: t.safe.done };
  };

  /** Of the safe ones the first that the meal does not hold yet. */
  const bestFor = async (line: DraftLine, isLinked: boolean): Promise<StandIn | undefined> => {
    const { foodId, replaceable } = line.item;
    // One that is not in the base counts as a failure, as one without which it is another dish.
    if (foodId === null || !isLinked || replaceable === false) return undefined;
    const query = { foodId: String(foodId), day: String(place.day), slot: String(place.slotIndex) };
    const listed = await callRoute(planAlternativeCalls.substitutes, { params: { id: plan.id }, query });
    const present = new Set(edit.draft.lines.map(({ item }) => item.foodId));
    const choices = standInsFor(line, listed);
    return choices.find((choice) => !present.has(choice.foodId)) ?? choices[0];
  };

  const run = async (): Promise<void> => {
    if (working) return;
    setWorking(true);
    setResult(undefined);
    try {
      setResult(await swapAll());
    } catch {
      setResult({ tone: 'danger', text: t.safe.failed });
    }
    setWorking(false);
  };
  return { working, result, run: () => void run(), forget: () => setResult(undefined) };
}
