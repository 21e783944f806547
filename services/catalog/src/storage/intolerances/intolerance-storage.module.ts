import { Module } from '@nestjs/common';
import { IntoleranceMappingsRepository } from './intolerance-mappings.repository.js';
import { IntoleranceStorageService } from './intolerance-storage.service.js';
import { IntolerancesRepository } from './intolerances.repository.js';

const repositories = [IntolerancesRepository, IntoleranceMappingsRepository];

@Module({
  providers: [IntoleranceStorageService, ...repositories],
  exports: [IntoleranceStorageService, ...repositories],
})
export class IntoleranceStorageModule {}
