import { PracticeRecordEntity } from '@pora/common/database';
import type { VisitStatus } from '@pora/contracts/schedule/schedule.model';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { PatientEntity } from '../patients/patient.entity.js';

/** A visit or anything else that stands in the calendar of the practice. */
@Entity('schedule_events')
@Index('schedule_events_by_start', ['practiceId', 'startsAt'])
@Index('schedule_events_of_patient', ['patientId', 'startsAt'])
@Index('schedule_events_of_series', ['seriesId'])
@Check('schedule_events_times', 'ends_at > starts_at')
@Check('schedule_events_status', `status IN ('planned', 'done', 'missed', 'cancelled')`)
export class ScheduleEventEntity extends PracticeRecordEntity {
  @Column({ type: 'text', nullable: true })
  @ForeignKey(() => PatientEntity, { name: 'schedule_events_patient', onDelete: 'CASCADE' })
  patientId!: string | null;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'timestamptz' })
  startsAt!: Date;

  @Column({ type: 'timestamptz' })
  endsAt!: Date;

  @Column({ type: 'text' })
  type!: string;

  @Column({ type: 'text' })
  status!: VisitStatus;

  @Column({ type: 'text', default: '' })
  notes!: string;

  /** The id of the first visit, for all visits of a series. */
  @Column({ type: 'text', nullable: true })
  seriesId!: string | null;
}
