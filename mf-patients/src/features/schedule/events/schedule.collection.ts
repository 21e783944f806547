import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { callRoute, defineCollection } from '@pora/kit';
import { applyEventPatch, eventSays } from './schedule-event.js';
import { describeEventChange } from './event-change-label.js';
import { keptEvents, readKnownSpans } from './schedule-spans.js';

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
  kept: keptEvents,
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
