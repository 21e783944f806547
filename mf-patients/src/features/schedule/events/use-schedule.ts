import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { apiPrefix, type CollectionView, type LoadState, useCollection, useLoad } from '@pora/kit';
import { useEffect } from 'react';
import { tellFailure } from './schedule-failure.js';
import { scheduleCollection } from './schedule.collection.js';
import { isWithin, monthsAround, readFurther, type Span, usualSpan } from './schedule-spans.js';

/** The visits with everything that can be done to them. */
export type ScheduleView = CollectionView<ScheduleEvent, ScheduleEventPatch>;

/** The visits of the practice, local-first [core §4]; those of the span are there when the state says ready. */
export function useSchedule(shown: Span): ScheduleView {
  const schedule = useCollection(scheduleCollection);
  const further = useFurther(shown, schedule);
  const base = honestState(schedule.state, schedule.fromStorage);
  const state = base.phase === 'ready' && further && further.phase !== 'ready' ? further : base;
  const error = state.phase === 'loading' ? null : state.error;
  useEffect(() => {
    if (error) tellFailure('load', error);
  }, [error]);
  return { ...schedule, state };
}

/** Days outside the usual ones are read when somebody looks at them; null for usual days. */
function useFurther(
  shown: Span,
  { putAll }: Pick<ScheduleView, 'putAll'>,
): LoadState<readonly ScheduleEvent[]> | null {
  const isUsual = isWithin(shown, usualSpan());
  const span = monthsAround(shown);
  const load = useLoad<readonly ScheduleEvent[]>({
    queryKey: [...apiPrefix(scheduleCalls.list), 'further', span.from, span.to],
    enabled: !isUsual,
    // From then on the span is read again with the list.
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async ({ signal }) => {
      const events = await readFurther(span, signal);
      putAll(events);
      return events;
    },
  });
  return isUsual ? null : load;
}

/** An empty copy in the browser says nothing about the practice: the server's answer is waited for. */
function honestState(
  state: LoadState<readonly ScheduleEvent[]>,
  fromStorage: boolean,
): LoadState<readonly ScheduleEvent[]> {
  if (state.phase !== 'ready' || !fromStorage || state.data.length > 0) return state;
  if (!state.error) return { phase: 'loading' };
  const { error, retry, refreshing: retrying, nextTry } = state;
  return { phase: 'failed', error, retry, retrying, nextTry };
}
