import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { Catalogue, IntoleranceValue, RuleConfig } from '@pora/engine/model';
import { analysePlan, type PlanSafety } from '@pora/engine/safety/analyse';
import { dislikeGaps, type DislikeGap } from '@pora/engine/safety/dislike-gaps';

/** Days to check and the patient they are for. */
export interface AnalyseInput {
  readonly planDays: readonly PlanDay[];
  readonly intolerances: readonly IntoleranceValue[];
  readonly disliked: readonly string[];
}

/** The engine's check, with the disliked entries that keep no food away. */
export interface PlanAnalysis extends PlanSafety {
  readonly dislikeGaps: readonly DislikeGap[];
}

/** Checks days against the catalogue; one without mappings leaves them unchecked. Runs in the engine's thread. */
export function analyseDays(
  { catalog, config }: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { planDays, intolerances, disliked }: AnalyseInput,
): PlanAnalysis {
  const { foods, dictionary, mappings } = catalog;
  const known = { foods, ...(dictionary && { dictionary }), mappings: mappings ?? null };
  return {
    ...analysePlan(planDays, { intolerances, disliked, catalog: known, config }),
    dislikeGaps: dislikeGaps(disliked, foods),
  };
}
