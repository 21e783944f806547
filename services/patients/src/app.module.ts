import { Module } from '@nestjs/common';
import { PatientsModule } from './patients/patients.module.js';
import { SeedingModule } from './seeding/seeding.module.js';

@Module({ imports: [PatientsModule, SeedingModule] })
export class AppModule {}
