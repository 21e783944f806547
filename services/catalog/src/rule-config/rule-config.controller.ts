import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { ruleConfigRoutes as routes } from '@pora/contracts/catalog/rule-config.routes';
import { RuleConfigService } from './rule-config.service.js';

@Controller()
export class RuleConfigController {
  constructor(private readonly rules: RuleConfigService) {}

  @Endpoint(routes.get)
  get() {
    return this.rules.get();
  }

  @Endpoint(routes.history)
  history() {
    return this.rules.history();
  }

  @Endpoint(routes.save)
  save(@Input() input: RouteInput<typeof routes.save>, @Caller() caller: CallerInfo) {
    return this.rules.save(input, caller);
  }
}
