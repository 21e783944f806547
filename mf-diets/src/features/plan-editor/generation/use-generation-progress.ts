import { planGenerationCalls } from '@pora/contracts/calls';
import { type GenerationProgress } from '@pora/contracts/plans/plan-generation.model';
import { callRoute, messageOf, useApiQuery, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.generation;

/** How often a running generation is asked how far it is, ms. */
const ASK_EVERY_MS = 300;

/** How far a generation is, as long as its server can tell; nothing rests on it. */
export function useGenerationProgress(id: string, run: string): GenerationProgress | undefined {
  const told = useApiQuery(
    planGenerationCalls.progress,
    { params: { id, run } },
    { refetchInterval: ASK_EVERY_MS, gcTime: 0 },
  );
  return told.phase === 'ready' ? (told.data.progress ?? undefined) : undefined;
}

/** Under this key a page remembers that it asked for the stop of a generation. */
export const stopKey = (id: string, run: string) => ['stop-generation', id, run] as const;

/** Stops a generation; what came of it is answered by the call that began it. */
export function useStopGeneration(id: string, run: string) {
  return useSingleMutation({
    mutationKey: stopKey(id, run),
    mutationFn: () => callRoute(planGenerationCalls.stop, { params: { id, run } }),
    onError: (error) => toast.error(t.stopFailed, messageOf(error), error),
  });
}
