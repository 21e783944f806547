import { planCalls, planGenerationCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type LastGeneration, type RefusedGeneration } from '@pora/contracts/plans/plan-generation.model';
import { apiKey, apiPrefix, useApiQuery } from '@pora/kit';
import { type QueryClient, useQueryClient } from '@pora/kit/queries';
import { useEffect, useRef } from 'react';
import { generationKey, type GenerationRun, planKey } from '../../plan-work/public.js';
import { useSteady } from '../use-steady.js';
import { editorStrings } from '../plan-editor.strings.js';
import { isStopped, type Running } from './use-generation.js';
import { stopKey } from './use-generation-progress.js';

const t = editorStrings.generation;

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

/** What somebody else did to a generation is told in words of the page; the rest as the generator says it. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['generation_stopped', t.stoppedByOther],
  ['stale_version', t.overtaken],
]);

/** What the page says of a generation that left no plan; `why` is missing where nobody kept it. */
function describeEnd(client: QueryClient, id: string, why: RefusedGeneration | undefined): LostGeneration {
  if (why?.code === 'generation_stopped') {
    const own = client.getMutationCache().find({ mutationKey: stopKey(id, why.run), exact: true });
    if (own) return { title: t.stopped, description: t.stoppedText };
  }
  return { title: t.endedElsewhere, ...(why && { description: REASONS.get(why.code) ?? why.message }) };
}

/** A generation that left no plan, in words. */
interface LostGeneration {
  title: string;
  description?: string;
}

interface WhenEnded {
  onPlan: (plan: Plan) => void;
  onLost: (told: LostGeneration) => void;
}

/**
 * The generation that works on a plan although this page does not wait for its answer: it was begun before a reload, or
 * on another page. When it has ended the plan is read again; then the page hears the plan, or why there is none.
 */
export function useRunElsewhere(id: string, { onPlan, onLost }: WhenEnded): Running | undefined {
  const client = useQueryClient();
  const told = useApiQuery(
    planGenerationCalls.current,
    { params: { id } },
    { gcTime: 0, refetchInterval: ({ state }) => (state.data?.current ? LOOK_EVERY_MS : false) },
  );
  const { current, ended }: Partial<LastGeneration> = told.phase === 'ready' ? told.data : {};
  const run = current && !isFollowedHere(client, id, current.run) ? current.run : undefined;
  const followed = useRef<string>(undefined);
  const leave = useSteady(async (why: RefusedGeneration | undefined) => {
    const stored = () => client.getQueryData<Plan>(planKey(id));
    const before = stored()?.generation?.seed;
    void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
    await client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, { id }) });
    const plan = stored();
    if (!why && plan?.generation && plan.generation.seed !== before) onPlan(plan);
    else onLost(describeEnd(client, id, why));
  });
  useEffect(() => {
    if (run !== undefined) followed.current = run;
    else if (current === null && followed.current !== undefined) {
      const why = ended?.run === followed.current ? ended : undefined;
      followed.current = undefined;
      void leave(why ?? undefined);
    }
  }, [run, current, ended, leave]);
  return current && run !== undefined ? { run, startedAt: Date.parse(current.startedAt) } : undefined;
}
