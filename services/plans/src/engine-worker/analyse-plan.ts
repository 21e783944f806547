import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { Catalogue, PatientInput, RuleConfig } from '@pora/engine/model';
import { analysePlan, safetyDataOf, type PlanSafety } from '@pora/engine/safety/analyse';

/** Days to check and the patient they are for. */
export interface AnalyseInput {
  readonly planDays: readonly PlanDay[];
  readonly patient: PatientInput;
}

/** Checks days against the catalogue; one without mappings leaves them unchecked. Runs in the engine's thread. */
export function analyseDays(
  { catalog, config }: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { planDays, patient }: AnalyseInput,
): PlanSafety {
  return analysePlan(planDays, safetyDataOf(patient, catalog, config));
}
