import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { planUsesRoutes as routes } from '@pora/contracts/plans/plan-uses.routes';
import { MovedFoodsService } from './moved-foods.service.js';
import { PlanUsesService } from './plan-uses.service.js';

/** What the library asks of the plans. */
@Controller()
export class PlanUsesController {
  constructor(
    private readonly uses: PlanUsesService,
    private readonly moved: MovedFoodsService,
  ) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<typeof routes.list>) {
    return this.uses.list(input);
  }

  @Endpoint(routes.unlinked)
  unlinked() {
    return this.uses.unlinked();
  }

  @Endpoint(routes.moveFoods)
  moveFoods(@Input() input: RouteInput<typeof routes.moveFoods>, @Caller() caller: CallerInfo) {
    return this.moved.follow(input, caller);
  }
}
