import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { HistoryController } from './history.controller.js';
import { HistoryMovesService } from './history-moves.service.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [EngineModule, PlansModule, PlanningContextModule, SlotsModule],
  controllers: [HistoryController],
  providers: [HistoryService, HistoryMovesService],
})
export class HistoryModule {}
