import { readVersion } from '@pora/common/instances/program-version';
import { defineService } from '@pora/common/service';
import { AppModule } from './app.module.js';
import { patientsSettings } from './config.js';
import { MIGRATIONS } from './database/migrations.js';
import { IntoleranceSetEntity } from './intolerance-sets/intolerance-set.entity.js';
import { MeasurementEntity } from './patients/measurement.entity.js';
import { PatientErasureEntity } from './patients/patient-erasure.entity.js';
import { PatientEntity } from './patients/patient.entity.js';
import { ConsentEntity } from './privacy/consent.entity.js';
import { ErasureRequestEntity } from './privacy/erasure-request.entity.js';
import { PatientExportEntity } from './privacy-export/patient-export.entity.js';
import { ScheduleEventEntity } from './schedule/schedule-event.entity.js';
import { ScheduleFeedEntity } from './schedule-feed/schedule-feed.entity.js';
import { SeededRecordEntity } from './seeding/seeded-record.entity.js';
import { SurveyEntity } from './surveys/survey.entity.js';
import { WorkingHoursEntity } from './working-hours/working-hours.entity.js';

/** The patients service: what its programs and its tests start from. */
export const patientsService = defineService({
  name: 'patients',
  version: readVersion(new URL('../package.json', import.meta.url)),
  module: AppModule,
  settings: patientsSettings,
  entities: [
    PatientEntity,
    PatientErasureEntity,
    MeasurementEntity,
    SurveyEntity,
    IntoleranceSetEntity,
    ScheduleEventEntity,
    WorkingHoursEntity,
    ConsentEntity,
    ErasureRequestEntity,
    PatientExportEntity,
    ScheduleFeedEntity,
    SeededRecordEntity,
  ],
  migrations: MIGRATIONS,
});
