import { Controller } from '@nestjs/common';
import { Endpoint } from '@pora/common/endpoint';
import { ruleConfigRoutes as routes } from '@pora/contracts/catalog/catalog.routes';
import { RuleConfigService } from './rule-config.service.js';

@Controller()
export class RuleConfigController {
  constructor(private readonly rules: RuleConfigService) {}

  @Endpoint(routes.get)
  get() {
    return this.rules.get();
  }
}
