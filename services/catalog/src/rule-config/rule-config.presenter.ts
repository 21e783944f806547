import type { RouteAnswer } from '@pora/contracts';
import type { ruleConfigRoutes } from '@pora/contracts/catalog/catalog.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';

/** The saved rules beside the factory rules; `source` says which of them are in force. */
export function presentRuleConfig(
  saved: { config: RuleConfig; updatedAt: Date } | undefined,
): RouteAnswer<typeof ruleConfigRoutes.get> {
  return {
    config: saved?.config ?? DEFAULT_RULE_CONFIG,
    defaults: DEFAULT_RULE_CONFIG,
    source: saved ? 'database' : 'defaults',
    updatedAt: saved?.updatedAt.toISOString() ?? null,
  };
}
