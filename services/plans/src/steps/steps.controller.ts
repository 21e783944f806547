import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { PlanStepsService } from './plan-steps.service.js';
import { SlotStepsService } from './slot-steps.service.js';

/** Far above what a person clicks; keeps a script from occupying the engine. */
const STEP_LIMIT = { name: 'plan-steps', limit: 120, windowSeconds: 60 };

@Controller()
export class StepsController {
  constructor(
    private readonly slots: SlotStepsService,
    private readonly steps: PlanStepsService,
  ) {}

  @Endpoint(planStepRoutes.regenerateSlot, { rateLimit: STEP_LIMIT })
  regenerate(@Input() input: RouteInput<typeof planStepRoutes.regenerateSlot>, @Caller() caller: CallerInfo) {
    return this.slots.regenerate(input, caller);
  }

  @Endpoint(planStepRoutes.recalculateSlot, { rateLimit: STEP_LIMIT })
  recalculate(
    @Input() input: RouteInput<typeof planStepRoutes.recalculateSlot>,
    @Caller() caller: CallerInfo,
  ) {
    return this.slots.recalculate(input, caller);
  }

  @Endpoint(planStepRoutes.adjust, { rateLimit: STEP_LIMIT })
  adjust(@Input() input: RouteInput<typeof planStepRoutes.adjust>, @Caller() caller: CallerInfo) {
    return this.steps.adjust(input, caller);
  }

  @Endpoint(planStepRoutes.autoRepair, { rateLimit: STEP_LIMIT })
  autoRepair(@Input() input: RouteInput<typeof planStepRoutes.autoRepair>, @Caller() caller: CallerInfo) {
    return this.steps.autoRepair(input, caller);
  }

  @Endpoint(planStepRoutes.substitute, { rateLimit: STEP_LIMIT })
  substitute(@Input() input: RouteInput<typeof planStepRoutes.substitute>, @Caller() caller: CallerInfo) {
    return this.steps.substitute(input, caller);
  }

  @Endpoint(planStepRoutes.replaceMeal, { rateLimit: STEP_LIMIT })
  replaceMeal(@Input() input: RouteInput<typeof planStepRoutes.replaceMeal>, @Caller() caller: CallerInfo) {
    return this.steps.replaceMeal(input, caller);
  }
}
