import { Module } from '@nestjs/common';
import { RuleConfigController } from './rule-config.controller.js';
import { RuleConfigRepository } from './rule-config.repository.js';
import { RuleConfigService } from './rule-config.service.js';

@Module({
  controllers: [RuleConfigController],
  providers: [RuleConfigService, RuleConfigRepository],
  exports: [RuleConfigService],
})
export class RuleConfigModule {}
