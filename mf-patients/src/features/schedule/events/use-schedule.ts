import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { apiPrefix, type CollectionView, type LoadState, useCollection, useLoad } from '@pora/kit';
import { useEffect } from 'react';
import { withoutCopy } from '../../../shared/honest-load.js';
import { tellFailure } from './schedule-failure.js';
import { scheduleCollection } from './schedule.collection.js';
import { isInCopy, isWithin, monthsAround, readFurther, type Span, usualSpan } from './schedule-spans.js';

/** The visits with everything that can be done to them. */
export type ScheduleView = CollectionView<ScheduleEvent, ScheduleEventPatch>;

/** The visits of the practice, local-first [core §4]; those of the span are there when the state says ready. */
export function useSchedule(shown: Span): ScheduleView {
  const schedule = useCollection(scheduleCollection);
  const further = useFurther(shown, schedule);
  const base = honestState(schedule, shown);
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

/** An empty copy in the browser says nothing about the practice, and no copy does about days it was not made for. */
function honestState({ state, fromStorage, items }: ScheduleView, shown: Span): ScheduleView['state'] {
  return fromStorage && (items.length === 0 || !isInCopy(shown)) ? withoutCopy(state) : state;
}
