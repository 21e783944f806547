import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { addDays, callRoute, defineCollection, todayIso } from '@pora/kit';
import { applyEventPatch, eventSays } from './schedule-event.js';
import { describeEventChange } from './event-change-label.js';
import { readKnownSpans } from './schedule-spans.js';

/** Days around today that the browser keeps for a visit without a server: a practice has more visits than it can hold. */
const KEPT_DAYS = { back: 31, ahead: 92 };

/** Stores a visit made on this screen; what the server gives is left out. */
function createEvent(event: ScheduleEvent, idempotencyKey: string): Promise<ScheduleEvent> {
  const { id, title, start, end, patientId = null, type, status, notes = '' } = event;
  return callRoute(scheduleCalls.create, {
    body: { id, title, start, end, patientId, type, status, notes },
    idempotencyKey,
  });
}

/** The visits of the practice, changed locally first and kept in the browser [core §4, §9]. */
export const scheduleCollection = defineCollection<ScheduleEvent, ScheduleEventPatch>({
  key: 'visits',
  storageKey: 'schedule-storage',
  list: scheduleCalls.list,
  read: readKnownSpans,
  kept: (events) => {
    const today = todayIso();
    const from = addDays(today, -KEPT_DAYS.back);
    const until = addDays(today, KEPT_DAYS.ahead);
    return events.filter(({ start }) => start >= from && start <= until);
  },
  isUsable: ({ title, start, end }) =>
    typeof title === 'string' && !Number.isNaN(Date.parse(start)) && !Number.isNaN(Date.parse(end)),
  create: createEvent,
  update: (id, body, version) =>
    callRoute(scheduleCalls.update, {
      params: { id },
      body,
      ...(version !== undefined && { ifMatch: version }),
    }),
  remove: (id) => callRoute(scheduleCalls.remove, { params: { id } }),
  applyPatch: applyEventPatch,
  says: eventSays,
  describe: describeEventChange,
  schemas: async () => (await import('./schedule.schemas.js')).eventCopySchemas,
});
