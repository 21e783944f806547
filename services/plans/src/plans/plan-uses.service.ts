import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { planUsesRoutes as routes } from '@pora/contracts/plans/plan-uses.routes';
import { PlanUsesRepository } from './plan-uses.repository.js';

/** Which plans hold a meal or a food of the library. */
@Injectable()
export class PlanUsesService {
  constructor(private readonly uses: PlanUsesRepository) {}

  /** Plans in use; whose they are is for the screen to say. */
  async list({ query }: RouteInput<typeof routes.list>): Promise<RouteAnswer<typeof routes.list>> {
    const { mealId, foodIds = [] } = query;
    return { items: await this.uses.list(mealId === undefined ? { foodIds } : { mealId }) };
  }
}
