import { durationProblem } from '@pora/contracts/schedule/schedule.model';
import type { NewScheduleEvent, Repeat, ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import {
  addDays,
  daysBetween,
  formatTime,
  practiceMoment,
  repeatedDates,
  toIsoDate,
} from '@pora/text-pl/dates';
import { invalidInput } from '@pora/common/errors';
import type { ScheduleEventEntity } from './schedule-event.entity.js';

/** What a person fills in. */
export type EventFields = Pick<
  ScheduleEventEntity,
  'title' | 'startsAt' | 'endsAt' | 'patientId' | 'type' | 'status' | 'notes'
>;

/** Fields of a new event as they are stored. */
export function fieldsOfEvent({ start, end, id: _id, ...rest }: NewScheduleEvent): EventFields {
  return { ...rest, startsAt: new Date(start), endsAt: new Date(end) };
}

/**
 * The fields a change names, with another value than the row has.
 * @throws ApiError 400 when the event would end before it begins, or last too long
 */
export function changedFields(row: ScheduleEventEntity, patch: ScheduleEventPatch): Partial<EventFields> {
  const { start, end, ...rest } = patch;
  const named: Partial<EventFields> = {
    ...rest,
    ...(start !== undefined && { startsAt: new Date(start) }),
    ...(end !== undefined && { endsAt: new Date(end) }),
  };
  const { startsAt, endsAt } = { ...row, ...named };
  const problem = durationProblem(startsAt.toISOString(), endsAt.toISOString());
  if (problem) throw invalidInput(`${problem}.`, [{ path: 'end', message: problem }]);
  const entries = Object.entries(named) as [keyof EventFields, EventFields[keyof EventFields]][];
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(row[name], value)));
}

const isSame = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/** Start and end of each visit of a series: the same time of the day on the clock of the practice. */
export function timesOfSeries(
  first: EventFields,
  repeat: Repeat,
): Pick<EventFields, 'startsAt' | 'endsAt'>[] {
  return repeatedDates(toIsoDate(first.startsAt), repeat).map((date) => movedTo(first, date));
}

/** An event at its hours on another day, so that the change of time does not move it. */
function movedTo({ startsAt, endsAt }: Pick<EventFields, 'startsAt' | 'endsAt'>, date: string) {
  const nights = daysBetween(toIsoDate(startsAt), toIsoDate(endsAt));
  return {
    startsAt: practiceMoment(date, formatTime(startsAt)),
    endsAt: practiceMoment(addDays(date, nights), formatTime(endsAt)),
  };
}

/**
 * The change of one visit of a series made at another one: new hours are the same for both, and so is the number of days
 * by which it moves.
 */
export function changeOfSibling(
  sibling: ScheduleEventEntity,
  changed: ScheduleEventEntity,
  change: Partial<EventFields>,
): Partial<EventFields> {
  const { startsAt = changed.startsAt, endsAt = changed.endsAt, ...rest } = change;
  if (!change.startsAt && !change.endsAt) return rest;
  const moved = daysBetween(toIsoDate(changed.startsAt), toIsoDate(startsAt));
  return { ...rest, ...movedTo({ startsAt, endsAt }, addDays(toIsoDate(sibling.startsAt), moved)) };
}
