import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type { MealSafety, PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { PlanRisksService } from '../plans/plan-risks.service.js';
import { printsOf } from '../safety/accepted-risks.js';
import { newFoods } from './new-foods.js';
import { slotStrings } from './slots.strings.js';

/** Meals about to be saved with a plan, and the plan as it stands; without days where it is about to be made. */
export interface Insertion {
  readonly known: Pick<Plan, 'id' | 'patientId' | 'planDays'>;
  readonly planDays: readonly PlanDay[];
  /** Why a food the patient is allergic to is put there, as far as the person said. */
  readonly reasonAt: (place: SlotPlace) => string | undefined;
  /** Asked for only when food comes in; meals that could not be checked are in none of its slots. */
  readonly check: () => Promise<Pick<PlanSafety, 'slots'>>;
}

/** Keeps the reasons; to be called in the transaction of the change. */
export type KeepReasons = () => Promise<void>;

/** A food that an answer about allergies names comes into a plan by hand only with a reason (decision 34). */
@Injectable()
export class AllergyGateService {
  constructor(
    private readonly risks: PlanRisksService,
    private readonly audit: Audit,
  ) {}

  /**
   * Admits meals. What cannot be checked now is admitted: the plan is unchecked then, never safe.
   * @throws ApiError 409 `allergy_not_confirmed` with the meals when a food is new to the plan and nobody said why
   */
  async admit(
    { known, planDays, reasonAt, check }: Insertion,
    caller: CallerInfo,
  ): Promise<KeepReasons | undefined> {
    const isNew = known.patientId === null ? null : newFoods(known.planDays, planDays);
    if (!isNew) return undefined;
    const { slots } = await check();
    const blocked = slots.flatMap(({ problems, ...slot }): (SlotPlace & MealSafety)[] => {
      const found = problems.filter((problem) => problem.level === 'block' && isNew(slot, problem));
      return found.length > 0 ? [{ ...slot, problems: found }] : [];
    });
    if (blocked.length === 0) return undefined;
    const taken = blocked.map((slot) => ({ slot, reason: reasonAt(slot) }));
    if (taken.some(({ reason }) => reason === undefined)) {
      const foods = blocked.flatMap(({ problems }) => problems.map(({ foodName }) => foodName));
      const sentence = slotStrings.allergyNotConfirmed([...new Set(foods)]);
      throw conflict('allergy_not_confirmed', sentence, { slots: blocked });
    }
    return () => this.keep(known.id, planDays, taken, caller);
  }

  private async keep(
    planId: string,
    planDays: readonly PlanDay[],
    taken: readonly { slot: SlotPlace & MealSafety; reason: string | undefined }[],
    caller: CallerInfo,
  ): Promise<void> {
    for (const { slot, reason } of taken) {
      const place = { day: slot.day, slotIndex: slot.slotIndex };
      const prints = printsOf({ slots: [slot] }, planDays, { place });
      await this.risks.add({ planId, place, cause: null, reason: reason ?? '', prints }, caller);
      await this.audit.record({ caller, action: 'plans.accept-risk', entity: 'plan', entityId: planId });
    }
  }
}
