import { Injectable } from '@nestjs/common';
import { unlessAway } from '@pora/common/errors';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { EngineService } from '../engine/engine.service.js';
import { PlanPatientsService } from '../patients/plan-patients.service.js';
import { presentVerdict } from './plan-verdict.js';
import { PlansRepository, type CheckedRow } from './plans.repository.js';

/**
 * Tells which stored verdicts still hold (decision 35): the plan's foods, the patient's data and the catalogue must be
 * those the verdict was made from. What cannot be asked now does not hold, so that nothing unknown is ever green.
 */
@Injectable()
export class PlanVerdictsService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly engine: EngineService,
    private readonly patients: PlanPatientsService,
  ) {}

  /**
   * Which rows have a verdict that still holds; one question to each service for all of them and no run of the engine.
   */
  async whichHold(rows: readonly CheckedRow[]): Promise<(row: CheckedRow) => boolean> {
    const withPatient = rows.filter(holdsForFoods).flatMap(({ patientId }) => patientId ?? []);
    const [catalogue, revisions] =
      withPatient.length === 0
        ? [undefined, undefined]
        : await Promise.all([
            unlessAway(this.engine.checkedAgainst()),
            unlessAway(this.patients.dataRevisions([...new Set(withPatient)])),
          ]);
    return (row) => {
      if (!row.lastCheck || !holdsForFoods(row)) return false;
      if (row.patientId === null) return true;
      const { basis } = row.lastCheck;
      return basis.catalogue === catalogue && basis.patient === revisions?.get(row.patientId);
    };
  }

  /** A plan with what its verdict is worth now. */
  async withVerdict(plan: Plan): Promise<Plan> {
    if (!plan.lastVerdict) return plan;
    const row = await this.plans.findCheck(plan.id);
    if (!row) return plan;
    const holds = await this.whichHold([row]);
    return { ...plan, lastVerdict: presentVerdict(row.lastCheck, holds(row)) };
  }
}

function holdsForFoods({ lastCheck, foodFingerprint }: CheckedRow): boolean {
  return lastCheck !== null && lastCheck.basis.foods === foodFingerprint;
}
