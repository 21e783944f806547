import { scheduleCalls } from '@pora/contracts/calls';
import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { addDays, type LoadState, todayIso, toIsoDate, useApiQuery } from '@pora/kit';
import { useMemo } from 'react';

/** What the dashboard tells of the calendar. */
export interface Week {
  /** Events that begin today, by start. */
  today: readonly ScheduleEvent[];
  /** Visits of this week, Monday to Sunday, that were not cancelled; those of the sample do not count. */
  visits: number;
  /** Every event of the week. */
  events: readonly ScheduleEvent[];
}

/** The week from Monday to Sunday around a day `yyyy-MM-dd`. */
export function weekOf(day: string): { from: string; to: string } {
  const fromMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return { from: addDays(day, -fromMonday), to: addDays(day, 6 - fromMonday) };
}

/** This week's calendar, read anew at every visit of the dashboard. */
export function useWeek(): LoadState<Week> {
  const today = todayIso();
  const load = useApiQuery(
    scheduleCalls.list,
    { query: weekOf(today) },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const events = load.phase === 'ready' ? load.data : undefined;
  const data = useMemo(() => events && weekFrom(events, today), [events, today]);
  return load.phase === 'ready' && data
    ? { ...load, data }
    : (load as Exclude<typeof load, { phase: 'ready' }>);
}

/** @param today `yyyy-MM-dd` on the clock of the practice */
export function weekFrom(events: readonly ScheduleEvent[], today: string): Week {
  const { from } = weekOf(today);
  const dayOf = ({ start }: ScheduleEvent) => toIsoDate(new Date(start));
  return {
    today: events.filter((event) => dayOf(event) === today),
    visits: events.filter(
      (event) => event.status !== 'cancelled' && dayOf(event) >= from && !isSamplePatient(event.patientId),
    ).length,
    events,
  };
}
