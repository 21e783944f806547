import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { foodMergeRoutes as routes } from '@pora/contracts/catalog/food-merge.routes';
import { FoodMergeService } from './food-merge.service.js';
import { FoodUsesService } from './food-uses.service.js';

@Controller()
export class FoodMergeController {
  constructor(
    private readonly merges: FoodMergeService,
    private readonly foodUses: FoodUsesService,
  ) {}

  @Endpoint(routes.preview)
  preview(@Input() input: RouteInput<typeof routes.preview>) {
    return this.merges.preview(input);
  }

  @Endpoint(routes.uses)
  uses(@Input() input: RouteInput<typeof routes.uses>) {
    return this.foodUses.of(input);
  }

  @Endpoint(routes.open)
  open() {
    return this.merges.open();
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<typeof routes.create>, @Caller() caller: CallerInfo) {
    return this.merges.create(input, caller);
  }
}
