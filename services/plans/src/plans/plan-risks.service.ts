import { Injectable } from '@nestjs/common';
import type { Author } from '@pora/common/database';
import { AcceptedRisksRepository, type NewAcceptedRisk } from './accepted-risks.repository.js';
import { PlansRepository } from './plans.repository.js';
import type { AcceptedRiskEntity } from './accepted-risk.entity.js';

/** The risks people took for a plan, as they are kept. */
@Injectable()
export class PlanRisksService {
  constructor(
    private readonly risks: AcceptedRisksRepository,
    private readonly plans: PlansRepository,
  ) {}

  /** Newest first. */
  list(planId: string): Promise<AcceptedRiskEntity[]> {
    return this.risks.list(planId);
  }

  /** The last check was made without it, so the plan is to be checked. */
  async add(risk: NewAcceptedRisk, author: Author): Promise<string> {
    await this.plans.forgetCheck(risk.planId);
    return this.risks.add(risk, author);
  }

  /** Whether there was such a risk; the last check counted with it, so the plan is to be checked. */
  async withdraw(planId: string, id: string, author: Author): Promise<boolean> {
    await this.plans.forgetCheck(planId);
    return this.risks.withdraw(planId, id, author);
  }
}
