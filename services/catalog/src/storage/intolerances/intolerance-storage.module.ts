import { Module } from '@nestjs/common';
import { IntoleranceMappingsRepository } from './intolerance-mappings.repository.js';
import { IntolerancesRepository } from './intolerances.repository.js';

const repositories = [IntolerancesRepository, IntoleranceMappingsRepository];

@Module({ providers: repositories, exports: repositories })
export class IntoleranceStorageModule {}
