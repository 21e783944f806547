import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import { IsNull } from 'typeorm';
import { AcceptedRiskEntity } from './accepted-risk.entity.js';

/** A risk about to be kept. */
export type NewAcceptedRisk = Pick<AcceptedRiskEntity, 'planId' | 'place' | 'cause' | 'reason' | 'prints'>;

const PAST = {
  ...{ id: true, place: true, cause: true, reason: true, createdAt: true, createdBy: true },
  ...{ withdrawnAt: true, withdrawnBy: true },
} as const;

/** A risk as the history tells of it. */
export type PastRisk = Pick<AcceptedRiskEntity, keyof typeof PAST>;

@Injectable()
export class AcceptedRisksRepository {
  constructor(private readonly database: Database) {}

  /** Risks of a plan that were not taken back, newest first. */
  list(planId: string): Promise<AcceptedRiskEntity[]> {
    return this.rows.find({
      where: { planId, withdrawnAt: IsNull() },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  /** The newest risks of a plan, those that were taken back included, without their prints. */
  listAll(planId: string, most: number): Promise<PastRisk[]> {
    return this.rows.find({
      where: { planId },
      order: { createdAt: 'DESC', id: 'ASC' },
      select: PAST,
      take: most,
    });
  }

  async add(risk: NewAcceptedRisk, author: Author): Promise<string> {
    const id = randomUUID();
    await this.rows.insert({ ...risk, id, createdBy: author.email });
    return id;
  }

  /** Whether there was such a risk that nobody had taken back. */
  async withdraw(planId: string, id: string, { email }: Author): Promise<boolean> {
    const { affected } = await this.rows.update(
      { planId, id, withdrawnAt: IsNull() },
      { withdrawnAt: () => 'now()', withdrawnBy: email },
    );
    return (affected ?? 0) > 0;
  }

  private get rows() {
    return this.database.repository(AcceptedRiskEntity);
  }
}
