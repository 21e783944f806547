import { readVersion } from '@pora/common/instances/program-version';
import { defineService } from '@pora/common/service';
import { AppModule } from './app.module.js';
import { plansSettings } from './config.js';
import { MIGRATIONS } from './database/migrations.js';
import { DocxArchiveEntity } from './docx/docx-archive.entity.js';
import { ExportConfirmationEntity } from './docx/export-confirmation.entity.js';
import { HandOutSettingsEntity } from './docx/hand-out-settings.entity.js';
import { GenerationLogEntity } from './generation/generation-log.entity.js';
import { AcceptedRiskEntity } from './plans/accepted-risk.entity.js';
import { PlanEntity } from './plans/plan.entity.js';
import { PlanSnapshotEntity } from './plans/plan-snapshot.entity.js';

/** The plans service: used by main, migrate, seed and the tests. */
export const plansService = defineService({
  name: 'plans',
  version: readVersion(new URL('../package.json', import.meta.url)),
  module: AppModule,
  settings: plansSettings,
  entities: [
    PlanEntity,
    PlanSnapshotEntity,
    AcceptedRiskEntity,
    GenerationLogEntity,
    DocxArchiveEntity,
    ExportConfirmationEntity,
    HandOutSettingsEntity,
  ],
  migrations: MIGRATIONS,
});
