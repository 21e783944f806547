import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { IntoleranceSetsModule } from '../intolerance-sets/intolerance-sets.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { SurveysModule } from '../surveys/surveys.module.js';
import { SampleController } from './sample.controller.js';
import { SampleService } from './sample.service.js';

@Module({
  imports: [ClockModule, PatientsModule, SurveysModule, IntoleranceSetsModule],
  controllers: [SampleController],
  providers: [SampleService],
})
export class SampleModule {}
