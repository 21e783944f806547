import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
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
      missing: 'Nie znaleziono zestawu nietolerancji.',
    });
  }
}
