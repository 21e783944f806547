import { Injectable } from '@nestjs/common';
import type { Author } from '@pora/common/database';
import { AcceptedRisksRepository, type NewAcceptedRisk } from './accepted-risks.repository.js';
import type { AcceptedRiskEntity } from './accepted-risk.entity.js';

/** The risks people took for a plan, as they are kept. */
@Injectable()
export class PlanRisksService {
  constructor(private readonly risks: AcceptedRisksRepository) {}

  /** Newest first. */
  list(planId: string): Promise<AcceptedRiskEntity[]> {
    return this.risks.list(planId);
  }

  add(risk: NewAcceptedRisk, author: Author): Promise<string> {
    return this.risks.add(risk, author);
  }

  /** Whether there was such a risk. */
  remove(planId: string, id: string): Promise<boolean> {
    return this.risks.remove(planId, id);
  }
}
