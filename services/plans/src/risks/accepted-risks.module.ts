import { Module } from '@nestjs/common';
import { PlanGroundModule } from '../patients/plan-ground.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { AcceptedRisksController } from './accepted-risks.controller.js';
import { AcceptedRisksService } from './accepted-risks.service.js';

@Module({
  imports: [PlansModule, PlanGroundModule],
  controllers: [AcceptedRisksController],
  providers: [AcceptedRisksService],
})
export class AcceptedRisksModule {}
