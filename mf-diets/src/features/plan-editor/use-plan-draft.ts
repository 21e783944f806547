import { type MealSource } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { PLAN_NAME_REQUIRED } from '@pora/contracts/plans/plan.vocabulary';
import { useCallback, useMemo, useState } from 'react';
import { editorStrings as t } from './plan-editor.strings.js';

/** Parameters that wait for "Zapisz". */
export interface PlanDraft {
  name: string;
  caloriesPerDay: number | null;
  generatorSources: MealSource[];
}

const draftOf = (plan: Plan): PlanDraft => ({
  name: plan.name,
  caloriesPerDay: plan.caloriesPerDay,
  generatorSources: plan.generatorSources,
});

/** Edited parameters of a plan: what differs from the stored ones, what is wrong with them, and how to drop them [diets §4]. */
export function usePlanDraft(plan: Plan) {
  const [changes, setChanges] = useState<Partial<PlanDraft>>({});
  const draft: PlanDraft = { ...draftOf(plan), ...changes };
  const stored = draftOf(plan);
  const changed = (key: keyof PlanDraft) => JSON.stringify(draft[key]) !== JSON.stringify(stored[key]);
  const dirtyKeys = (Object.keys(stored) as (keyof PlanDraft)[]).filter(changed);
  const errors = {
    name: draft.name.trim() === '' ? PLAN_NAME_REQUIRED : undefined,
    caloriesPerDay: draft.caloriesPerDay === null ? t.params.caloriesRequired : undefined,
    generatorSources: draft.generatorSources.length === 0 ? t.params.oneSource : undefined,
  };
  const patch = useMemo<PlanPatch>(
    () => ({
      ...(changes.name !== undefined && { name: changes.name.trim() }),
      ...(typeof changes.caloriesPerDay === 'number' && { caloriesPerDay: changes.caloriesPerDay }),
      ...(changes.generatorSources && { generatorSources: changes.generatorSources }),
    }),
    [changes],
  );
  return {
    draft,
    errors,
    patch,
    dirty: dirtyKeys.length > 0,
    isChanged: (key: keyof PlanDraft) => dirtyKeys.includes(key),
    valid: Object.values(errors).every((error) => error === undefined),
    change: useCallback((part: Partial<PlanDraft>) => setChanges((current) => ({ ...current, ...part })), []),
    reset: useCallback(() => setChanges({}), []),
  };
}

/** State of the edited parameters as the panel receives it. */
export type PlanDraftState = ReturnType<typeof usePlanDraft>;
