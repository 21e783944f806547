import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import { EngineService } from '../engine/engine.service.js';
import { PlansService } from '../plans/plans.service.js';

/** Shopping lists of a plan by week, from its ingredients as they are [diets §4, §5, decisions 22]. */
@Injectable()
export class ShoppingListsService {
  constructor(
    private readonly plans: PlansService,
    private readonly engine: EngineService,
    private readonly log: Log,
  ) {}

  /**
   * Made anew at every call, as minimums and household weights may have changed too, and saved when they differ.
   * While the catalogue is away the saved ones stand in, if they still are those of the plan.
   * @throws ApiError 404, 503 while the catalogue is away and nothing fitting is saved
   */
  async get(planId: string): Promise<ShoppingLists> {
    const plan = await this.plans.get(planId);
    const lists = await this.make(plan);
    if (!isDeepStrictEqual(lists, plan.shoppingLists)) await this.plans.keepShoppingLists(plan, lists);
    return lists;
  }

  private async make({ id, planDays, shoppingLists }: Plan): Promise<ShoppingLists> {
    try {
      return await this.engine.ask('shopping', { planDays });
    } catch (error) {
      if (!(error instanceof ApiError) || shoppingLists === null) throw error;
      this.log.warn('shopping.kept', { component: 'catalog', planId: id });
      return shoppingLists;
    }
  }
}
