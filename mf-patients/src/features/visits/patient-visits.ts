import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { phaseOf, type VisitPhase } from './visit-phase.js';

/** A visit of one patient. */
export type PatientVisit = Pick<ScheduleEvent, 'id' | 'title' | 'start' | 'end' | 'notes' | 'version'> & {
  phase: VisitPhase;
};

/** The visits of one patient around a moment. */
export interface PatientVisits {
  /** Still to come or going on, the next one first. */
  coming: readonly PatientVisit[];
  /** Over, cancelled or missed, the last one first. */
  past: readonly PatientVisit[];
}

const COMING = new Set<VisitPhase>(['upcoming', 'running']);

/** Puts the visits of a patient before or behind a moment; one that was cancelled ahead of its time is over. */
export function splitVisits(events: readonly ScheduleEvent[], now: Date): PatientVisits {
  const moment = now.toISOString();
  const visits = events
    .map((event): PatientVisit => {
      const { id, title, start, end, notes, version } = event;
      return { id, title, start, end, version, phase: phaseOf(event, moment), ...(notes && { notes }) };
    })
    .sort((a, b) => a.start.localeCompare(b.start));
  return {
    coming: visits.filter(({ phase }) => COMING.has(phase)),
    past: visits.filter(({ phase }) => !COMING.has(phase)).reverse(),
  };
}

/** Visits that took place: the practice marked them so, or nothing else was said after their time. */
export function keptVisits({ past }: PatientVisits): readonly PatientVisit[] {
  return past.filter(({ phase }) => phase === 'done' || phase === 'past');
}
