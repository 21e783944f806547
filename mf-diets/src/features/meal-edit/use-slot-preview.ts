import { type CallAnswer } from '@pora/contracts/call';
import { planStepCalls } from '@pora/contracts/calls';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { apiPrefix, callRoute, isTemporary } from '@pora/kit';
import { useQuery } from '@pora/kit/queries';
import { useState } from 'react';
import { useSettled } from '@pora/kit/settled';
import { type SentEntry } from './meal-draft.js';

/** What the server says of a meal that is being edited. */
export type SlotPreview = CallAnswer<typeof planStepCalls.previewSlot>;

/** What is known of the meal as it stands in the form. */
export interface PreviewState {
  /** `unreadable`: something typed cannot be computed; the others are about the call. */
  phase: 'unreadable' | 'asking' | 'ready' | 'failed';
  /** The last answer, also of an earlier state of the form; its figures hold in the phase `ready` only. */
  last: SlotPreview | undefined;
  error: unknown;
  retry: () => void;
}

/** Pause after the last change before the server is asked, ms. */
const PAUSE_MS = 200;

/** Asks the server what it would store: figures of a meal are never guessed in the browser (decision 42). */
export function useSlotPreview(
  planId: string,
  { day, slotIndex }: SlotPlace,
  entry: SentEntry | undefined,
): PreviewState {
  const asked = JSON.stringify(entry ?? null);
  const settled = useSettled(asked, PAUSE_MS);
  const params = { id: planId };
  const query = useQuery({
    queryKey: [...apiPrefix(planStepCalls.previewSlot, params), { day, slotIndex, entry: settled }],
    queryFn: ({ signal }) => {
      const body = { day, slotIndex, entry: JSON.parse(settled) as SentEntry };
      return callRoute(planStepCalls.previewSlot, { params, body, signal });
    },
    enabled: settled !== 'null',
    // What was answered once is asked again when the meal comes back to it: results and foods may have changed.
    gcTime: 0,
    retry: (count, error) => isTemporary(error) && count < 2,
  });
  const [last, setLast] = useState<SlotPreview>();
  if (query.data && query.data !== last) setLast(query.data);
  const isSettled = settled === asked;
  return {
    phase: phaseOf({ ...query, isSettled, isNothing: entry === undefined }),
    last: query.data ?? last,
    error: isSettled ? query.error : null,
    retry: () => void query.refetch(),
  };
}

interface Progress {
  isSettled: boolean;
  isNothing: boolean;
  isFetching: boolean;
  isError: boolean;
  isSuccess: boolean;
}

function phaseOf(state: Progress): PreviewState['phase'] {
  if (state.isNothing) return 'unreadable';
  if (!state.isSettled || state.isFetching) return 'asking';
  if (state.isError) return 'failed';
  return state.isSuccess ? 'ready' : 'asking';
}
