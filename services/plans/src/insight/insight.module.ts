import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlanPatientsModule } from '../patients/plan-patients.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AlternativesController } from './alternatives.controller.js';
import { AlternativesService } from './alternatives.service.js';
import { InsightController } from './insight.controller.js';
import { InsightService } from './insight.service.js';
import { RuleTrialService } from './rule-trial.service.js';
import { SlotPreviewService } from './slot-preview.service.js';

@Module({
  imports: [PlanningContextModule, PlansModule, PlanPatientsModule, EngineModule],
  controllers: [InsightController, AlternativesController],
  providers: [InsightService, SlotPreviewService, RuleTrialService, AlternativesService],
})
export class InsightModule {}
