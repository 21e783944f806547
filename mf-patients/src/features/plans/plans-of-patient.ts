import { type PlanListItem } from '@pora/contracts/plans/plan.model';

type PlanFacts = Pick<PlanListItem, 'patientId' | 'status' | 'stage' | 'created' | 'updatedAt'>;

/** Plans of one patient, by stage. */
export function plansOfPatient<Plan extends PlanFacts>(plans: readonly Plan[], patientId: string): Plan[] {
  return plans.filter((plan) => plan.patientId === patientId).sort((a, b) => a.stage - b.stage);
}

/** The plan a person means by "the diet" of a patient: the active one, else the one changed last. */
export function currentPlanOf<Plan extends PlanFacts>(
  plans: readonly Plan[],
  patientId: string,
): Plan | undefined {
  const own = plansOfPatient(plans, patientId);
  const newestFirst = own.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return newestFirst.find((plan) => plan.status === 'active') ?? newestFirst[0];
}

const ROMAN: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Stage as it is spoken of: 3 → "III". */
export function romanStage(stage: number): string {
  let left = stage;
  let text = '';
  for (const [value, numeral] of ROMAN) {
    for (; left >= value; left -= value) text += numeral;
  }
  return text;
}
