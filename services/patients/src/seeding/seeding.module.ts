import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { PatientsSeeder } from './patients.seeder.js';
import { SeededRecordsRepository } from './seeded-records.repository.js';

@Module({ imports: [ClockModule, PatientsModule], providers: [PatientsSeeder, SeededRecordsRepository] })
export class SeedingModule {}
