import { planCalls, planGenerationCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { apiKey, apiPrefix, useApiQuery } from '@pora/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { generationKey, type GenerationRun, planKey } from '../../plan-work/public.js';
import { useSteady } from '../use-steady.js';
import { isStopped, type Running } from './use-generation.js';

/** How often the page looks whether the generation still works, ms. */
const LOOK_EVERY_MS = 1000;

/** Whether this page began a generation and has its answer or waits for it; a lost answer leaves it to be followed. */
function isFollowedHere(client: QueryClient, id: string, run: string): boolean {
  const begun = client.getMutationCache().findAll({ mutationKey: generationKey(id), exact: true });
  return begun.some(
    ({ state }) =>
      (state.variables as GenerationRun | undefined)?.run === run &&
      (state.status !== 'error' || isStopped(state.error)),
  );
}

/**
 * The generation that works on a plan although this page does not wait for its answer: it was begun before a reload, or
 * on another page. When it has ended the plan is read again, and `onEnded` hears the plan if it was generated.
 */
export function useRunElsewhere(id: string, onEnded: (plan: Plan | undefined) => void): Running | undefined {
  const client = useQueryClient();
  const told = useApiQuery(
    planGenerationCalls.current,
    { params: { id } },
    { gcTime: 0, refetchInterval: ({ state }) => (state.data?.current ? LOOK_EVERY_MS : false) },
  );
  const current = told.phase === 'ready' ? told.data.current : undefined;
  const run = current && !isFollowedHere(client, id, current.run) ? current.run : undefined;
  const followed = useRef<string>(undefined);
  const ended = useSteady(async () => {
    const stored = () => client.getQueryData<Plan>(planKey(id));
    const before = stored()?.generation?.seed;
    void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
    await client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, { id }) });
    const plan = stored();
    onEnded(plan?.generation && plan.generation.seed !== before ? plan : undefined);
  });
  useEffect(() => {
    if (run !== undefined) followed.current = run;
    else if (current === null && followed.current !== undefined) {
      followed.current = undefined;
      void ended();
    }
  }, [run, current, ended]);
  return current && run !== undefined ? { run, startedAt: Date.parse(current.startedAt) } : undefined;
}
