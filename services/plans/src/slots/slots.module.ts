import { Module } from '@nestjs/common';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AllergyGateService } from './allergy-gate.service.js';
import { EditSlotsService } from './edit-slots.service.js';
import { ReturningMealsService } from './returning-meals.service.js';
import { SlotsController } from './slots.controller.js';
import { WholePlansService } from './whole-plans.service.js';

@Module({
  imports: [PlansModule, PlanningContextModule],
  controllers: [SlotsController],
  providers: [EditSlotsService, WholePlansService, AllergyGateService, ReturningMealsService],
  exports: [ReturningMealsService],
})
export class SlotsModule {}
