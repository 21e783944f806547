import { Module } from '@nestjs/common';
import { IntoleranceImportModule } from './intolerance-import/intolerance-import.module.js';
import { IntoleranceSetsModule } from './intolerance-sets/intolerance-sets.module.js';
import { PatientsModule } from './patients/patients.module.js';
import { PlanningModule } from './planning/planning.module.js';
import { PrivacyExportModule } from './privacy-export/privacy-export.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RecordTrashModule } from './record-trash/record-trash.module.js';
import { SampleModule } from './seeding/sample.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { ScheduleFeedModule } from './schedule-feed/schedule-feed.module.js';
import { SeedingModule } from './seeding/seeding.module.js';
import { SurveyImportModule } from './survey-import/survey-import.module.js';
import { SurveysModule } from './surveys/surveys.module.js';
import { WorkingHoursModule } from './working-hours/working-hours.module.js';

@Module({
  imports: [
    PatientsModule,
    SurveysModule,
    SurveyImportModule,
    IntoleranceSetsModule,
    IntoleranceImportModule,
    ScheduleModule,
    PrivacyModule,
    PrivacyExportModule,
    WorkingHoursModule,
    ScheduleFeedModule,
    PlanningModule,
    RecordTrashModule,
    SampleModule,
    SeedingModule,
  ],
})
export class AppModule {}
