import { Module } from '@nestjs/common';
import { PlanningContextModule } from '../patients/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { EditSlotsService } from './edit-slots.service.js';
import { SlotsController } from './slots.controller.js';

@Module({
  imports: [PlansModule, PlanningContextModule],
  controllers: [SlotsController],
  providers: [EditSlotsService],
})
export class SlotsModule {}
