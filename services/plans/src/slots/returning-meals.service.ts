import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, conflict } from '@pora/common/errors';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type { ReturningAnswer, ReturningMeals } from '@pora/contracts/plans/plan-history.model';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { PlanRisksService } from '../plans/plan-risks.service.js';
import { countMeals } from '../plans/plan-content.js';
import { printsOf } from '../safety/accepted-risks.js';
import { newFoods, type IsNewFood } from './new-foods.js';
import { causesOf, forbiddenMeals, withMealsOf, type ForbiddenMeal } from './returning-meals.js';
import { slotStrings } from './slots.strings.js';

/** Days that a move along a plan's history brings back. */
export interface ReturningDays {
  readonly known: Pick<Plan, 'id' | 'patientId' | 'planDays'>;
  readonly planDays: PlanDay[];
  /** What the person chose for meals they must not get by now. */
  readonly answer: ReturningAnswer;
  /** Check of some days; meals that could not be checked are in none of its slots. */
  readonly check: (planDays: readonly PlanDay[]) => Promise<Pick<PlanSafety, 'slots'>>;
  /** The days with safe meals where there are some; asked for only when they are swapped. */
  readonly repair: (planDays: PlanDay[]) => Promise<readonly PlanDay[]>;
}

/** Refusal of a move that brings back what the patient must not get; how many could be swapped is found out afterwards. */
export class ForbiddenMealsReturn extends Error {
  constructor(
    readonly meals: readonly ForbiddenMeal[],
    readonly returning: ReturningDays,
  ) {
    super('forbidden meals would come back');
  }
}

/**
 * What would come back forbidden is left empty, swapped to safe, or accepted cause by cause with a reason of its own; no
 * word accepts all of it (decisions 61, 74). What cannot be checked now comes back: the plan is unchecked then.
 */
@Injectable()
export class ReturningMealsService {
  constructor(
    private readonly risks: PlanRisksService,
    private readonly audit: Audit,
  ) {}

  /** The days as they may come back; reasons are kept in the transaction of the change. @throws ForbiddenMealsReturn */
  async settle(returning: ReturningDays, caller: CallerInfo): Promise<PlanDay[]> {
    const { known, planDays, answer, check } = returning;
    const isNew = known.patientId === null ? null : newFoods(known.planDays, planDays);
    if (!isNew) return planDays;
    const meals = forbiddenMeals(await check(planDays), isNew);
    if (meals.length === 0) return planDays;
    if (answer.forbidden === 'leave_empty') return withMealsOf(planDays, meals);
    if (answer.forbidden === 'swap') return (await this.swapped(returning, meals)).planDays;
    const reasons = new Map((answer.reasons ?? []).map(({ cause, reason }) => [cause, reason]));
    const causes = causesOf(meals, planDays);
    const isExplained = answer.forbidden === 'accept' && causes.every(({ cause }) => reasons.has(cause));
    if (!isExplained) throw new ForbiddenMealsReturn(meals, returning);
    for (const { cause } of causes) {
      const prints = printsOf({ slots: [...meals] }, planDays, { cause });
      const risk = { planId: known.id, place: null, cause, reason: reasons.get(cause) ?? '', prints };
      await this.risks.add(risk, caller);
      await this.audit.record({ caller, action: 'plans.accept-risk', entity: 'plan', entityId: known.id });
    }
    return planDays;
  }

  /** The refusal for the caller: by cause, with how many places have a safe meal. */
  async refusal({ meals, returning }: ForbiddenMealsReturn): Promise<ApiError> {
    const { planDays } = returning;
    const causes = causesOf(meals, planDays);
    const details: ReturningMeals = {
      meals: countMeals(planDays),
      forbidden: meals.length,
      swappable: await this.swapped(returning, meals).then(
        ({ filled }) => filled,
        () => null,
      ),
      causes,
    };
    const foods = [...new Set(causes.flatMap((cause) => cause.foods))];
    return conflict('allergy_not_confirmed', slotStrings.forbiddenReturn(meals.length, foods), details);
  }

  /** Safe meals where there are some; a place that has none, or whose meal is not safe either, stays empty. */
  private async swapped(
    { planDays, check, repair, known }: ReturningDays,
    meals: readonly ForbiddenMeal[],
  ): Promise<{ planDays: PlanDay[]; filled: number }> {
    const tried = withMealsOf(planDays, meals, await repair(planDays));
    const all: IsNewFood = () => true;
    const isAsked = (place: ForbiddenMeal) =>
      meals.some(({ day, slotIndex }) => day === place.day && slotIndex === place.slotIndex);
    const still = known.patientId === null ? [] : forbiddenMeals(await check(tried), all).filter(isAsked);
    const safe = withMealsOf(tried, still);
    return { planDays: safe, filled: meals.length - (countMeals(planDays) - countMeals(safe)) };
  }
}
