import { Module } from '@nestjs/common';
import { PlanGroundModule } from '../patients/plan-ground.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [PlansModule, PlanGroundModule],
  controllers: [HistoryController],
  providers: [HistoryService],
})
export class HistoryModule {}
