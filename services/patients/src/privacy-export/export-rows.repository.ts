import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { IntoleranceSetEntity } from '../intolerance-sets/intolerance-set.entity.js';
import { ScheduleEventEntity } from '../schedule/schedule-event.entity.js';
import { SurveyEntity } from '../surveys/survey.entity.js';

const IN_USE_FIRST = { direction: 'ASC', nulls: 'FIRST' } as const;
const NEWEST_FIRST = { createdAt: 'DESC', id: 'ASC' } as const;

/** Every row there is about a patient, those in the trash and former ones included. */
@Injectable()
export class ExportRowsRepository {
  constructor(private readonly database: Database) {}

  surveys(patientId: string): Promise<SurveyEntity[]> {
    const order = { deletedAt: IN_USE_FIRST, ...NEWEST_FIRST };
    return this.database.repository(SurveyEntity).find({ where: { patientId }, order });
  }

  intoleranceSets(patientId: string): Promise<IntoleranceSetEntity[]> {
    const order = { deletedAt: IN_USE_FIRST, supersededAt: IN_USE_FIRST, ...NEWEST_FIRST };
    return this.database.repository(IntoleranceSetEntity).find({ where: { patientId }, order });
  }

  visits(patientId: string): Promise<ScheduleEventEntity[]> {
    return this.database
      .repository(ScheduleEventEntity)
      .find({ where: { patientId }, order: { startsAt: 'ASC', id: 'ASC' } });
  }
}
