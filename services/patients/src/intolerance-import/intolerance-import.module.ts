import { Module } from '@nestjs/common';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { IntoleranceImportController } from './intolerance-import.controller.js';
import { IntoleranceImportService } from './intolerance-import.service.js';

@Module({
  imports: [WorkersModule],
  controllers: [IntoleranceImportController],
  providers: [IntoleranceImportService],
})
export class IntoleranceImportModule {}
