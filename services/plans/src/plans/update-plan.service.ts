import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, staleVersion } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import type { Plan, PlanPatch } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { PlanPatient } from '../patients/plan-patients.service.js';
import { IncomingMealsService } from './incoming-meals.service.js';
import { PlanBasisService } from './plan-basis.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { needsPatient, needsRules, planPatch, type PatchFacts } from './plan-patch.js';
import { PlanUniquenessService } from './plan-uniqueness.service.js';
import { PlansService } from './plans.service.js';

/** Changes parameters, hours and days of a plan [diets §4, §5, §7]. */
@Injectable()
export class UpdatePlanService {
  constructor(
    private readonly plans: PlansService,
    private readonly changes: PlanChangesService,
    private readonly uniqueness: PlanUniquenessService,
    private readonly basis: PlanBasisService,
    private readonly meals: IncomingMealsService,
    private readonly log: Log,
  ) {}

  /** @throws ApiError 400, 404, 409 (stage taken, another active plan), 412, 503 where another service is needed */
  async update(
    { params, body, ifMatch }: RouteInput<typeof planRoutes.update>,
    caller: CallerInfo,
  ): Promise<Plan> {
    const known = await this.plans.get(params.id);
    checkVersion(known.version, ifMatch, () => known);
    const [facts, planDays] = await Promise.all([
      this.factsFor(known, body, caller),
      body.planDays && this.meals.settleDays(body.planDays, known.planDays),
    ]);
    const settled = { ...body, planDays };
    const request = { id: params.id, caller, onVersion: ifMatch, action: 'plans.update' };
    return this.changes.change(request, async (stored) => {
      // Somebody changed the size meanwhile, and what that needs was not asked for.
      if (needsRules(stored, body) && !facts.rules) throw staleVersion(stored);
      const change = planPatch(stored, settled, facts);
      const { stage, status } = { ...stored, ...change.values };
      if (stage !== stored.stage || status !== stored.status) {
        await this.uniqueness.check({ ...stored, stage, status });
      }
      return change;
    });
  }

  private async factsFor(known: Plan, body: PlanPatch, caller: CallerInfo): Promise<PatchFacts> {
    const [rules, found] = await Promise.all([
      needsRules(known, body) ? this.basis.rules() : undefined,
      needsPatient(known, body) ? this.patientFor(known, body, caller) : undefined,
    ]);
    return { rules, isChild: found?.patient.isChild, tdee: found?.tdee };
  }

  /** A changed number of meals needs the patient; the energy need can wait until the patients service is back. */
  private async patientFor(
    { patientId, mealsPerDay }: Plan,
    body: PlanPatch,
    caller: CallerInfo,
  ): Promise<PlanPatient | undefined> {
    if (patientId === null) return undefined;
    try {
      return await this.basis.findPatient(patientId, caller);
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 503;
      const changesMeals = body.mealsPerDay !== undefined && body.mealsPerDay !== mealsPerDay;
      if (!isAway || changesMeals) throw error;
      this.log.warn('plan.energy-kept', { component: 'patients', patientId });
      return undefined;
    }
  }
}
