import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import {
  DEFAULT_TITLE,
  EVENT_MINUTES,
  SCHEDULE_LIMITS,
  VISIT_STATUSES,
} from '@pora/contracts/schedule/schedule.vocabulary';
import { formatTime, type Repetition, toIsoDate } from '@pora/kit';
import { z } from 'zod';
import { isCalendarDate } from '../calendar/calendar-dates.js';
import { DAY_MINUTES, minutesOf, momentOf, timeOf } from '../calendar/clock.js';
import { type EventContent } from '../events/schedule-event.js';
import { dialogStrings as t } from './dialogs.strings.js';

/** How a new visit repeats: not at all, or a unit and how many of them. */
export const REPEATS = ['none', 'week-1', 'week-2', 'week-4', 'month-1'] as const;
/** Lengths of a series that are offered. */
export const REPEAT_COUNTS = ['2', '3', '4', '6', '8', '10', '12', '24', '52'] as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string().min(1, t.timeMissing).regex(TIME, t.badTime);

/** The fields of the dialogs of a visit [core §2]; a blank title becomes "Wizyta" [core §5]. */
export const eventFormSchema = z
  .object({
    title: z.string().trim().max(SCHEDULE_LIMITS.title, t.titleTooLong(SCHEDULE_LIMITS.title)),
    date: z.string().min(1, t.dateMissing).refine(isCalendarDate, t.dateMissing),
    patientId: z.string().nullable(),
    from: time,
    to: time,
    status: z.enum(VISIT_STATUSES),
    notes: z.string().trim().max(SCHEDULE_LIMITS.notes, t.titleTooLong(SCHEDULE_LIMITS.notes)),
    repeat: z.enum(REPEATS),
    repeatCount: z.enum(REPEAT_COUNTS),
  })
  .superRefine(({ from, to }, context) => {
    if (endMinute(to) > minutesOf(from)) return;
    context.addIssue({ code: 'custom', path: ['to'], message: t.endBeforeStart });
  });

/** What stands in the fields. */
export type EventFormValues = z.output<typeof eventFormSchema>;

/** Midnight ends a day. */
function endMinute(to: string): number {
  return minutesOf(to) || DAY_MINUTES;
}

/** An empty form. */
export const BLANK_EVENT: EventFormValues = {
  title: '',
  date: '',
  patientId: null,
  from: '',
  to: '',
  status: 'planned',
  notes: '',
  repeat: 'none',
  repeatCount: '6',
};

/** A form for a new visit at a free place: it lasts half an hour [core §2, §9]. */
export function formAt(date: string, minute: number): EventFormValues {
  return { ...BLANK_EVENT, date, from: timeOf(minute), to: defaultEnd(timeOf(minute)) };
}

/** Half an hour after a time [core §9]; a visit ends with its day. */
export function defaultEnd(from: string): string {
  return timeOf(Math.min(minutesOf(from) + EVENT_MINUTES.new, DAY_MINUTES) % DAY_MINUTES);
}

/** The form filled with a visit. */
export function formOfEvent(event: ScheduleEvent): EventFormValues {
  return {
    ...BLANK_EVENT,
    title: event.title,
    date: toIsoDate(new Date(event.start)),
    patientId: event.patientId ?? null,
    from: formatTime(event.start),
    to: formatTime(event.end),
    status: event.status,
    notes: event.notes ?? '',
  };
}

/** What the fields say about a visit. */
export function contentOfForm({ title, date, patientId, from, to, notes }: EventFormValues): EventContent {
  return {
    title: title || DEFAULT_TITLE,
    start: momentOf(date, minutesOf(from)),
    end: momentOf(date, endMinute(to)),
    patientId,
    notes,
  };
}

/** Only what the person changed; null for nothing. */
export function patchOfForm(before: EventFormValues, after: EventFormValues): ScheduleEventPatch | null {
  const fields = (values: EventFormValues): ScheduleEventPatch => ({
    ...contentOfForm(values),
    status: values.status,
  });
  const earlier = new Map<string, unknown>(Object.entries(fields(before)));
  const changed = Object.entries(fields(after)).filter(([name, value]) => earlier.get(name) !== value);
  if (changed.length === 0) return null;
  const patch = Object.fromEntries(changed) as ScheduleEventPatch;
  // Both ends go together: one alone could lie on the wrong side of the other.
  const { start, end } = contentOfForm(after);
  return patch.start !== undefined || patch.end !== undefined ? { ...patch, start, end } : patch;
}

/** How the visits repeat; null for a single one. */
export function repetitionOf({ repeat, repeatCount }: EventFormValues): Repetition | null {
  if (repeat === 'none') return null;
  const [unit, every] = repeat.split('-');
  return { unit: unit === 'month' ? 'month' : 'week', every: Number(every), count: Number(repeatCount) };
}

/** Minutes of the fields on the clock; null while they say no times. */
export function periodOfForm({ date, from, to }: Pick<EventFormValues, 'date' | 'from' | 'to'>) {
  if (!isCalendarDate(date) || !TIME.test(from) || !TIME.test(to)) return null;
  const [start, end] = [minutesOf(from), endMinute(to)];
  return end > start ? { date, start, end } : null;
}
