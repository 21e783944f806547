import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type {
  MealCheck,
  MissingData,
  NotUnderstood,
  PlanSafety,
  PlanVerdict,
} from '@pora/contracts/plans/plan-safety.model';
import { sentenceOf } from '@pora/engine/explain/sentences';
import type {
  CheckGaps,
  MealCheck as EngineMealCheck,
  PlanSafety as PlanAnalysis,
} from '@pora/engine/safety/analyse';
import type { UncertainEnergy } from '@pora/engine/uncertain-energy';
import { countMeals } from '../plans/plan-content.js';
import { safetyStrings } from './safety.strings.js';

/** Check of a plan from what the engine found in it. */
export function checkOf(analysis: PlanAnalysis, planDays: readonly PlanDay[], checkedAt: Date): PlanSafety {
  const { missing, slots, emptySlots, tolerated } = analysis;
  const uncertain = presentUncertain(analysis.uncertain);
  if (missing.length > 0) return { ...uncheckedOf(planDays, missing, checkedAt), uncertain };
  return {
    state: analysis.state,
    ...presentGaps(analysis),
    absent: [],
    ...analysis.counts,
    accepted: 0,
    tolerated: tolerated.map((item) => ({ ...item })),
    sentence: sentenceFor(analysis),
    checkedAt: checkedAt.toISOString(),
    slots: slots
      .filter(({ safety }) => safety !== 'safe')
      .map((slot) => ({ ...slot, problems: [...slot.problems] })),
    emptySlots: [...emptySlots],
    uncertain,
    calledAfter: analysis.calledAfter.map((one) => ({ ...one, without: [...one.without] })),
  };
}

/** Meals of uncertain energy as answered. */
export function presentUncertain(found: readonly UncertainEnergy[]): PlanSafety['uncertain'] {
  return found.map(({ unweighed, outdated, ...place }) => {
    return { ...place, unweighed: [...unweighed], outdated: [...outdated] };
  });
}

/** Check that could not be made: no meal of the plan counts as checked (decision 12). */
export function uncheckedOf(
  planDays: readonly PlanDay[],
  missing: readonly MissingData[],
  checkedAt: Date,
): PlanSafety {
  return {
    ...nothingFound(planDays, checkedAt),
    state: 'unchecked',
    missing: [...missing],
    unchecked: countMeals(planDays),
    sentence: safetyStrings.unchecked(missing),
  };
}

/** Check of a plan nobody is to eat yet: there is nothing to check it against. */
export function withoutPatient(planDays: readonly PlanDay[], checkedAt: Date): PlanSafety {
  return { ...nothingFound(planDays, checkedAt), state: 'no_patient', sentence: safetyStrings.noPatient };
}

/** A check in short, as it is kept with a generated plan. */
export function verdictOfCheck(check: PlanSafety): PlanVerdict {
  const {
    slots: _slots,
    emptySlots: _empty,
    uncertain: _uncertain,
    absent: _absent,
    calledAfter: _names,
    ...verdict
  } = check;
  return verdict;
}

/** What is known of one meal's check besides the engine's answer. */
export interface MealCheckContext {
  /** What could not be loaded of the patient's data. */
  readonly missing: readonly MissingData[];
  readonly hasPatient: boolean;
}

/** Check of one meal as answered: the same states as a plan's, and never safer than what could be loaded. */
export function mealCheckOf(
  { problems, ...check }: EngineMealCheck,
  { missing, hasPatient }: MealCheckContext,
): MealCheck {
  const gaps = { ...presentGaps(check), missing: [...new Set([...missing, ...check.missing])] };
  return { safety: mealState(check, gaps, hasPatient), problems: [...problems], ...gaps };
}

function mealState(
  { safety }: Pick<EngineMealCheck, 'safety'>,
  { missing }: { readonly missing: readonly MissingData[] },
  hasPatient: boolean,
): MealCheck['safety'] {
  if (!hasPatient) return 'no_patient';
  return missing.length > 0 && safety !== 'dangerous' ? 'unchecked' : safety;
}

/** Gaps of a check as answered. */
export function presentGaps({ missing, unmapped, notUnderstood }: CheckGaps) {
  return {
    missing: [...missing],
    unmapped: unmapped.map(({ name, value }) => ({ name, value })),
    notUnderstood: notUnderstood.map(({ entry, source, reason }): NotUnderstood => {
      return { entry, source, reason, sentence: sentenceOf.notUnderstood({ entry, reason }) };
    }),
  };
}

function sentenceFor({ state, counts }: PlanAnalysis): string {
  if (counts.meals === 0) return safetyStrings.noMeals;
  return state === 'no_data' ? safetyStrings.noData : sentenceOf.verdict(counts);
}

function nothingFound(planDays: readonly PlanDay[], checkedAt: Date) {
  return {
    ...{ missing: [], absent: [], unmapped: [], notUnderstood: [] },
    ...{ tolerated: [], slots: [], uncertain: [], calledAfter: [] },
    ...{ meals: countMeals(planDays), dangerous: 0, unchecked: 0, attention: 0, accepted: 0 },
    checkedAt: checkedAt.toISOString(),
    emptySlots: planDays.flatMap(({ day, slots }) =>
      slots.flatMap(({ entry, label }, slotIndex) => (entry ? [] : [{ day, slotIndex, label }])),
    ),
  };
}
