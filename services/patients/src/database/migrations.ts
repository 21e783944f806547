import { CreatePatients1700000001000 } from './migrations/1700000001000-create-patients.js';
import { CreateMeasurements1700000002000 } from './migrations/1700000002000-create-measurements.js';
import { CreateSeededRecords1700000003000 } from './migrations/1700000003000-create-seeded-records.js';
import { CreatePatientSurveys1700000004000 } from './migrations/1700000004000-create-patient-surveys.js';
import { CreatePatientIntoleranceSets1700000005000 } from './migrations/1700000005000-create-patient-intolerance-sets.js';
import { AddPatientNotes1700000170000 } from './migrations/1700000170000-add-patient-notes.js';
import { CreatePatientErasures1700000190000 } from './migrations/1700000190000-create-patient-erasures.js';
import { CreateSchedule1700000210000 } from './migrations/1700000210000-create-schedule.js';
import { CreateConsents1700000214000 } from './migrations/1700000214000-create-consents.js';
import { AddTargetWeight1700000218000 } from './migrations/1700000218000-add-target-weight.js';
import { CreateScheduleFeeds1700000215000 } from './migrations/1700000215000-create-schedule-feeds.js';
import { KeepFormerIntoleranceSets1700000216000 } from './migrations/1700000216000-keep-former-intolerance-sets.js';
import { CreatePatientExports1700000217000 } from './migrations/1700000217000-create-patient-exports.js';
import { IndexAuditByTime1700000219000 } from './migrations/1700000219000-index-audit-by-time.js';
import { IndexAuditByPerson1700000220000 } from './migrations/1700000220000-index-audit-by-person.js';
import { KeepWordDecisions1700000301000 } from './migrations/1700000301000-keep-word-decisions.js';

/** What made the tables of this service, in order. Apart from the service: what migrates needs nothing else of it. */
export const MIGRATIONS = [
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
] as const;
