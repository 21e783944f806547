import { Module } from '@nestjs/common';
import { IntoleranceSetsModule } from '../intolerance-sets/intolerance-sets.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { SurveysModule } from '../surveys/surveys.module.js';
import { PlanningController } from './planning.controller.js';
import { PlanningService } from './planning.service.js';

@Module({
  imports: [PatientsModule, SurveysModule, IntoleranceSetsModule],
  controllers: [PlanningController],
  providers: [PlanningService],
})
export class PlanningModule {}
