import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Endpoint, Input } from '@pora/common/endpoint';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { ShoppingListsService } from './shopping-lists.service.js';

@Controller()
export class ShoppingListsController {
  constructor(private readonly lists: ShoppingListsService) {}

  @Endpoint(planInsightRoutes.shoppingLists)
  get(@Input() input: RouteInput<typeof planInsightRoutes.shoppingLists>) {
    return this.lists.get(input.params.id);
  }
}
