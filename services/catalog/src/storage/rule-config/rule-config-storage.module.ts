import { Module } from '@nestjs/common';
import { RuleConfigStorageService } from './rule-config-storage.service.js';
import { RuleConfigRepository } from './rule-config.repository.js';

@Module({
  providers: [RuleConfigStorageService, RuleConfigRepository],
  exports: [RuleConfigStorageService, RuleConfigRepository],
})
export class RuleConfigStorageModule {}
