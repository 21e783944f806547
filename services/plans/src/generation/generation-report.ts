import type { GenerationReport, PlanSummary } from '@pora/contracts/plans/plan.model';
import type { PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { wordsOfRule } from '@pora/engine/explain/rule-words';
import type { GeneratedPlan, Refusal } from '@pora/engine/generator';
import { conflict, notAcceptable, type ApiError } from '@pora/common/errors';
import { formatNumber } from '@pora/text-pl/number';
import { generationStrings as strings } from './generation.strings.js';

/** The engine's report with sentences for the person, and the check of what it made. */
export function presentReport(
  { report, planSummary }: GeneratedPlan,
  verdict: PlanVerdict,
): GenerationReport {
  return {
    seed: report.seed,
    engineVersion: report.engineVersion,
    filledSlots: report.filledSlots,
    lockedSlots: report.lockedSlots,
    emptySlots: report.emptySlots.map(({ day, slotIndex, label, reason, counts }) => ({
      day,
      slotIndex,
      label,
      reason: wordsOfRule(reason).emptied(counts.removed[reason] ?? 0),
    })),
    ...energyOf(planSummary),
    daysOutsideTolerance: [...report.daysOutsideTolerance],
    splitPairs: report.splitPairs.map(({ type, days }) => ({ slot: type, days: [...days] })),
    verdict,
    ...(report.stoppedAfterDays !== undefined && { stoppedAfterDays: report.stoppedAfterDays }),
  };
}

function energyOf({ averageCalories, targetCalories }: PlanSummary) {
  return { averageCalories, targetCalories };
}

/** A reasoned refusal of the engine as the answer to the person: 422, and 409 where somebody stopped it. */
export function refusalOf({ code, details }: Refusal): ApiError {
  switch (code) {
    case 'no_calories':
      return notAcceptable('no_calorie_target', strings.noCalories);
    case 'empty_library':
      return notAcceptable('no_meals', strings.noMeals);
    case 'no_sources':
      return notAcceptable('generation_failed', strings.noSources);
    case 'no_slots':
      return notAcceptable('generation_failed', strings.noSlots(Number(details['day'])), details);
    case 'shares_not_100':
      return notAcceptable(
        'generation_failed',
        strings.shares(
          Number(details['day']),
          `${formatNumber(Number(details['sum']), { maxDecimals: 1 })}\u00a0`,
        ),
        details,
      );
    case 'invalid_days':
      return notAcceptable('generation_failed', strings.invalidDays);
    case 'stopped':
      return conflict('generation_stopped', strings.stopped);
    case 'invalid_seed':
      return notAcceptable('generation_failed', strings.invalidSeed);
  }
}
