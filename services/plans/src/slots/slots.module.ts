import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AllergyGateService } from './allergy-gate.service.js';
import { EditSlotsService } from './edit-slots.service.js';
import { SlotsController } from './slots.controller.js';

@Module({
  imports: [PlansModule, PlanningContextModule, EngineModule],
  controllers: [SlotsController],
  providers: [EditSlotsService, AllergyGateService],
})
export class SlotsModule {}
