import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { addDays, formatTime, todayIso, toIsoDate, useApiQuery } from '@pora/kit';

/** The next visit of the schedule, or why there is none to print. */
export interface ScheduledVisit {
  state: 'loading' | 'found' | 'none' | 'failed';
  day: string;
  time: string;
}

/** The first visit that is planned after today: the plan is given at today's. */
function nextOf(events: ScheduleEvent[]): { day: string; time: string } | null {
  const [next] = events
    .filter(({ status }) => status === 'planned')
    .sort((a, b) => a.start.localeCompare(b.start));
  return next ? { day: toIsoDate(new Date(next.start)), time: formatTime(next.start) } : null;
}

/** When the patient comes next, by the schedule of the practice. */
export function useNextVisit(patientId: string | null): ScheduledVisit {
  const from = addDays(todayIso(), 1);
  const query = { from, ...(patientId !== null && { patientId }) };
  const visits = useApiQuery(scheduleCalls.list, { query }, { enabled: patientId !== null, select: nextOf });
  const nothing = { day: '', time: '' };
  if (patientId === null) return { state: 'none', ...nothing };
  if (visits.phase !== 'ready') return { state: visits.phase, ...nothing };
  return visits.data ? { state: 'found', ...visits.data } : { state: 'none', ...nothing };
}
