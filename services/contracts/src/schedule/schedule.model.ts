import { z } from 'zod';
import { dateTime, identifier, integerBetween, text, timeOfDay, version } from '../text/text.model.js';
import {
  DEFAULT_TITLE,
  DEFAULT_TYPE,
  REPEAT_UNITS,
  SCHEDULE_LIMITS,
  SERIES_SCOPES,
  VISIT_STATUSES,
} from './schedule.vocabulary.js';

export * from './schedule.vocabulary.js';

const title = text(SCHEDULE_LIMITS.title).transform((typed) => typed || DEFAULT_TITLE);
const type = text(SCHEDULE_LIMITS.type).transform((typed) => typed || DEFAULT_TYPE);
const notes = text(SCHEDULE_LIMITS.notes);
const moment = dateTime.refine((value) => /^(19|20)\d\d/.test(value), 'Data od 1900 do 2099 roku');
const eventId = identifier.refine((id) => id.startsWith('se-'), { message: 'Nieprawidłowy identyfikator' });

/** Why an event may not last from `start` to `end` (ISO date-times); undefined when it may. */
export function durationProblem(start: string, end: string): string | undefined {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  if (minutes < SCHEDULE_LIMITS.minutes.min) return 'Koniec musi być później niż początek';
  if (minutes > SCHEDULE_LIMITS.minutes.max) return 'Wydarzenie może trwać najwyżej 24 godziny';
  return undefined;
}

/** The fields of an event that a person fills in; `start` and `end` are ISO date-times with offset [core §3]. */
const eventFields = {
  title: title.default(DEFAULT_TITLE),
  start: moment,
  end: moment,
  patientId: identifier.nullable().default(null),
  type: type.default(DEFAULT_TYPE),
  status: z.enum(VISIT_STATUSES).default('planned'),
  notes: notes.default(''),
};

const newEvent = z.strictObject({ id: eventId.optional(), ...eventFields });

interface Times {
  readonly start: string;
  readonly end: string;
}
const lastsRightly = <T extends z.ZodType<Times>>(schema: T) =>
  schema.superRefine(({ start, end }, context) => {
    const message = durationProblem(start, end);
    if (message) context.addIssue({ code: 'custom', path: ['end'], message });
  });

/** Body of `POST /api/schedule`: the id may be left to the server, a blank title is called "Wizyta" [core §5]. */
export const newEventSchema = lastsRightly(newEvent);

/** Validated body of a new event. */
export type NewScheduleEvent = z.output<typeof newEventSchema>;

/** How a visit repeats: every so many weeks or months at the same time of the day, `count` visits with the first one. */
export const repeatSchema = z.strictObject({
  unit: z.enum(REPEAT_UNITS),
  every: integerBetween(SCHEDULE_LIMITS.repeatEvery.min, SCHEDULE_LIMITS.repeatEvery.max),
  count: integerBetween(SCHEDULE_LIMITS.repeatCount.min, SCHEDULE_LIMITS.repeatCount.max),
});

/** How a visit repeats. */
export type Repeat = z.output<typeof repeatSchema>;

/** Body of a new series: its first visit and how it repeats. */
export const newSeriesSchema = z.strictObject({ event: newEventSchema, repeat: repeatSchema });

/** Any fields of an event; null takes the patient away. */
export const eventPatchSchema = z
  .strictObject({
    title,
    start: moment,
    end: moment,
    patientId: identifier.nullable(),
    type,
    status: z.enum(VISIT_STATUSES),
    notes,
  })
  .partial();

/** Validated body of a change. */
export type ScheduleEventPatch = z.output<typeof eventPatchSchema>;

/** Which visits of a series a change is for. */
export const seriesScopeSchema = z.enum(SERIES_SCOPES);

/**
 * Body of a change of several visits of a series. New times are those of the visit it was made at; the others keep their
 * distance in days. What became of a visit is its own matter.
 */
export const seriesPatchSchema = z.strictObject({
  scope: seriesScopeSchema,
  change: eventPatchSchema.omit({ status: true }),
});

/** Body that makes a series of one visit: how it repeats from then on, and what else about it changes at once. */
export const repeatEventSchema = z.strictObject({ repeat: repeatSchema, change: eventPatchSchema });

/** Event as stored and answered [core §3]; `start` and `end` in UTC. No patient and no notes are left out [core §5]. */
export const scheduleEventSchema = z.object({
  id: identifier,
  title: z.string(),
  start: z.string(),
  end: z.string(),
  patientId: z.string().optional(),
  type: z.string(),
  status: z.enum(VISIT_STATUSES),
  notes: z.string().optional(),
  /** The same for all visits of a series. */
  seriesId: z.string().optional(),
  version,
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string(),
  updatedBy: z.string(),
});

/** An event of the schedule. */
export type ScheduleEvent = z.infer<typeof scheduleEventSchema>;

/** A part of a day, `HH:MM` on the clock of the practice; it ends after it begins. */
const partOfDay = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Koniec musi być później niż początek' });

const workingDay = z
  .strictObject({
    from: timeOfDay,
    to: timeOfDay,
    breaks: z.array(partOfDay).max(SCHEDULE_LIMITS.breaks, `Najwyżej ${SCHEDULE_LIMITS.breaks} przerw`),
  })
  .superRefine(({ from, to, breaks }, context) => {
    if (from >= to) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'Koniec musi być później niż początek' });
    }
    const sorted = [...breaks].sort((a, b) => a.from.localeCompare(b.from));
    sorted.forEach((pause, at) => {
      if (pause.from < from || pause.to > to) {
        context.addIssue({ code: 'custom', path: ['breaks'], message: 'Przerwa poza godzinami pracy' });
      } else if (at > 0 && pause.from < (sorted[at - 1]?.to ?? '')) {
        context.addIssue({ code: 'custom', path: ['breaks'], message: 'Przerwy nakładają się' });
      }
    });
  });

/** Working hours of one day with its breaks. */
export type WorkingDay = z.output<typeof workingDay>;

/** Body of the working hours: seven days from Monday on; null is a day off. */
export const workingHoursSchema = z.strictObject({
  days: z.array(workingDay.nullable()).length(7, 'Podaj siedem dni tygodnia'),
});

/** Working hours as stored; version 1 and no date until they are saved for the first time. */
export const storedWorkingHoursSchema = workingHoursSchema.extend({
  version,
  updatedAt: z.string().nullable(),
});

/** Working hours of the practice. */
export type WorkingHours = z.infer<typeof storedWorkingHoursSchema>;

/** Until somebody says otherwise: Monday to Friday from 8 to 18, without breaks. */
export const DEFAULT_WORKING_DAYS: readonly (WorkingDay | null)[] = Array.from({ length: 7 }, (_, day) =>
  day < 5 ? { from: '08:00', to: '18:00', breaks: [] } : null,
);

const feed = z.object({
  createdAt: z.string(),
  /** When a calendar last fetched it, to the quarter of an hour; null before the first time. */
  lastUsedAt: z.string().nullable(),
});

/** A person's calendar subscription, or that there is none. */
export const feedStateSchema = z.object({ feed: feed.nullable() });

/** A new subscription with its path, which is told this once. */
export const createdFeedSchema = feed.extend({ path: z.string() });

/** A calendar subscription. */
export type ScheduleFeed = z.infer<typeof feed>;
