import { Injectable } from '@nestjs/common';
import { Database, RecordRepository } from '@pora/common/database';
import { ConsentEntity } from './consent.entity.js';

/** Rows of consents. */
@Injectable()
export class ConsentsRepository extends RecordRepository<ConsentEntity> {
  constructor(database: Database) {
    super(database, ConsentEntity, 'Nie znaleziono zgody.');
  }

  /** The newest first: by the day it was given, then by when it was entered. */
  listOf(patientId: string): Promise<ConsentEntity[]> {
    return this.rows.find({ where: { patientId }, order: { date: 'DESC', createdAt: 'DESC', id: 'DESC' } });
  }
}
