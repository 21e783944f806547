import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import type { NewPlan, Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { calorieDeficit } from '@pora/engine/energy';
import { todayIso } from '@pora/text-pl/dates';
import { PlanPatientsService } from '../patients/plan-patients.service.js';
import type { AdmitMeals } from './admit-meals.js';
import { IncomingMealsService } from './incoming-meals.service.js';
import { deriveContent } from './plan-content.js';
import { foodFingerprint } from './plan-verdict.js';
import { PlanUniquenessService } from './plan-uniqueness.service.js';
import { presentPlan } from './plan.presenter.js';
import { PlansRepository } from './plans.repository.js';

/** Name under which repeated creations of a plan are recognised. */
export const CREATE_PLAN = 'plans.create';

/** Creates plans [diets §2, §5]. */
@Injectable()
export class CreatePlanService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly uniqueness: PlanUniquenessService,
    private readonly patients: PlanPatientsService,
    private readonly meals: IncomingMealsService,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /**
   * Saves a plan with empty slots laid out by the rules, or with the days given.
   * @throws ApiError 409 `plan_exists`, 400 for an unknown patient and for days that do not fit, 503 while patients or
   * catalogue are away, and what `admit` throws
   */
  async create(
    { body, idempotencyKey }: RouteInput<typeof planRoutes.create>,
    caller: CallerInfo,
    admit?: AdmitMeals,
  ): Promise<Plan> {
    const request = { caller, operation: CREATE_PLAN, key: idempotencyKey, clientId: body.id, body };
    const first = await this.idempotency.findAnswer<Plan>(request);
    if (first) return first;
    const { patientId } = body;
    const tdee = patientId === null ? null : (await this.patients.getForNewPlan(patientId, caller)).tdee;
    const planDays = await this.meals.daysOfNewPlan(body);
    const id = body.id ?? `pl-${randomUUID()}`;
    const admitted = await admit?.({ id, patientId, planDays: [] }, planDays);
    return this.idempotency.once(request, async () => {
      await this.uniqueness.check({ ...body, id, status: body.status ?? 'draft' });
      const row = await this.plans.insert({ ...newRow(body, planDays), id, ...energyOf(body, tdee) }, caller);
      await this.audit.record({ caller, action: CREATE_PLAN, entity: 'plan', entityId: id });
      await admitted?.();
      return presentPlan(row);
    });
  }
}

/** Need of the patient, and the plan's calories beside it. */
export function energyOf({ caloriesPerDay }: Pick<NewPlan, 'caloriesPerDay'>, tdee: number | null) {
  return { tdee, calorieDeficit: calorieDeficit(tdee, caloriesPerDay) };
}

/** Columns of a plan nobody has generated yet. */
export function newRow(body: NewPlan, planDays: readonly PlanDay[]) {
  return {
    name: body.name,
    patientId: body.patientId,
    days: body.days,
    caloriesPerDay: body.caloriesPerDay,
    mealsPerDay: body.mealsPerDay,
    status: body.status ?? 'draft',
    created: body.created ?? todayIso(),
    stage: body.stage,
    generatorSources: [...new Set(body.generatorSources)],
    ...deriveContent(planDays, body.caloriesPerDay),
    foodFingerprint: foodFingerprint(planDays),
    lastCheck: null,
    shoppingLists: null,
    generation: null,
    generationCount: 0,
    removedWithPatient: false,
  };
}
