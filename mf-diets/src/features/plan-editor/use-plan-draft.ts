import { type MealSource } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { PLAN_NAME_REQUIRED } from '@pora/contracts/plans/plan.vocabulary';
import { useCallback, useMemo, useState } from 'react';
import { caloriesProblem } from '../../shared/calories.js';
import { editorStrings as t } from './plan-editor.strings.js';

/** Parameters that wait for "Zapisz". */
export interface PlanDraft {
  name: string;
  /** Null while the field is empty, NaN while it holds no number. */
  caloriesPerDay: number | null;
  generatorSources: MealSource[];
}

type DraftKey = keyof PlanDraft;

function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function errorsOf({ name, caloriesPerDay, generatorSources }: PlanDraft) {
  return {
    name: name.trim() === '' ? PLAN_NAME_REQUIRED : undefined,
    caloriesPerDay: caloriesProblem(caloriesPerDay),
    generatorSources: generatorSources.length === 0 ? t.params.oneSource : undefined,
  };
}

function patchOf({ name, caloriesPerDay, ...rest }: Partial<PlanDraft>): PlanPatch {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(typeof caloriesPerDay === 'number' && { caloriesPerDay }),
    ...rest,
  };
}

/** Edited parameters of a plan: what differs from the stored ones, what is wrong with them, and how to drop them [diets §4]. */
export function usePlanDraft(plan: Plan) {
  const { name, caloriesPerDay, generatorSources } = plan;
  const [edited, setEdited] = useState<Partial<PlanDraft>>({});

  const state = useMemo(() => {
    const stored: PlanDraft = { name, caloriesPerDay, generatorSources };
    const keys = (Object.keys(edited) as DraftKey[]).filter((key) => !sameValue(edited[key], stored[key]));
    const changes: Partial<PlanDraft> = Object.fromEntries(keys.map((key) => [key, edited[key]]));
    const draft: PlanDraft = { ...stored, ...changes };
    const errors = errorsOf(draft);
    return {
      draft,
      changes,
      errors,
      patch: patchOf(changes),
      dirty: keys.length > 0,
      isChanged: (key: DraftKey) => keys.includes(key),
      valid: Object.values(errors).every((error) => error === undefined),
    };
  }, [edited, name, caloriesPerDay, generatorSources]);

  const change = useCallback(
    (part: Partial<PlanDraft>) => setEdited((current) => ({ ...current, ...part })),
    [],
  );
  /** Forgets what was saved; what was typed meanwhile stays. */
  const settle = useCallback(
    (saved: Partial<PlanDraft>) =>
      setEdited((current) =>
        Object.fromEntries(
          Object.entries(current).filter(([key, value]) => !sameValue(value, saved[key as DraftKey])),
        ),
      ),
    [],
  );
  const reset = useCallback(() => setEdited({}), []);
  return useMemo(() => ({ ...state, change, settle, reset }), [state, change, settle, reset]);
}

/** State of the edited parameters as the panel receives it. */
export type PlanDraftState = ReturnType<typeof usePlanDraft>;
