import { Injectable } from '@nestjs/common';
import type { RouteAnswer } from '@pora/contracts';
import type { ruleConfigRoutes } from '@pora/contracts/catalog/catalog.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { presentRuleConfig } from './rule-config.presenter.js';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { RuleConfigRepository } from './rule-config.repository.js';

/** The rules of the generator: what was saved, else the factory rules [library §7]. */
@Injectable()
export class RuleConfigService {
  constructor(private readonly repository: RuleConfigRepository) {}

  async get(): Promise<RouteAnswer<typeof ruleConfigRoutes.get>> {
    return presentRuleConfig(await this.repository.find());
  }

  /** The rules that are in force. */
  async inForce(): Promise<RuleConfig> {
    return (await this.repository.find())?.config ?? DEFAULT_RULE_CONFIG;
  }
}
