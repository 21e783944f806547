import { Module } from '@nestjs/common';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [PlansModule, PlanningContextModule],
  controllers: [HistoryController],
  providers: [HistoryService],
})
export class HistoryModule {}
