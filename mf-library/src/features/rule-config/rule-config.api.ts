import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { callRoute } from '@pora/kit';

/** The rules in force, with where they come from [library §7]. */
export function fetchRuleConfig(signal: AbortSignal) {
  return callRoute(ruleConfigRoutes.get, { signal });
}
