import {
  newEventSchema,
  SCHEDULE_LIMITS,
  scheduleEventSchema,
} from '@pora/contracts/schedule/schedule.model';
import { identifier, integerBetween, timeOfDay } from '@pora/contracts/text/text.model';
import { addDays, practiceMoment, toIsoDate } from '@pora/text-pl/dates';
import type { ImportedEvent } from '../schedule/schedule.service.js';
import { fieldsOfEvent } from '../schedule/schedule-event.changes.js';

const { min, max } = SCHEDULE_LIMITS.minutes;
/** How long before its visit an appointment is made. */
const MADE_DAYS_BEFORE = 14;

/** Content of `demo/visits.json`: each is some days after the day of loading, or before it, so that today is never empty. */
export const demoVisitsSchema = scheduleEventSchema
  .pick({ title: true, status: true, notes: true, patientId: true })
  .partial()
  .extend({
    id: identifier,
    inDays: integerBetween(-3_650, 3_650),
    time: timeOfDay,
    minutes: integerBetween(min, max),
  })
  .array();

/** One visit of the file. */
export type DemoVisit = ReturnType<typeof demoVisitsSchema.parse>[number];

/**
 * Gives a demo visit its place in the calendar, away from Saturdays and Sundays unless it is of today. What is past took
 * place unless the file says otherwise; what is still to come is planned.
 */
export function datedVisit({ id, inDays, time, minutes, ...visit }: DemoVisit, now: Date): ImportedEvent {
  const start = practiceMoment(workday(toIsoDate(now), inDays), time);
  const end = new Date(start.getTime() + minutes * 60_000);
  const isPast = end <= now;
  const status = isPast ? pastStatus(visit.status) : 'planned';
  const event = newEventSchema.parse({
    ...visit,
    status,
    start: start.toISOString(),
    end: end.toISOString(),
  });
  const made = new Date(start.getTime() - MADE_DAYS_BEFORE * 24 * 60 * 60 * 1000);
  return { id, createdAt: made < now ? made : now, ...fieldsOfEvent(event) };
}

const pastStatus = (told: DemoVisit['status']) => (told === undefined || told === 'planned' ? 'done' : told);

function workday(today: string, inDays: number): string {
  const date = addDays(today, inDays);
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  if (inDays === 0 || (weekday !== 0 && weekday !== 6)) return date;
  return addDays(date, weekday === 6 ? -1 : 1);
}
