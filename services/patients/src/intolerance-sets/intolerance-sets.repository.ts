import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { INTOLERANCE_SET_LIMITS } from '@pora/contracts/patients/intolerance-set.model';
import { IsNull } from 'typeorm';
import { CurrentRecordRepository } from '../current-records/current-record.repository.js';
import { IntoleranceSetEntity } from './intolerance-set.entity.js';

/** Rows of intolerance sets. */
@Injectable()
export class IntoleranceSetsRepository extends CurrentRecordRepository<IntoleranceSetEntity> {
  constructor(database: Database) {
    super(database, IntoleranceSetEntity, {
      name: 'patient_intolerance_sets',
      idPrefix: 'is-',
      day: { column: 'date', name: 'date' },
      former: { column: 'superseded_at', property: 'supersededAt' },
      missing: 'Nie znaleziono zestawu nietolerancji.',
    });
  }

  /** The patient's sets outside the trash: the current one, then the former ones by when their place was taken. */
  findHistory(patientId: string): Promise<IntoleranceSetEntity[]> {
    return this.rows.find({
      where: { patientId, deletedAt: IsNull() },
      order: { supersededAt: { direction: 'DESC', nulls: 'FIRST' } },
      take: INTOLERANCE_SET_LIMITS.ofPatient,
    });
  }
}
