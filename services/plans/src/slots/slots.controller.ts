import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { EditSlotsService } from './edit-slots.service.js';
import { WholePlansService } from './whole-plans.service.js';

@Controller()
export class SlotsController {
  constructor(
    private readonly edits: EditSlotsService,
    private readonly plans: WholePlansService,
  ) {}

  @Endpoint(planRoutes.create)
  create(@Input() input: RouteInput<typeof planRoutes.create>, @Caller() caller: CallerInfo) {
    return this.plans.create(input, caller);
  }

  @Endpoint(planRoutes.update)
  update(@Input() input: RouteInput<typeof planRoutes.update>, @Caller() caller: CallerInfo) {
    return this.plans.update(input, caller);
  }

  @Endpoint(planSlotRoutes.edit)
  edit(@Input() input: RouteInput<typeof planSlotRoutes.edit>, @Caller() caller: CallerInfo) {
    return this.edits.edit(input, caller);
  }
}
