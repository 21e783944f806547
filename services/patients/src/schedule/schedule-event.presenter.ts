import type { ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import type { ScheduleEventEntity } from './schedule-event.entity.js';

/** Turns a stored event into the wire object; what is not there is left out [core §5]. */
export function presentEvent(row: ScheduleEventEntity): ScheduleEvent {
  return {
    id: row.id,
    title: row.title,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    ...(row.patientId !== null && { patientId: row.patientId }),
    type: row.type,
    status: row.status,
    ...(row.notes !== '' && { notes: row.notes }),
    ...(row.seriesId !== null && { seriesId: row.seriesId }),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
  };
}
