import { patientCalls } from '@pora/contracts/calls';
import { type PlanUse } from '@pora/contracts/plans/plan-uses.routes';
import { useApiList } from '@pora/kit';
import { useMemo } from 'react';

/** Whose the plans are. */
export interface PlanPatients {
  /** How many different patients. */
  count: number;
  /** Name of the plan's patient; undefined where it has none, or while the patients are not told. */
  nameOf: (plan: Pick<PlanUse, 'patientId'>) => string | undefined;
}

/** How many patients the plans belong to, and their names as soon as the patients' service tells them; no plans, no question. */
export function usePlanPatients(plans: readonly PlanUse[]): PlanPatients {
  const count = new Set(plans.flatMap(({ patientId }) => patientId ?? [])).size;
  const patients = useApiList(patientCalls.list, {}, { enabled: count > 0 });
  const people = patients.phase === 'ready' ? patients.data : undefined;
  const names = useMemo(
    () =>
      new Map(people?.map(({ id, personal }) => [id, `${personal.firstName} ${personal.lastName}`.trim()])),
    [people],
  );
  return { count, nameOf: ({ patientId }) => names.get(patientId ?? '') || undefined };
}
