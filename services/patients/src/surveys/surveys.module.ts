import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { CurrentRecordsModule } from '../current-records/current-records.module.js';
import { SurveysController } from './surveys.controller.js';
import { SurveysRepository } from './surveys.repository.js';
import { SurveysService } from './surveys.service.js';

@Module({
  imports: [CurrentRecordsModule],
  controllers: [SurveysController],
  providers: [SurveysService, SurveysRepository],
  exports: [SurveysService],
})
export class SurveysModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly surveys: SurveysService,
  ) {}

  onModuleInit(): void {
    this.purge.register('surveys-trash', ({ trashBefore }) => this.surveys.purge(trashBefore));
  }
}
