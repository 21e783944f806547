import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import { PatientErasureEntity } from './patient-erasure.entity.js';

/** Removals for good that are not finished in every service. */
@Injectable()
export class PatientErasuresRepository {
  constructor(private readonly database: Database) {}

  async begin(patientId: string, { email }: Author): Promise<void> {
    await this.rows.insert({ patientId, requestedBy: email });
  }

  /** The oldest first. */
  list(): Promise<PatientErasureEntity[]> {
    return this.rows.find({ order: { requestedAt: 'ASC', patientId: 'ASC' } });
  }

  isOpen(patientId: string): Promise<boolean> {
    return this.rows.existsBy({ patientId });
  }

  async end(patientId: string): Promise<void> {
    await this.rows.delete({ patientId });
  }

  private get rows() {
    return this.database.repository(PatientErasureEntity);
  }
}
