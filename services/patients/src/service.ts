import { defineService } from '@pora/common/service';
import { AppModule } from './app.module.js';
import { patientsSettings } from './config.js';
import { CreatePatients1700000001000 } from './database/migrations/1700000001000-create-patients.js';
import { CreateMeasurements1700000002000 } from './database/migrations/1700000002000-create-measurements.js';
import { CreateSeededRecords1700000003000 } from './database/migrations/1700000003000-create-seeded-records.js';
import { MeasurementEntity } from './patients/measurement.entity.js';
import { PatientEntity } from './patients/patient.entity.js';
import { SeededRecordEntity } from './seeding/seeded-record.entity.js';

/** The patients service: what its programs and its tests start from. */
export const patientsService = defineService({
  name: 'patients',
  module: AppModule,
  settings: patientsSettings,
  entities: [PatientEntity, MeasurementEntity, SeededRecordEntity],
  migrations: [
    CreatePatients1700000001000,
    CreateMeasurements1700000002000,
    CreateSeededRecords1700000003000,
  ],
});
