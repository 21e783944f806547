import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { PlanPatientsModule } from '../patients/plan-patients.module.js';
import { PlanningContextService } from './planning-context.service.js';

@Module({
  imports: [PlansModule, PlanPatientsModule, EngineModule],
  providers: [PlanningContextService],
  exports: [PlanningContextService],
})
export class PlanningContextModule {}
