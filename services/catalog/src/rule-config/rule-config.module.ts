import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RuleConfigStorageModule } from '../storage/rule-config/rule-config-storage.module.js';
import { RuleConfigController } from './rule-config.controller.js';
import { RuleConfigService } from './rule-config.service.js';

@Module({
  imports: [CatalogueModule, RuleConfigStorageModule],
  controllers: [RuleConfigController],
  providers: [RuleConfigService],
})
export class RuleConfigModule {}
