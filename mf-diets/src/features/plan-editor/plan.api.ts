import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { type PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { type MealSource } from '@pora/contracts/catalog/meal-types.vocabulary';
import { callRoute, downloadRoute } from '@pora/kit';

/** Generating waits for the engine and, on a busy machine, for its queue. */
const GENERATE_TIMEOUT_MS = 60_000;

/** The whole plan. */
export function fetchPlan(id: string, signal: AbortSignal): Promise<Plan> {
  return callRoute(planRoutes.get, { params: { id }, signal });
}

/** Saves changed parameters; `version` is the one they were made on. @throws HttpError 412 when the plan changed meanwhile. */
export function savePlan(id: string, body: PlanPatch, version: number | undefined): Promise<Plan> {
  return callRoute(planRoutes.update, {
    params: { id },
    body,
    ...(version !== undefined && { ifMatch: version }),
  });
}

/** Fills the unlocked slots from the given libraries; the same key again is the same generation. */
export function generatePlan(id: string, version: number, sources: MealSource[], idempotencyKey: string) {
  return callRoute(planRoutes.generate, {
    params: { id },
    body: { sources },
    ifMatch: version,
    idempotencyKey,
    timeoutMs: GENERATE_TIMEOUT_MS,
  });
}

/**
 * Takes back the last big step as a whole; `confirm` takes later edits by hand with it.
 * @throws HttpError 409 `later_edits` that names what would be lost, while they were not confirmed
 */
export function undoPlan(id: string, version: number, confirm: boolean): Promise<Plan> {
  return callRoute(planRoutes.undo, { params: { id }, body: { confirm }, ifMatch: version });
}

/** Moves the plan to the trash. */
export function removePlan(id: string): Promise<void> {
  return callRoute(planRoutes.remove, { params: { id } });
}

/** Takes the plan out of the trash. */
export function restorePlan(id: string): Promise<Plan> {
  return callRoute(planRoutes.restore, { params: { id } });
}

/** Downloads the hand-out for the patient; answers the file's name. */
export function downloadHandout(plan: Pick<Plan, 'id' | 'stage'>, confirmation?: string): Promise<string> {
  const input = { params: { id: plan.id }, query: { confirmation } };
  return downloadRoute(planRoutes.exportDocx, input, `Etap_${plan.stage}_.docx`);
}

/** Takes the risk of handing the plan out against the check that was read; answers the confirmation. */
export async function confirmExport(id: string, verdict: PlanVerdict, reason: string): Promise<string> {
  const { state, dangerous } = verdict;
  return (await callRoute(planRoutes.confirmExport, { params: { id }, body: { reason, state, dangerous } }))
    .id;
}

/** Tolerances that colour the days come from the rules of the practice. */
export async function fetchTolerances(signal: AbortSignal): Promise<{ plan: number; day: number }> {
  const { config } = await callRoute(ruleConfigRoutes.get, { signal });
  return {
    plan: config.calorieBudget.planAverageTolerancePercent,
    day: config.calorieBudget.dailyTargetTolerancePercent,
  };
}

/** Tells that somebody works on this plan. */
export function reportOpenPlan(plan: Pick<Plan, 'id' | 'name' | 'patientId' | 'stage'>): Promise<void> {
  const { id: planId, name: planName, patientId, stage } = plan;
  return callRoute(activityRoutes.heartbeat, {
    body: { planId, view: 'plan-details', planName, patientId, stage },
  });
}

/** Tells that the plan was closed. */
export function reportPlanClosed(): Promise<void> {
  return callRoute(activityRoutes.stop);
}
