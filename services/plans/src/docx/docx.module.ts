import { Module } from '@nestjs/common';
import { PlanPatientsModule } from '../patients/plan-patients.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { DocxArchiveRepository } from './docx-archive.repository.js';
import { DocxArchiveService } from './docx-archive.service.js';
import { DocxController } from './docx.controller.js';
import { DocxExportService } from './docx-export.service.js';
import { DocxWriterService } from './docx-writer.service.js';

@Module({
  imports: [PlansModule, PlanPatientsModule, WorkersModule],
  controllers: [DocxController],
  providers: [DocxExportService, DocxArchiveService, DocxWriterService, DocxArchiveRepository],
})
export class DocxModule {}
