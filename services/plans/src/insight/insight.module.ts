import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlanGroundModule } from '../patients/plan-ground.module.js';
import { AlternativesController } from './alternatives.controller.js';
import { AlternativesService } from './alternatives.service.js';
import { InsightController } from './insight.controller.js';
import { InsightService } from './insight.service.js';

@Module({
  imports: [PlanGroundModule, EngineModule],
  controllers: [InsightController, AlternativesController],
  providers: [InsightService, AlternativesService],
})
export class InsightModule {}
