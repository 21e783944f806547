import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import type { ScheduleEventEntity } from './schedule-event.entity.js';

/** The schedule's lines in the audit trail: of a visit they stand with the patient, of the rest with the event. */
@Injectable()
export class ScheduleTrail {
  constructor(private readonly audit: Audit) {}

  /** Adds a line to the current transaction. */
  note(
    caller: CallerInfo,
    action: string,
    { id, patientId }: Pick<ScheduleEventEntity, 'id' | 'patientId'>,
    fields?: readonly string[],
  ): Promise<void> {
    const subject =
      patientId === null
        ? { entity: 'schedule-event', entityId: id }
        : { entity: 'patient', entityId: patientId };
    return this.audit.record({ caller, action: `schedule.${action}`, ...subject, fields });
  }

  /** One line for a whole list; nothing may be answered before it is stored. */
  noteReading(caller: CallerInfo, patientId: string | undefined): Promise<void> {
    const subject =
      patientId === undefined
        ? { entity: 'schedule-event', entityId: '*' }
        : { entity: 'patient', entityId: patientId };
    return this.audit.recordReading({ caller, action: 'schedule.list', ...subject });
  }
}
