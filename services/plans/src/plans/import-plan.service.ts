import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { PLAN_STAGE_TAKEN, type NewPlan, type Plan } from '@pora/contracts/plans/plan.model';
import { PlanPatientsService } from '../patients/plan-patients.service.js';
import { energyOf, newRow } from './create-plan.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PlanUniquenessService } from './plan-uniqueness.service.js';
import { presentPlan } from './plan.presenter.js';
import { PlansRepository } from './plans.repository.js';

/** A plan that comes from outside of the panel, ready to be kept. */
export type ImportedPlan = Required<
  Pick<NewPlan, 'name' | 'stage' | 'caloriesPerDay' | 'generatorSources' | 'mealsPerDay' | 'days'>
> &
  Pick<Plan, 'planDays'>;

/** Who imports, whether a plan that is in the way is replaced, and how a repetition is recognised. */
export interface ImportRequest {
  readonly caller: CallerInfo;
  readonly overwrite: boolean;
  readonly onVersion?: number | undefined;
  readonly key?: string | undefined;
  /** What was sent; the same key with other content is refused. */
  readonly content: object;
}

const IMPORT_PLAN = 'plans.import-docx';

/** Takes imported plans over: as a new plan of a patient, or in place of the meals of a plan [diets §7]. */
@Injectable()
export class ImportPlanService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly changes: PlanChangesService,
    private readonly uniqueness: PlanUniquenessService,
    private readonly patients: PlanPatientsService,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /** A new draft of the patient. @throws ApiError 400 unknown patient, 409 `plan_exists` with `stage`, 503 */
  async intoPatient(imported: ImportedPlan, patientId: string, request: ImportRequest): Promise<Plan> {
    const { tdee } = await this.patients.getForNewPlan(patientId, request.caller);
    return this.once(request, async () => {
      await this.plans.lockPatient(patientId);
      const id = `pl-${randomUUID()}`;
      const taken = await this.plans.findByStage(patientId, imported.stage, id);
      if (taken) return this.replace(imported, taken.id, request, () => true);
      await this.uniqueness.check({ id, patientId, stage: imported.stage, status: 'draft' });
      const columns = newRow({ ...imported, patientId }, imported.planDays);
      const row = await this.plans.insert({ ...columns, id, ...energyOf(imported, tdee) }, request.caller);
      await this.audit.record({ caller: request.caller, action: IMPORT_PLAN, entity: 'plan', entityId: id });
      return presentPlan(row);
    });
  }

  /** The plan that stands where an import for a patient would go; undefined where none does. */
  async standingAt(patientId: string, stage: number): Promise<string | undefined> {
    return (await this.plans.findByStage(patientId, stage, ''))?.id;
  }

  /** In place of the meals of a plan, which may be empty. @throws ApiError 404, 409 `plan_exists` with `stage`, 412 */
  intoPlan(imported: ImportedPlan, planId: string, request: ImportRequest): Promise<Plan> {
    const holdsMeals = ({ filledSlots }: Plan) => filledSlots > 0;
    return this.once(request, () => this.replace(imported, planId, request, holdsMeals));
  }

  /** Days, meals and hours; name, stage, calories and sources stay what the plan's parameters say. One step of undo. */
  private replace(
    imported: ImportedPlan,
    id: string,
    request: ImportRequest,
    isInTheWay: (stored: Plan) => boolean,
  ): Promise<Plan> {
    const { caller, onVersion, overwrite } = request;
    return this.changes.change({ id, caller, onVersion, action: IMPORT_PLAN }, (stored) => {
      if (!overwrite && isInTheWay(stored)) throw planExists(stored);
      const { days, mealsPerDay, planDays } = imported;
      return { values: { days, mealsPerDay, planDays, generation: null }, snapshotStep: 'import' };
    });
  }

  private once(request: ImportRequest, work: () => Promise<Plan>): Promise<Plan> {
    const { caller, key, content } = request;
    return this.idempotency.once({ caller, operation: IMPORT_PLAN, key, body: content }, work);
  }
}

/** The person is asked whether to overwrite [diets §7, §8]. */
function planExists({ id, stage }: Plan): ApiError {
  const details = { stage, planId: id };
  return new ApiError(409, 'plan_exists', PLAN_STAGE_TAKEN, details, { members: { stage } });
}
