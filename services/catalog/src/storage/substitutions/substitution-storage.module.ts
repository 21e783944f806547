import { Module } from '@nestjs/common';
import { SubstitutionStorageService } from './substitution-storage.service.js';
import { SubstitutionsRepository } from './substitutions.repository.js';

@Module({
  providers: [SubstitutionStorageService, SubstitutionsRepository],
  exports: [SubstitutionStorageService, SubstitutionsRepository],
})
export class SubstitutionStorageModule {}
