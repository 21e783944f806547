import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Plan, type PlanListItem, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { fakeApi, type FakeApi, type FakeCall } from '@pora/kit/testing';
import { makeListItem, makePatient, makeSafety } from './make-plan.js';

/** What the practice holds when a test begins. */
interface Practice {
  patients?: readonly Patient[];
  plans?: readonly PlanListItem[];
  /** The plan that opens in the editor; saved changes are kept. */
  plan?: Plan;
}

/** A server with the given patients and plans, tolerances of 10 and 20 %. */
export function serveDiets({ patients = [makePatient()], plans, plan }: Practice = {}): FakeApi {
  const api = fakeApi();
  let stored = plan;
  api.on(activityRoutes.heartbeat, undefined);
  api.on(activityRoutes.stop, undefined);
  api.on(patientRoutes.list, { items: patients });
  api.on(patientRoutes.energy, { tdee: plan?.tdee ?? null });
  api.on(planRoutes.list, { items: plans ?? (plan ? [plan] : [makeListItem()]) });
  api.on(ruleConfigRoutes.get, {
    config: { calorieBudget: { planAverageTolerancePercent: 10, dailyTargetTolerancePercent: 20 } },
  });
  api.on(planInsightRoutes.safety, makeSafety());
  if (stored) {
    api.on(planRoutes.get, () => stored);
    api.on(planRoutes.update, ({ body }: FakeCall<typeof planRoutes.update>) => {
      // Days are computed by the server; here they stay as they are.
      const { planDays: _days, ...values } = body as PlanPatch;
      stored = { ...(stored as Plan), ...values, version: (stored?.version ?? 0) + 1 };
      return stored;
    });
  }
  return api;
}

/** Answers media queries as a window of that width would, until the test ends; `restore` puts the old one back. */
export function stubWindowWidth(width: number): () => void {
  const original = window.matchMedia;
  window.matchMedia = (query) => {
    const limit = /max-width: (\d+)px/.exec(query)?.[1];
    return { ...original(query), media: query, matches: limit !== undefined && width <= Number(limit) };
  };
  return () => {
    window.matchMedia = original;
  };
}
