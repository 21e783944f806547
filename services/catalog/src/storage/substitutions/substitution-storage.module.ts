import { Module } from '@nestjs/common';
import { SubstitutionsRepository } from './substitutions.repository.js';

@Module({ providers: [SubstitutionsRepository], exports: [SubstitutionsRepository] })
export class SubstitutionStorageModule {}
