import type { MealEntry, PlanDay } from '@pora/contracts/plans/plan.model';
import type { PlanSafety, SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import type { AcceptedMeal } from '@pora/engine/accepted-meals';
import { canonicalJson } from '@pora/engine/fingerprint';
import { isUnchecked } from '@pora/engine/safety/entry-safety';
import { safetyStrings } from './safety.strings.js';

/** A risk as it is kept. */
export interface KeptRisk {
  readonly id: string;
  readonly place: SlotPlace | null;
  readonly cause: string | null;
  readonly reason: string;
  readonly prints: readonly string[];
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** A problem of a planned meal that is dangerous unless somebody accepts it. */
interface RiskAt extends SlotPlace {
  readonly problem: SafetyProblem;
  readonly entry: MealEntry;
}

/** Prints of the risks an acceptance is about: of one meal, or of one cause wherever it stands. */
export function printsOf(
  safety: Pick<PlanSafety, 'slots'>,
  planDays: readonly PlanDay[],
  { place, cause }: { readonly place?: SlotPlace | undefined; readonly cause?: string | undefined },
): string[] {
  const prints = risksIn(safety, planDays)
    .filter(({ day, slotIndex, problem }) =>
      place ? day === place.day && slotIndex === place.slotIndex : problem.cause === cause,
    )
    .map((risk) => printOf(risk, place));
  return [...new Set(prints)];
}

/** The check without what somebody accepted already. */
export function openRisks({ slots }: Pick<PlanSafety, 'slots'>): Pick<PlanSafety, 'slots'> {
  const isOpen = ({ acceptedBy }: SafetyProblem) => acceptedBy === undefined;
  return { slots: slots.map((slot) => ({ ...slot, problems: slot.problems.filter(isOpen) })) };
}

/** Prints of everything a risk could be accepted for as the plan is now. */
export function presentPrints(safety: PlanSafety, planDays: readonly PlanDay[]): ReadonlySet<string> {
  return new Set(
    risksIn(safety, planDays).flatMap((risk) => [printOf(risk, undefined), printOf(risk, risk)]),
  );
}

/**
 * The check with the accepted risks counted apart: a meal whose risks are all accepted asks for attention, one with an
 * allergy among them stays dangerous, and nothing that was accepted makes a plan green.
 */
export function withAccepted(
  safety: PlanSafety,
  planDays: readonly PlanDay[],
  risks: readonly KeptRisk[],
): PlanSafety {
  if (risks.length === 0 || safety.missing.length > 0) return safety;
  const byPrint = new Map(risks.flatMap((risk) => risk.prints.map((print) => [print, risk] as const)));
  let accepted = 0;
  const slots = safety.slots.map((slot) => {
    const entry = entryAt(planDays, slot);
    if (!entry) return slot;
    const problems = slot.problems.map((problem) => {
      const at = { day: slot.day, slotIndex: slot.slotIndex, problem, entry };
      const risk = isRisk(problem)
        ? (byPrint.get(printOf(at, at)) ?? byPrint.get(printOf(at, undefined)))
        : undefined;
      if (!risk) return problem;
      accepted += 1;
      return { ...problem, acceptedBy: presentAcceptance(risk) };
    });
    // What the patient is allergic to stays red although somebody answers for it (decision 61).
    const isTaken = problems.every(
      (problem) => !isRisk(problem) || (problem.level !== 'block' && 'acceptedBy' in problem),
    );
    const isCalmed = slot.safety === 'dangerous' && isTaken;
    // What nobody could check stays unchecked, whatever was accepted beside it.
    const isUnknown = entry.unmapped || problems.some(isUnchecked);
    const calm = isUnknown ? ('unchecked' as const) : ('attention' as const);
    return { ...slot, problems, safety: isCalmed ? calm : slot.safety };
  });
  const became = (state: 'attention' | 'unchecked'): number =>
    slots.filter(({ safety: now }, i) => now === state && safety.slots[i]?.safety === 'dangerous').length;
  const dangerous = safety.dangerous - became('attention') - became('unchecked');
  const isCalm = safety.state === 'dangerous' && dangerous === 0;
  return {
    ...safety,
    slots,
    ...{ dangerous, accepted, attention: safety.attention + became('attention') },
    unchecked: safety.unchecked + became('unchecked'),
    state: isCalm ? 'attention' : safety.state,
    sentence: accepted > 0 ? safetyStrings.withAccepted({ ...safety, dangerous }, accepted) : safety.sentence,
  };
}

/** A meal with the foods of it that are accepted through and through. */
export interface TakenMeal extends AcceptedMeal {
  /** Nothing else speaks against the meal. */
  readonly isWhole: boolean;
}

/** The accepted meals of a check; a food that has another, open risk beside the accepted one is not among them. */
export function takenMeals({ slots }: Pick<PlanSafety, 'slots'>): TakenMeal[] {
  return slots.flatMap(({ day, slotIndex, problems }) => {
    const risks = problems.filter(isRisk);
    const open = risks.filter(({ acceptedBy }) => acceptedBy === undefined);
    const isOpen = ({ foodId, foodName }: SafetyProblem) =>
      open.some((risk) => risk.foodId === foodId && risk.foodName === foodName);
    const foods = risks.filter((risk) => !isOpen(risk)).map(({ foodId, foodName }) => ({ foodId, foodName }));
    return foods.length > 0 ? [{ day, slotIndex, foods, isWhole: open.length === 0 }] : [];
  });
}

function presentAcceptance({ id, reason, createdBy, createdAt }: KeptRisk) {
  return { id, reason, author: createdBy, at: createdAt.toISOString() };
}

function risksIn(safety: Pick<PlanSafety, 'slots'>, planDays: readonly PlanDay[]): RiskAt[] {
  return safety.slots.flatMap(({ day, slotIndex, problems }) => {
    const entry = entryAt(planDays, { day, slotIndex });
    if (!entry) return [];
    return problems.filter(isRisk).map((problem) => ({ day, slotIndex, problem, entry }));
  });
}

function isRisk({ level }: SafetyProblem): boolean {
  return level !== 'note';
}

/** The meal's ingredients with the food, the cause and its value; another meal, amount or result is another print. */
function printOf({ problem, entry }: RiskAt, place: SlotPlace | undefined): string {
  const { kind, foodId, foodName, cause, value } = problem;
  return canonicalJson({
    place: place ? [place.day, place.slotIndex] : null,
    ...{ kind, foodId, foodName, cause, value },
    meal: entry.ingredients.map((item) => [
      item.foodId,
      item.foodId === null ? item.foodName : '',
      item.grams,
    ]),
  });
}

function entryAt(planDays: readonly PlanDay[], { day, slotIndex }: SlotPlace): MealEntry | null {
  return planDays.find((item) => item.day === day)?.slots[slotIndex]?.entry ?? null;
}
