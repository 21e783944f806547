import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { addDays, addMonths, callRoute, onSignedOut, todayIso } from '@pora/kit';

/** Days from one to another, both included, `yyyy-MM-dd`. */
export interface Span {
  from: string;
  to: string;
}

/** Whole months around today that are always read. */
const MONTHS = { back: 3, ahead: 12 };

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
