import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { DEFAULT_TITLE, DEFAULT_TYPE } from '@pora/contracts/schedule/schedule.vocabulary';
import { formatDate, formatTime, saysAlready } from '@pora/kit';

/** What a person fills in for a visit; no patient is null. */
export interface EventContent {
  title: string;
  start: string;
  end: string;
  patientId: string | null;
  notes: string;
}

/** Who makes a visit, and when. */
export interface Authorship {
  id: string;
  by: string;
  now: Date;
}

/** A visit as the list shows it until the server has answered; no patient and no notes are left out [core §5]. */
export function newEvent(content: EventContent, { id, by, now }: Authorship): ScheduleEvent {
  const moment = now.toISOString();
  const { title, start, end, patientId, notes } = content;
  const blank: ScheduleEvent = {
    id,
    title: title || DEFAULT_TITLE,
    start,
    end,
    type: DEFAULT_TYPE,
    status: 'planned',
    version: 1,
    createdAt: moment,
    updatedAt: moment,
    createdBy: by,
    updatedBy: by,
  };
  return applyEventPatch(blank, { patientId, notes });
}

/** The visit with a change; null takes the patient away, blank notes are left out. */
export function applyEventPatch(event: ScheduleEvent, patch: ScheduleEventPatch): ScheduleEvent {
  const { patientId: _patient, notes: _notes, ...rest } = event;
  const {
    patientId = event.patientId ?? null,
    notes = event.notes ?? '',
    title = event.title,
    ...other
  } = patch;
  const given = Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined));
  return {
    ...rest,
    ...given,
    title: title || DEFAULT_TITLE,
    ...(patientId !== null && { patientId }),
    ...(notes !== '' && { notes }),
  };
}

/** Whether a visit says already what a change says. */
export function eventSays(event: ScheduleEvent, patch: ScheduleEventPatch): boolean {
  const changed = applyEventPatch(event, patch);
  return saysAlready(event, changed) && saysAlready(changed, event);
}

/** The fields of a change as they stood before it, for its undo. */
export function undoOf(event: ScheduleEvent, patch: ScheduleEventPatch): ScheduleEventPatch {
  const whole = { ...event, patientId: event.patientId ?? null, notes: event.notes ?? '' };
  const names = new Set(Object.keys(patch));
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)));
}

/** When a visit is, for sentences: "19.11.2026 11:00". */
export function eventMoment({ start }: Pick<ScheduleEvent, 'start'>): string {
  return `${formatDate(start)} ${formatTime(start)}`;
}
