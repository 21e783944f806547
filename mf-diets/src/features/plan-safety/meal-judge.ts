import { planAlternativeCalls } from '@pora/contracts/calls';
import { type MealEntry } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem, type SafetyState } from '@pora/contracts/plans/plan-safety.model';
import { type LoadState, useApiQuery } from '@pora/kit';
import { indexVerdicts, judgeEntry, judgeMeal } from '@pora/engine/safety/judge-entry';
import { useMemo } from 'react';
import { judgeStrings as t } from './meal-judge.strings.js';
import { formatMeasured } from './measured-value.js';

/** What is known of a meal for the plan's patient. */
export interface Judgement {
  state: SafetyState;
  problems: readonly SafetyProblem[];
}

/** What of a meal decides: its ingredients, and whether some were never linked. */
type Judged = Pick<MealEntry, 'ingredients' | 'unmapped'>;

/** Judges meals for the plan's patient in the browser, by the code that checks whole plans. */
export interface MealJudge {
  judge: (meal: Judged) => Judgement;
  /** Whether the verdicts are there; without them every meal is "nie sprawdzono" (decision 12). */
  load: LoadState<unknown>['phase'];
  retry: () => void;
}

const UNCHECKED: Judgement = { state: 'unchecked', problems: [] };
const nothing = () => undefined;

/** The judge of the plan's patient; what could not be loaded is never called safe. */
export function useMealJudge(planId: string): MealJudge {
  const load = useApiQuery(planAlternativeCalls.foodVerdicts, { params: { id: planId } });
  const isFailed = load.phase !== 'loading' && load.error != null;
  // Verdicts that could not be read anew may be of other records by now.
  const verdicts = load.phase === 'ready' && !isFailed ? load.data : undefined;
  const phase = isFailed ? 'failed' : load.phase;
  const retry = load.phase === 'loading' ? nothing : load.retry;
  const judge = useMemo(() => {
    if (!verdicts) return () => UNCHECKED;
    if (!verdicts.hasPatient) return (): Judgement => ({ state: 'no_patient', problems: [] });
    const index = indexVerdicts(verdicts);
    return (meal: Judged): Judgement => ({
      state: judgeMeal(meal, index),
      problems: judgeEntry(meal, index).problems,
    });
  }, [verdicts]);
  return useMemo(() => ({ judge, load: phase, retry }), [judge, phase, retry]);
}

/** Foods the patient must not get and nobody has accepted, with the measured value: "seler (41)"; each once. */
export function dangerousFoods(problems: readonly SafetyProblem[]): string[] {
  return namesOf(problems.filter(({ level, acceptedBy }) => level !== 'note' && !acceptedBy));
}

function namesOf(problems: readonly SafetyProblem[]): string[] {
  const names = problems.map(({ foodName, cause, value }) =>
    t.food(foodName || cause, formatMeasured(value)),
  );
  return [...new Set(names)];
}

/** Foods there is something to note about, such as a borderline result: "mleko (27)"; each once. */
export const notedFoods = (problems: readonly SafetyProblem[]): string[] =>
  namesOf(problems.filter(({ level }) => level === 'note'));
