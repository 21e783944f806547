import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { UploadsModule } from '@pora/common/uploads/uploads.module';
import { EngineModule } from '../engine/engine.module.js';
import { PlanPatientsModule } from '../patients/plan-patients.module.js';
import { PlanningContextModule } from '../planning/planning-context.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { DocxArchiveRepository } from './docx-archive.repository.js';
import { DocxArchiveService } from './docx-archive.service.js';
import { DocxController } from './docx.controller.js';
import { DocxExportService } from './docx-export.service.js';
import { DocxImportService } from './docx-import.service.js';
import { DocxWriterService } from './docx-writer.service.js';
import { ExportConfirmationsRepository } from './export-confirmations.repository.js';
import { ExportConfirmationsService } from './export-confirmations.service.js';
import { HandOutPicturesService } from './hand-out-pictures.service.js';
import { HandOutService } from './hand-out.service.js';
import { HandOutSettingsRepository } from './hand-out-settings.repository.js';
import { HandOutSettingsService } from './hand-out-settings.service.js';
import { ImportedMealsService } from './imported-meals.service.js';

@Module({
  imports: [
    PlansModule,
    PlanPatientsModule,
    PlanningContextModule,
    EngineModule,
    WorkersModule,
    UploadsModule,
    SlotsModule,
  ],
  controllers: [DocxController],
  providers: [
    DocxExportService,
    DocxImportService,
    ImportedMealsService,
    DocxArchiveService,
    DocxWriterService,
    DocxArchiveRepository,
    ExportConfirmationsService,
    ExportConfirmationsRepository,
    HandOutService,
    HandOutPicturesService,
    HandOutSettingsService,
    HandOutSettingsRepository,
  ],
})
export class DocxModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly archive: DocxArchiveRepository,
  ) {}

  onModuleInit(): void {
    this.purge.register('hand-outs', () => this.archive.purge());
  }
}
