import { mealCalls, planCalls, ruleConfigCalls } from '@pora/contracts/calls';
import { type CallAnswer } from '@pora/contracts/call';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { apiKey, apiPrefix, apiQuery, callRoute, isHttpError, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';

/** The rules as the server answers them. */
export type SavedRules = CallAnswer<typeof ruleConfigCalls.get>;

/** What is saved, and the version it was written on. */
export interface RuleSave {
  config: RuleConfig;
  version: number;
}

/** Everything whose answers stand on the rules: portions of meals, and the plans with their checks [library §7]. */
const STANDING_ON_RULES = [apiPrefix(mealCalls.list), apiPrefix(planCalls.list)];

/** Reads and saves the rules, and has the screens that stand on them ask again after a save [library §7]. */
export function useRuleConfig() {
  const client = useQueryClient();
  const saving = useSingleMutation({
    mutationFn: ({ config, version }: RuleSave) =>
      callRoute(ruleConfigCalls.save, { body: { config }, ifMatch: version }),
    onSuccess: (saved) => {
      client.setQueryData<SavedRules>(
        apiKey(ruleConfigCalls.get),
        (known) => known && { ...known, ...saved, source: 'database', migrated: false },
      );
      for (const queryKey of STANDING_ON_RULES) void client.invalidateQueries({ queryKey });
    },
  });
  /** @throws HttpError at once, without waiting for a server that is away */
  const reload = (): Promise<SavedRules> =>
    client.fetchQuery({ ...apiQuery(ruleConfigCalls.get), staleTime: 0, retry: false });
  return { saving, reload };
}

/** The rules that somebody saved meanwhile, as a 412 carries them; undefined for every other failure. */
export function newerRulesOf(error: unknown): SavedRules | undefined {
  if (!isHttpError(error, 412)) return undefined;
  return (error.details as { current?: SavedRules } | undefined)?.current;
}
