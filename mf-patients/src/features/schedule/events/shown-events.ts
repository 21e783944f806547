import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { addDays, formatTime, practiceMoment, toIsoDate } from '@pora/kit';
import { phaseOf, type VisitPhase } from '../../visits/public.js';
import { minutesOf } from '../calendar/clock.js';
import { type Span } from './schedule-spans.js';

/** Facts of a patient that visits show. */
export interface VisitPatient {
  name: string;
  isChild: boolean;
}

/** The part of a visit that lies in one day, on the clock of the practice. */
export interface ShownEvent {
  event: ScheduleEvent;
  date: string;
  /** Minutes of the day; the end is at most midnight. */
  start: number;
  end: number;
  patient: VisitPatient | undefined;
  /** Title, and " – patient" when one is linked [core §2]. */
  label: string;
  phase: VisitPhase;
  /** The visit began on an earlier day. */
  goesOn: boolean;
}

const MIDNIGHT = 24 * 60;

/** Title, and the patient when one is linked [core §2]. */
export function eventLabel(
  { title }: Pick<ScheduleEvent, 'title'>,
  patient: VisitPatient | undefined,
): string {
  return patient ? `${title} – ${patient.name}` : title;
}

interface ShowOptions {
  span: Span;
  patients: ReadonlyMap<string, VisitPatient>;
  /** ISO moment. */
  now: string;
}

/** The visits of some days by day, each day by start. Only they are put on the clock, however many there are. */
export function eventsByDay(
  events: readonly ScheduleEvent[],
  { span, patients, now }: ShowOptions,
): ReadonlyMap<string, readonly ShownEvent[]> {
  const from = practiceMoment(span.from, '00:00').toISOString();
  const until = practiceMoment(addDays(span.to, 1), '00:00').toISOString();
  const byDay = new Map<string, ShownEvent[]>();
  for (const event of events) {
    if (event.start >= until || event.end <= from) continue;
    const patient = event.patientId === undefined ? undefined : patients.get(event.patientId);
    const shared = { event, patient, label: eventLabel(event, patient), phase: phaseOf(event, now) };
    for (const part of partsOf(event)) {
      if (part.date < span.from || part.date > span.to) continue;
      const day = byDay.get(part.date) ?? [];
      byDay.set(part.date, day);
      day.push({ ...shared, ...part });
    }
  }
  for (const day of byDay.values()) day.sort(byStart);
  return byDay;
}

/** Number of visits that begin on each of some days. */
export function countByDay(
  events: readonly ScheduleEvent[],
  { from, to }: Span,
): ReadonlyMap<string, number> {
  const first = practiceMoment(from, '00:00').toISOString();
  const until = practiceMoment(addDays(to, 1), '00:00').toISOString();
  const counts = new Map<string, number>();
  for (const { start } of events) {
    if (start < first || start >= until) continue;
    const day = toIsoDate(new Date(start));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** A visit as it lies in its days: mostly one. */
function partsOf({ start, end }: ScheduleEvent): Pick<ShownEvent, 'date' | 'start' | 'end' | 'goesOn'>[] {
  const firstDay = toIsoDate(new Date(start));
  const lastDay = toIsoDate(new Date(end));
  const startMinute = minutesOf(formatTime(start));
  const endMinute = minutesOf(formatTime(end));
  if (firstDay === lastDay) return [{ date: firstDay, start: startMinute, end: endMinute, goesOn: false }];
  const first = { date: firstDay, start: startMinute, end: MIDNIGHT, goesOn: false };
  return endMinute === 0 ? [first] : [first, { date: lastDay, start: 0, end: endMinute, goesOn: true }];
}

function byStart(a: ShownEvent, b: ShownEvent): number {
  return a.start - b.start || a.end - b.end || (a.event.id < b.event.id ? -1 : 1);
}

/** Whether a visit takes up its time. */
export const takesTime = ({ phase }: Pick<ShownEvent, 'phase'>): boolean => phase !== 'cancelled';

/** A visit and its place among those that overlap it: which of how many columns. */
export interface PlacedEvent extends ShownEvent {
  lane: number;
  lanes: number;
  /** Another visit that takes place lies at the same time. */
  overlaps: boolean;
}

/** Puts visits of a day that overlap beside one another. */
export function placeEvents(day: readonly ShownEvent[]): PlacedEvent[] {
  const placed: PlacedEvent[] = [];
  let group: PlacedEvent[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    for (const one of group) one.lanes = lanes;
    group = [];
  };
  for (const shown of day) {
    if (group.length > 0 && shown.start >= groupEnd) close();
    const taken = new Set(group.filter(({ end }) => end > shown.start).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const rivals = takesTime(shown) ? group.filter((one) => one.end > shown.start && takesTime(one)) : [];
    for (const rival of rivals) rival.overlaps = true;
    const one = { ...shown, lane, lanes: 1, overlaps: rivals.length > 0 };
    group.push(one);
    placed.push(one);
    groupEnd = group.length === 1 ? shown.end : Math.max(groupEnd, shown.end);
  }
  if (group.length > 0) close();
  return placed;
}
