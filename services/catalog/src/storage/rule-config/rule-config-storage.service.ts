import { Injectable } from '@nestjs/common';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { normaliseRuleConfig } from '@pora/contracts/catalog/rule-config.normalise';
import { RuleConfigRepository } from './rule-config.repository.js';

/** The rules for the other features of this service. */
@Injectable()
export class RuleConfigStorageService {
  constructor(private readonly repository: RuleConfigRepository) {}

  /** The rules in force: what was saved, in the form of today, else the factory rules. */
  async inForce(): Promise<RuleConfig> {
    const saved = await this.repository.find();
    return saved ? normaliseRuleConfig(saved.config) : DEFAULT_RULE_CONFIG;
  }
}
