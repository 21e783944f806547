import { type GenerationReport } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type MutationState, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { generationKey } from '../plan-commands.js';

type Run = MutationState<{ generation: GenerationReport; verdict?: PlanSafety; seconds: number }>;

/** What the generator is doing with a plan, or what came of its last run. */
export interface Generation {
  /** When the running generation began, ms since 1970; undefined when none runs. */
  startedAt: number | undefined;
  /** Result that was not closed yet. */
  result:
    | { report: GenerationReport; verdict: PlanSafety | undefined; seconds: number }
    | { error: unknown }
    | undefined;
  dismiss: () => void;
}

/** Follows the generations of a plan, also one that was begun before the editor was closed and opened again. */
export function useGeneration(planId: string): Generation {
  const runs = useMutationState({
    filters: { mutationKey: generationKey(planId), exact: true },
    select: (mutation) => mutation.state as Run,
  });
  const last = runs.at(-1);
  const [seen, setSeen] = useState(() => (last && last.status !== 'pending' ? last.submittedAt : 0));
  return {
    startedAt: last?.status === 'pending' ? last.submittedAt : undefined,
    result: last && last.submittedAt > seen ? resultOf(last) : undefined,
    dismiss: () => setSeen(last?.submittedAt ?? 0),
  };
}

function resultOf({ status, data, error }: Run): Generation['result'] {
  if (status === 'error') return { error };
  if (status !== 'success' || !data) return undefined;
  return { report: data.generation, verdict: data.verdict, seconds: data.seconds };
}
