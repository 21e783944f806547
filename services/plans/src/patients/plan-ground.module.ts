import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { PlanGroundService } from './plan-ground.service.js';
import { PlanPatientsModule } from './plan-patients.module.js';

@Module({
  imports: [PlansModule, PlanPatientsModule, EngineModule],
  providers: [PlanGroundService],
  exports: [PlanGroundService],
})
export class PlanGroundModule {}
