import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { staleVersion } from '@pora/common/errors';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { AdmitMeals } from './admit-meals.js';
import { IncomingMealsService } from './incoming-meals.service.js';
import { PatchFactsService } from './patch-facts.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { needsRules, planPatch } from './plan-patch.js';
import { PlanUniquenessService } from './plan-uniqueness.service.js';
import { PlansService } from './plans.service.js';

/** Changes parameters, hours and days of a plan [diets §4, §5, §7]. */
@Injectable()
export class UpdatePlanService {
  constructor(
    private readonly plans: PlansService,
    private readonly changes: PlanChangesService,
    private readonly uniqueness: PlanUniquenessService,
    private readonly facts: PatchFactsService,
    private readonly meals: IncomingMealsService,
  ) {}

  /**
   * @throws ApiError 400, 404, 409 (stage taken, another active plan), 412, 503 where another service is needed, and
   * what `admit` throws
   */
  async update(
    { params, body, ifMatch }: RouteInput<typeof planRoutes.update>,
    caller: CallerInfo,
    admit?: AdmitMeals,
  ): Promise<Plan> {
    const known = await this.plans.get(params.id);
    checkVersion(known.version, ifMatch, () => known);
    const [facts, planDays] = await Promise.all([
      this.facts.load(known, body, caller),
      body.planDays && this.meals.settleDays(body.planDays, known.planDays),
    ]);
    const settled = { ...body, planDays };
    const admitted = planDays && (await admit?.(known, planDays));
    const request = { id: params.id, caller, onVersion: ifMatch, action: 'plans.update' };
    return this.changes.change(request, async (stored) => {
      // Somebody changed the size meanwhile, and what that needs was not asked for.
      if (needsRules(stored, body) && !facts.rules) throw staleVersion(stored);
      const change = planPatch(stored, settled, facts);
      const { stage, status } = { ...stored, ...change.values };
      if (stage !== stored.stage || status !== stored.status) {
        await this.uniqueness.check({ ...stored, stage, status });
      }
      await admitted?.();
      return change;
    });
  }
}
