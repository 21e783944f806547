import { useLoad } from '@pora/kit';
import { fetchRuleConfig } from './rule-config.api.js';

/** The rules in force. */
export function useRuleConfig() {
  return useLoad({ queryKey: ['rule-config'], queryFn: ({ signal }) => fetchRuleConfig(signal) });
}
