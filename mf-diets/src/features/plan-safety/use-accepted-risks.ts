import { type CallAnswer } from '@pora/contracts/call';
import { acceptedRiskCalls, planCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { apiPrefix, callRoute, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { acceptRisk, keepVerdict } from './accept-risk.js';
import { type RiskTarget } from './group-problems.js';

/** Taking a risk with a reason, and taking that back; the check after it stands at once (decision 36). */
export function useAcceptedRisks(plan: Pick<Plan, 'id' | 'version'>) {
  const client = useQueryClient();
  const { id, version } = plan;
  const params = { id };
  const showVerdict = ({ verdict }: CallAnswer<typeof acceptedRiskCalls.accept>) =>
    keepVerdict(client, plan, verdict);
  // The plan or its check may be another one by now; what is shown is read anew.
  const readAgain = () => void client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) });
  const after = { onSuccess: showVerdict, onError: readAgain };
  return {
    accept: useSingleMutation({
      mutationFn: ({ target, reason }: { target: RiskTarget; reason: string }) =>
        acceptRisk(plan, target, reason),
      ...after,
    }),
    withdraw: useSingleMutation({
      mutationFn: (riskId: string) =>
        callRoute(acceptedRiskCalls.withdraw, { params: { id, riskId }, ifMatch: version }),
      ...after,
    }),
  };
}
