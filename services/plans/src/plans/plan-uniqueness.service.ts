import { Injectable } from '@nestjs/common';
import { conflict } from '@pora/common/errors';
import { PLAN_STAGE_TAKEN, type Plan } from '@pora/contracts/plans/plan.model';
import { planStrings } from './plans.strings.js';
import { PlansRepository } from './plans.repository.js';

/** Rules over all plans of one patient: one plan per stage [diets §5], one active plan [decisions 27]. */
@Injectable()
export class PlanUniquenessService {
  constructor(private readonly plans: PlansRepository) {}

  /**
   * Holds the patient's plans until the transaction ends and checks both rules for a plan about to be saved.
   * @throws ApiError 409 `plan_exists` with the other plan's id, 409 `conflict` with the active plan's id and name
   */
  async check(plan: Pick<Plan, 'id' | 'patientId' | 'stage' | 'status'>): Promise<void> {
    const { id, patientId, stage, status } = plan;
    if (patientId === null) return;
    await this.plans.lockPatient(patientId);
    const sameStage = await this.plans.findByStage(patientId, stage, id);
    if (sameStage) throw conflict('plan_exists', PLAN_STAGE_TAKEN, { stage, planId: sameStage.id });
    if (status !== 'active') return;
    const active = await this.plans.findActive(patientId, id);
    if (active) {
      throw conflict('conflict', planStrings.anotherActive(active.name), {
        planId: active.id,
        planName: active.name,
      });
    }
  }
}
