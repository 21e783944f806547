import { type Plan } from '@pora/contracts/plans/plan.model';
import { activityCalls } from '@pora/contracts/calls';
import { callRoute } from '@pora/kit';
import { useEffect, useRef } from 'react';

/** How often an open plan tells the administrator's table that somebody works on it [diets §7]. */
export const HEARTBEAT_MS = 45_000;

/** What of a plan is reported. */
type OpenPlan = Pick<Plan, 'id' | 'name' | 'patientId' | 'stage'>;

// Presence is a courtesy: a lost report must never disturb the work [diets §8].
const ignore = () => undefined;

function reportOpenPlan({ id: planId, name: planName, patientId, stage }: OpenPlan): Promise<void> {
  const body = { planId, view: 'plan-details' as const, planName, patientId, stage };
  return callRoute(activityCalls.heartbeat, { body });
}

/** Reports an open plan at once, then every 45 s, and that it was closed [diets §7]; undefined while it is loaded. */
export function useHeartbeat(plan: OpenPlan | undefined): void {
  const planId = plan?.id;
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  useEffect(() => {
    if (planId === undefined) return undefined;
    const beat = () => {
      if (latest.current) reportOpenPlan(latest.current).catch(ignore);
    };
    beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    return () => {
      clearInterval(timer);
      callRoute(activityCalls.stop).catch(ignore);
    };
  }, [planId]);
}
