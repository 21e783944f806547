import { Module } from '@nestjs/common';
import { PlanGroundModule } from '../patients/plan-ground.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { EditSlotsService } from './edit-slots.service.js';
import { SlotsController } from './slots.controller.js';

@Module({
  imports: [PlansModule, PlanGroundModule],
  controllers: [SlotsController],
  providers: [EditSlotsService],
})
export class SlotsModule {}
