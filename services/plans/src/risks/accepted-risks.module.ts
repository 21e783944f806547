import { Module } from '@nestjs/common';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AcceptedRisksController } from './accepted-risks.controller.js';
import { AcceptedRisksService } from './accepted-risks.service.js';

@Module({
  imports: [PlansModule, PlanningContextModule],
  controllers: [AcceptedRisksController],
  providers: [AcceptedRisksService],
})
export class AcceptedRisksModule {}
