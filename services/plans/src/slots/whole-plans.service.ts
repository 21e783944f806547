import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { EditedPlan } from '@pora/contracts/plans/plan-history.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { CreatePlanService } from '../plans/create-plan.service.js';
import type { AdmitMeals } from '../plans/admit-meals.js';
import { UpdatePlanService } from '../plans/update-plan.service.js';
import { AllergyGateService } from './allergy-gate.service.js';

/** Plans that a client sends as a whole: new ones, and changes of all their days at once. */
@Injectable()
export class WholePlansService {
  constructor(
    private readonly creator: CreatePlanService,
    private readonly updater: UpdatePlanService,
    private readonly allergies: AllergyGateService,
    private readonly context: PlanningContextService,
  ) {}

  /** @throws ApiError as {@link CreatePlanService.create}, 409 `allergy_not_confirmed` */
  create(input: RouteInput<typeof planRoutes.create>, caller: CallerInfo): Promise<Plan> {
    return this.creator.create(input, caller, this.gate(input.body.allergyReason, caller));
  }

  /** @throws ApiError as {@link UpdatePlanService.update}, 409 `allergy_not_confirmed` */
  async update(input: RouteInput<typeof planRoutes.update>, caller: CallerInfo): Promise<EditedPlan> {
    const plan = await this.updater.update(input, caller, this.gate(input.body.allergyReason, caller));
    return { ...plan, ...(await this.context.checkSaved(plan, caller)) };
  }

  private gate(reason: string | undefined, caller: CallerInfo): AdmitMeals {
    return (known, planDays) => {
      const check = async () => {
        const loaded = this.context.load(known, caller);
        return (await this.context.checkAhead({ ...known, planDays }, loaded)).verdict;
      };
      return this.allergies.admit({ known, planDays, reasonAt: () => reason, check }, caller);
    };
  }
}
