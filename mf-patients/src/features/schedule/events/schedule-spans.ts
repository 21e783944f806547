import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { addDays, addMonths, callRoute, onSignedOut, practiceMoment, todayIso, userStorage } from '@pora/kit';

/** Days from one to another, both included, `yyyy-MM-dd`. */
export interface Span {
  from: string;
  to: string;
}

/** Whole months around today that are always read. */
const MONTHS = { back: 3, ahead: 12 };

/**
 * Days around today that the browser keeps for a visit without a server: a practice has more visits than it can hold. Back to
 * the first week of a month that ends today.
 */
const KEPT_DAYS = { back: 37, ahead: 92 };

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;
const lastOfMonth = (date: string) => addDays(addMonths(firstOfMonth(date), 1), -1);

/** What else somebody looked at: read again with every reading of the list. */
const further = new Map<string, Span>();
onSignedOut(() => further.clear());

/** The days that are read without anybody looking at them. */
export function usualSpan(today = todayIso()): Span {
  return {
    from: addMonths(firstOfMonth(today), -MONTHS.back),
    to: lastOfMonth(addMonths(firstOfMonth(today), MONTHS.ahead)),
  };
}

/** The days the browser's copy was made for; they stay as they are while it grows old. */
const copied = userStorage<Span>('schedule-storage-days');
const keptSpan = (today = todayIso()): Span => ({
  from: addDays(today, -KEPT_DAYS.back),
  to: addDays(today, KEPT_DAYS.ahead),
});

/** The visits that the browser keeps, of days it can tell afterwards. */
export function keptEvents(events: readonly ScheduleEvent[]): readonly ScheduleEvent[] {
  const span = keptSpan();
  copied.write(span);
  const from = practiceMoment(span.from, '00:00').toISOString();
  const until = practiceMoment(addDays(span.to, 1), '00:00').toISOString();
  return events.filter(({ start, end }) => end > from && start < until);
}

/** Whether the browser's copy has the visits of these days: a day without any in it is then a day without visits. */
export const isInCopy = (span: Span): boolean => isWithin(span, copied.read() ?? keptSpan());

/** Whole months around days that somebody looks at: the neighbouring days come along. */
export function monthsAround({ from, to }: Span): Span {
  return {
    from: addMonths(firstOfMonth(from), -1),
    to: lastOfMonth(addMonths(firstOfMonth(to), 1)),
  };
}

/** Whether one span lies in another. */
export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.from >= outer.from && inner.to <= outer.to;

const readSpan = ({ from, to }: Span, signal: AbortSignal) =>
  callRoute(scheduleCalls.list, { query: { from, to }, signal });

/** The visits of all spans that are known; one that touches two spans comes once. */
export async function readKnownSpans(signal: AbortSignal): Promise<readonly ScheduleEvent[]> {
  const spans = [usualSpan(), ...further.values()];
  const lists = await Promise.all(spans.map((span) => readSpan(span, signal)));
  if (lists.length === 1 && lists[0]) return lists[0];
  return [...new Map(lists.flat().map((event) => [event.id, event])).values()];
}

/** Reads days outside the usual ones, which belong to the list from now on. */
export async function readFurther(span: Span, signal: AbortSignal): Promise<readonly ScheduleEvent[]> {
  const events = await readSpan(span, signal);
  further.set(`${span.from}/${span.to}`, span);
  return events;
}
