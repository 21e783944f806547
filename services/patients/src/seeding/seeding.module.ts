import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { IntoleranceSetsModule } from '../intolerance-sets/intolerance-sets.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { SurveysModule } from '../surveys/surveys.module.js';
import { PatientsSeeder } from './patients.seeder.js';
import { RecordsSeeder } from './records.seeder.js';
import { SeededRecordsRepository } from './seeded-records.repository.js';
import { VisitsSeeder } from './visits.seeder.js';

@Module({
  imports: [ClockModule, PatientsModule, SurveysModule, IntoleranceSetsModule, ScheduleModule],
  providers: [PatientsSeeder, RecordsSeeder, VisitsSeeder, SeededRecordsRepository],
})
export class SeedingModule {}
