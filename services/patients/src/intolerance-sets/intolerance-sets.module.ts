import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { CurrentRecordsModule } from '../current-records/current-records.module.js';
import { IntoleranceSetsController } from './intolerance-sets.controller.js';
import { IntoleranceSetsRepository } from './intolerance-sets.repository.js';
import { IntoleranceSetsService } from './intolerance-sets.service.js';

@Module({
  imports: [CurrentRecordsModule],
  controllers: [IntoleranceSetsController],
  providers: [IntoleranceSetsService, IntoleranceSetsRepository],
  exports: [IntoleranceSetsService],
})
export class IntoleranceSetsModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly sets: IntoleranceSetsService,
  ) {}

  onModuleInit(): void {
    this.purge.register('intolerance-sets-trash', ({ trashBefore }) => this.sets.purge(trashBefore));
  }
}
