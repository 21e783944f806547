import type { RouteAnswer } from '@pora/contracts';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { isMigratedByNormalising, normaliseRuleConfig } from '@pora/contracts/catalog/rule-config.normalise';
import type { ruleConfigRoutes, RuleVersion } from '@pora/contracts/catalog/rule-config.routes';
import type { RuleConfigVersionEntity } from '../storage/rule-config/rule-config-version.entity.js';
import { FACTORY_VERSION, type SavedRules } from '../storage/rule-config/saved-rules.js';

/** The saved rules in the form of today beside the factory rules; `source` says which of them are in force. */
export function presentRuleConfig(saved: SavedRules | undefined): RouteAnswer<typeof ruleConfigRoutes.get> {
  return {
    config: saved ? normaliseRuleConfig(saved.config) : DEFAULT_RULE_CONFIG,
    defaults: DEFAULT_RULE_CONFIG,
    source: saved ? 'database' : 'defaults',
    updatedAt: saved?.updatedAt.toISOString() ?? null,
    migrated: saved !== undefined && isMigratedByNormalising(saved.config),
    version: saved?.version ?? FACTORY_VERSION,
  };
}

/** One save of the rules in the form of today. */
export function presentRuleVersion(saved: RuleConfigVersionEntity): RuleVersion {
  const { version, config, savedAt, savedBy } = saved;
  return { version, config: normaliseRuleConfig(config), savedAt: savedAt.toISOString(), savedBy };
}
