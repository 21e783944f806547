import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import { AcceptedRiskEntity } from './accepted-risk.entity.js';

/** A risk about to be kept. */
export type NewAcceptedRisk = Pick<AcceptedRiskEntity, 'planId' | 'place' | 'cause' | 'reason' | 'prints'>;

@Injectable()
export class AcceptedRisksRepository {
  constructor(private readonly database: Database) {}

  /** Risks of a plan, newest first. */
  list(planId: string): Promise<AcceptedRiskEntity[]> {
    return this.rows.find({ where: { planId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  async add(risk: NewAcceptedRisk, author: Author): Promise<string> {
    const id = randomUUID();
    await this.rows.insert({ ...risk, id, createdBy: author.email });
    return id;
  }

  /** Whether there was such a risk. */
  async remove(planId: string, id: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ planId, id });
    return (affected ?? 0) > 0;
  }

  private get rows() {
    return this.database.repository(AcceptedRiskEntity);
  }
}
