import { readVersion } from '@pora/common/instances/program-version';
import { defineService } from '@pora/common/service';
import { AppModule } from './app.module.js';
import { patientsSettings } from './config.js';
import { CreatePatients1700000001000 } from './database/migrations/1700000001000-create-patients.js';
import { CreateMeasurements1700000002000 } from './database/migrations/1700000002000-create-measurements.js';
import { CreateSeededRecords1700000003000 } from './database/migrations/1700000003000-create-seeded-records.js';
import { CreatePatientSurveys1700000004000 } from './database/migrations/1700000004000-create-patient-surveys.js';
import { CreatePatientIntoleranceSets1700000005000 } from './database/migrations/1700000005000-create-patient-intolerance-sets.js';
import { AddPatientNotes1700000170000 } from './database/migrations/1700000170000-add-patient-notes.js';
import { CreatePatientErasures1700000190000 } from './database/migrations/1700000190000-create-patient-erasures.js';
import { CreateSchedule1700000210000 } from './database/migrations/1700000210000-create-schedule.js';
import { CreateConsents1700000214000 } from './database/migrations/1700000214000-create-consents.js';
import { AddTargetWeight1700000218000 } from './database/migrations/1700000218000-add-target-weight.js';
import { CreateScheduleFeeds1700000215000 } from './database/migrations/1700000215000-create-schedule-feeds.js';
import { KeepFormerIntoleranceSets1700000216000 } from './database/migrations/1700000216000-keep-former-intolerance-sets.js';
import { CreatePatientExports1700000217000 } from './database/migrations/1700000217000-create-patient-exports.js';
import { IndexAuditByTime1700000219000 } from './database/migrations/1700000219000-index-audit-by-time.js';
import { IndexAuditByPerson1700000220000 } from './database/migrations/1700000220000-index-audit-by-person.js';
import { KeepWordDecisions1700000301000 } from './database/migrations/1700000301000-keep-word-decisions.js';
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
  migrations: [
    CreatePatients1700000001000,
    CreateMeasurements1700000002000,
    CreateSeededRecords1700000003000,
    CreatePatientSurveys1700000004000,
    CreatePatientIntoleranceSets1700000005000,
    AddPatientNotes1700000170000,
    CreatePatientErasures1700000190000,
    CreateSchedule1700000210000,
    CreateConsents1700000214000,
    CreateScheduleFeeds1700000215000,
    KeepFormerIntoleranceSets1700000216000,
    CreatePatientExports1700000217000,
    AddTargetWeight1700000218000,
    IndexAuditByTime1700000219000,
    IndexAuditByPerson1700000220000,
    KeepWordDecisions1700000301000,
  ],
});
