import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { SlotEdit, SlotEditsAnswer, SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import type { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { IncomingMealsService } from '../plans/incoming-meals.service.js';
import { PlanChangesService } from '../plans/plan-changes.service.js';
import { planPatch } from '../plans/plan-patch.js';
import { PlansService } from '../plans/plans.service.js';
import { slotAt } from '../steps/slot-place.js';
import { AllergyGateService } from './allergy-gate.service.js';
import { changedSlots, withSlotEdits, type SettledEdit } from './slot-edits.js';

/** Edits of single slots by hand; each answers the check of what it left. */
@Injectable()
export class EditSlotsService {
  constructor(
    private readonly plans: PlansService,
    private readonly meals: IncomingMealsService,
    private readonly changes: PlanChangesService,
    private readonly allergies: AllergyGateService,
    private readonly context: PlanningContextService,
  ) {}

  /**
   * Changes single slots under the rules of a change of the whole plan; a small step of its history.
   * @throws ApiError 400, 404 for a place the plan does not have, 412, 422 and 503 as {@link IncomingMealsService.settleDays}
   */
  async edit(
    { params, body, ifMatch }: RouteInput<typeof planSlotRoutes.edit>,
    caller: CallerInfo,
  ): Promise<SlotEditsAnswer> {
    const { plan: known, row } = await this.plans.getForChange(params.id);
    checkVersion(known.version, ifMatch, () => known);
    const loaded = this.context.load(known, caller);
    // The check below waits for it and tells its failure; where the edits are refused before, there is no check.
    loaded.catch(() => undefined);
    const edits = await this.settled(body, known);
    // Judged before anything is locked, and kept with the change when the plan is still the one that was judged.
    const edited = withSlotEdits(known.planDays, edits);
    const reasonAt = (place: SlotPlace) =>
      edits.find(({ day, slotIndex }) => day === place.day && slotIndex === place.slotIndex)?.reason;
    const ahead = await this.context.checkAhead({ ...known, planDays: edited }, loaded);
    const check = async () => ahead.verdict;
    const keepReasons = await this.allergies.admit({ known, planDays: edited, reasonAt, check }, caller);
    const request = { id: params.id, caller, onVersion: ifMatch, action: 'plans.edit-slots', known: row };
    let before = known;
    const plan = await this.changes.change(request, async (stored) => {
      before = stored;
      await keepReasons?.();
      const isKnown = stored.version === known.version;
      const planDays = isKnown ? edited : withSlotEdits(stored.planDays, edits);
      // A reason that was just kept is part of the check, so that one is made after it.
      const made = isKnown && !keepReasons ? ahead.made : undefined;
      return { values: planPatch(stored, { planDays }, {}).values, check: made };
    });
    const { verdict } =
      before.version === known.version && !keepReasons
        ? ahead
        : await this.context.checkSaved(plan, caller, loaded);
    const changed = changedSlots(before.planDays, plan.planDays);
    const days = new Set(changed.map(({ day }) => day));
    const { planSummary, mealTimes, version, updatedAt } = plan;
    return {
      changed,
      dayTotals: plan.planDays.flatMap(({ day, totals }) => (days.has(day) ? [{ day, totals }] : [])),
      ...{ planSummary, mealTimes, version, updatedAt },
      verdict,
    };
  }

  /** The edits with their meals as they are kept; a place the plan does not have is refused where they are applied. */
  private async settled(edits: readonly SlotEdit[], { planDays }: Plan): Promise<SettledEdit[]> {
    const meals = edits.flatMap(({ day, slotIndex, entry }, edit) => {
      const slot = slotAt(planDays, { day, slotIndex });
      return entry && slot ? [{ edit, day, slotIndex, slotType: slot.type, entry }] : [];
    });
    const kept = await this.meals.settle(meals, planDays);
    const byEdit = new Map(meals.map(({ edit }, i) => [edit, kept[i]]));
    return edits.map(({ entry, ...edit }, i) =>
      entry === undefined ? edit : { ...edit, entry: byEdit.get(i) ?? null },
    );
  }
}
