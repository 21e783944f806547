import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { IntoleranceSetsModule } from '../intolerance-sets/intolerance-sets.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { SurveysModule } from '../surveys/surveys.module.js';
import { PatientsSeeder } from './patients.seeder.js';
import { RecordsSeeder } from './records.seeder.js';
import { SeededRecordsRepository } from './seeded-records.repository.js';

@Module({
  imports: [ClockModule, PatientsModule, SurveysModule, IntoleranceSetsModule],
  providers: [PatientsSeeder, RecordsSeeder, SeededRecordsRepository],
})
export class SeedingModule {}
