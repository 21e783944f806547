import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { ForbiddenMealsReturn, ReturningMealsService } from '../slots/returning-meals.service.js';

type Chosen = RouteInput<typeof planRoutes.importDocx>['query']['forbidden'];

/**
 * Meals of a file that the patient must not get are asked about, left out or swapped, by the same rules as those a version
 * brings back (decision 61). Who means them to come gives each cause its reason afterwards: nothing is accepted here.
 */
@Injectable()
export class ImportedMealsService {
  constructor(
    private readonly context: PlanningContextService,
    private readonly returning: ReturningMealsService,
  ) {}

  /** @throws ApiError 409 `allergy_not_confirmed`, 503 while nothing can be swapped */
  async settle(plan: Plan, chosen: Chosen, caller: CallerInfo): Promise<PlanDay[]> {
    const { id, patientId, planDays } = plan;
    if (chosen === undefined || chosen === 'accept') return planDays;
    const loaded = this.context.load(plan, caller);
    const check = async (days: readonly PlanDay[]) =>
      (await this.context.checkAhead({ id, patientId, planDays: days }, loaded)).verdict;
    const repair = (days: PlanDay[]) => this.context.repaired({ ...plan, planDays: days }, loaded);
    const answer = chosen === 'ask' ? {} : { forbidden: chosen };
    // Nothing of the file is in the plan yet: all of it is new.
    const known = { id, patientId, planDays: [] };
    try {
      return await this.returning.settle({ known, planDays, answer, check, repair }, caller);
    } catch (error) {
      throw error instanceof ForbiddenMealsReturn ? await this.returning.refusal(error) : error;
    }
  }
}
