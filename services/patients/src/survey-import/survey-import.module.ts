import { Module } from '@nestjs/common';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { SurveyImportController } from './survey-import.controller.js';
import { SurveyImportService } from './survey-import.service.js';

@Module({
  imports: [WorkersModule],
  controllers: [SurveyImportController],
  providers: [SurveyImportService],
})
export class SurveyImportModule {}
