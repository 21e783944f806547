import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { PlanningContextService } from './planning-context.service.js';
import { PlanPatientsModule } from './plan-patients.module.js';

@Module({
  imports: [PlansModule, PlanPatientsModule, EngineModule],
  providers: [PlanningContextService],
  exports: [PlanningContextService],
})
export class PlanningContextModule {}
