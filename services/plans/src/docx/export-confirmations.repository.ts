import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { ExportConfirmationEntity } from './export-confirmation.entity.js';

/** A confirmation as it is given. */
export type NewConfirmation = Omit<ExportConfirmationEntity, 'practiceId' | 'createdAt' | 'plan'>;

@Injectable()
export class ExportConfirmationsRepository {
  constructor(private readonly database: Database) {}

  async add(confirmation: NewConfirmation): Promise<void> {
    await this.rows.insert(confirmation);
  }

  /** Whether that confirmation was given for exactly this check of the plan. */
  holds(id: string, planId: string, checkFingerprint: string): Promise<boolean> {
    return this.rows.existsBy({ id, planId, checkFingerprint });
  }

  private get rows() {
    return this.database.repository(ExportConfirmationEntity);
  }
}
