import { type ScheduleEvent, type SeriesScope } from '@pora/contracts/schedule/schedule.model';

/** Which visits of a series a change is for; `one` is the visit itself. */
export type Scope = 'one' | SeriesScope;

/** The visits of a series that a change of more than one would touch, and how many stay as they are. */
export interface SeriesReach {
  following: readonly ScheduleEvent[];
  all: readonly ScheduleEvent[];
  kept: number;
}

/**
 * What a change of several visits of a series touches: the visit itself and those that are still to come and planned. Null
 * for a visit that does not repeat, or the last one of its series that can change.
 */
export function seriesReach(
  event: ScheduleEvent,
  events: readonly ScheduleEvent[],
  now = new Date().toISOString(),
): SeriesReach | null {
  if (event.seriesId === undefined) return null;
  const series = events
    .filter(({ seriesId }) => seriesId === event.seriesId)
    .sort((a, b) => a.start.localeCompare(b.start));
  const all = series.filter(
    ({ id, status, start }) => id === event.id || (status === 'planned' && start > now),
  );
  if (all.length < 2) return null;
  return {
    all,
    following: all.filter(({ start }) => start >= event.start),
    kept: series.length - all.length,
  };
}
