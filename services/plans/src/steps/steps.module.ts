import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { PlanStepService } from './plan-step.service.js';
import { PlanStepsService } from './plan-steps.service.js';
import { SlotStepsService } from './slot-steps.service.js';
import { StepsController } from './steps.controller.js';

@Module({
  imports: [PlansModule, PlanningContextModule, EngineModule],
  controllers: [StepsController],
  providers: [PlanStepService, PlanStepsService, SlotStepsService],
  exports: [PlanStepService],
})
export class StepsModule {}
