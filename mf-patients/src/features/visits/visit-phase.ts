import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';

/** What a visit is at a moment: its status, and for a planned one whether it is still to come. */
export type VisitPhase = 'done' | 'upcoming' | 'running' | 'past' | 'missed' | 'cancelled';

/** What a visit is at a moment (ISO). */
export function phaseOf(
  { status, start, end }: Pick<ScheduleEvent, 'status' | 'start' | 'end'>,
  now: string,
): VisitPhase {
  if (status !== 'planned') return status;
  if (end <= now) return 'past';
  return start <= now ? 'running' : 'upcoming';
}
