import { createHash } from 'node:crypto';
import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { PlanVerdict, StoredVerdict } from '@pora/contracts/plans/plan-safety.model';

/** What a verdict was made from besides the plan's foods: both empty for a plan without a patient. */
export interface VerdictBasis {
  /** Revision of the patient's results and survey. */
  readonly patient: string;
  /** Fingerprint of foods, links and rules. */
  readonly catalogue: string;
}

/** A verdict and what it was made from. */
export interface MadeVerdict {
  readonly verdict: PlanVerdict;
  readonly basis: VerdictBasis;
}

/** A verdict as kept with its plan: with the foods of the plan at that moment. */
export interface StoredCheck {
  readonly verdict: Omit<StoredVerdict, 'isCurrent'>;
  readonly basis: VerdictBasis & { readonly foods: string };
}

/** What is kept of a check. */
export function storedCheck({ verdict, basis }: MadeVerdict, planDays: readonly PlanDay[]): StoredCheck {
  const { state, sentence, checkedAt, meals, dangerous, unchecked, attention } = verdict;
  return {
    verdict: { state, sentence, checkedAt, meals, dangerous, unchecked, attention },
    basis: { ...basis, foods: foodFingerprint(planDays) },
  };
}

/** Changes with everything a check reads of the days: which foods stand in which slot, their words, and the amounts a risk was taken for. */
export function foodFingerprint(planDays: readonly PlanDay[]): string {
  const foods = planDays.map(({ day, slots }) => [
    day,
    slots.map(
      ({ entry }) =>
        entry && [
          entry.unmapped,
          entry.ingredients.length > 0
            ? entry.ingredients.map(({ foodId, foodName, sourceText, grams }) => [
                foodId,
                foodName,
                sourceText ?? '',
                grams,
              ])
            : [entry.name, entry.foods],
        ],
    ),
  ]);
  return createHash('sha256').update(JSON.stringify(foods)).digest('base64url');
}

/** The verdict as answered; whether it still holds is told by {@link PlanVerdictsService}. */
export function presentVerdict(check: StoredCheck | null, isCurrent = false): StoredVerdict | null {
  return check && { ...check.verdict, isCurrent };
}
