import {
  eventPatchSchema,
  type ScheduleEvent,
  type ScheduleEventPatch,
  scheduleEventSchema,
} from '@pora/contracts/schedule/schedule.model';
import { type CopySchemas } from '@pora/kit';

/** What the browser's copies of visits and of their changes are checked with; loaded only when one is read. */
export const eventCopySchemas: CopySchemas<ScheduleEvent, ScheduleEventPatch> = {
  record: scheduleEventSchema,
  patch: eventPatchSchema,
};
