import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { checkVersion } from '@pora/common/concurrency';
import { invalidInput, notAcceptable, notFound, staleVersion } from '@pora/common/errors';
import { mealEntrySchema, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import {
  failedDrawSchema,
  regenerateRefusalSchema,
  type DrawPlace,
  type FailedDraw,
  type SlotPlace,
} from '@pora/contracts/plans/plan-steps.model';
import type { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { normaliseMealType } from '@pora/engine/slots';
import { dayTotals } from '@pora/engine/totals';
import type { OperationAnswer } from '../engine-worker/engine-operations.js';
import { EngineService } from '../engine/engine.service.js';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { mealCheckOf } from '../safety/plan-check.js';
import { planStrings } from '../plans/plans.strings.js';
import { presentPortionRange } from '../plans/portion-range.presenter.js';
import { PlanStepService } from './plan-step.service.js';
import { slotAt } from './slot-place.js';
import { stepStrings as strings } from './steps.strings.js';

type Routes = typeof planStepRoutes;
type RegenerateInput = RouteInput<Routes['regenerateSlot']>;

/** Steps over one slot of a plan [diets §7]. */
@Injectable()
export class SlotStepsService {
  constructor(
    private readonly steps: PlanStepService,
    private readonly context: PlanningContextService,
    private readonly engine: EngineService,
    private readonly audit: Audit,
  ) {}

  /**
   * Draws another meal for a slot, or for several in one step; a pair block changes together. Of several slots what can
   * be drawn is drawn, locked ones stay.
   * @throws ApiError 404, 412 also when another slot stands there than the person saw, 422 when nothing was drawn:
   * `duplicate_only`, `slot_pool_mismatch`, `slot_locked`, `no_calorie_target`, and as the runner
   */
  regenerate(input: RegenerateInput, caller: CallerInfo): Promise<RouteAnswer<Routes['regenerateSlot']>> {
    const { seed, dryRun } = input.body;
    const request = {
      caller,
      operation: 'plans.regenerate-slot',
      snapshotStep: 'regenerate',
      input,
    };
    return this.steps.run(request, async (context) => {
      const places = drawPlaces(input.body).map((place) => {
        const slot = slotAt(context.plan.planDays, place);
        if (!slot) throw notFound(strings.slotNotFound);
        if (!isSeen(slot, place)) throw staleVersion(context.plan);
        return { day: place.day, slotIndex: place.slotIndex };
      });
      const asked = { ...context, seed: seed ?? context.seed, places };
      const drawn = await this.engine.ask('regenerate', asked);
      if (!drawn.ok) throw drawRefusal(drawn);
      const { first, changed, locked, choices, split } = drawn;
      return {
        ...drawn,
        present: ({ isChange: _, verdict, ...state }) => ({
          ...state,
          validation: verdict,
          updatedSlot: { ...first, slot: slotOf(state.planDays, first) },
          changed: changed.map((item) => ({ ...item })),
          failed: failedDraws(drawn.failed),
          locked: locked.map((item) => ({ ...item })),
          ...{ choices, split, dryRun },
        }),
      };
    });
  }

  /**
   * The slot with other ingredients, another portion or number of portions to cook; nothing is saved. Without the
   * patient's data it stays unchecked (decision 12).
   * @throws ApiError 400 for a portion out of range, 404, 412, 422 `unknown_foods`, `no_piece_weight`, `slot_empty` without any ingredient,
   * 503 while the catalogue is away
   */
  async recalculate(
    { params, body, ifMatch }: RouteInput<Routes['recalculateSlot']>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Routes['recalculateSlot']>> {
    const { plan, patient, missing } = await this.context.lookUp(params.id, caller);
    checkVersion(plan.version, ifMatch, () => plan);
    const place = { day: body.dayIndex + 1, slotIndex: body.slotIndex };
    const day = plan.planDays.find((item) => item.day === place.day);
    const slot = slotAt(plan.planDays, place);
    if (!day || !slot) throw notFound(strings.placeNotFound);
    const { dayIndex: _day, slotIndex: _index, ...edit } = body;
    const asked = { slot, ...edit, patient: patient ?? { isChild: false } };
    const result = await this.engine.ask('recalculate', asked);
    if (!result.ok) throw recalculateRefusal(result);
    // Sums of many large amounts may leave what a plan can hold.
    if (!mealEntrySchema.safeParse(result.slot.entry).success)
      throw notAcceptable('invalid_input', strings.tooMuch);
    if (plan.patientId !== null) {
      const action = 'plans.recalculate-slot';
      await this.audit.record({ caller, action, entity: 'plan', entityId: plan.id });
    }
    const slots = day.slots.map((item) => (item === slot ? result.slot : item));
    const check = mealCheckOf(result.check, { missing, hasPatient: plan.patientId !== null });
    return {
      ...check,
      slot: result.slot,
      dayTotals: dayTotals({ slots }),
      portionRange: presentPortionRange(result.portionRange),
    };
  }
}

/** The slots of a draw: the contract asks for one of them or for a list. */
function drawPlaces({ places, day, slotIndex, slotType, slotTime }: RegenerateInput['body']): DrawPlace[] {
  if (places) return places;
  return day === undefined || slotIndex === undefined ? [] : [{ day, slotIndex, slotType, slotTime }];
}

/** Whether the slot is the one the person saw. */
function isSeen(slot: PlanSlot, { slotType, slotTime }: DrawPlace): boolean {
  const isType = slotType === undefined || normaliseMealType(slot.type) === slotType;
  return isType && (slotTime === undefined || slot.time === slotTime);
}

/** A slot that was there when the step began. @throws ApiError 404 */
function slotOf(planDays: readonly PlanDay[], place: SlotPlace): PlanSlot {
  const slot = slotAt(planDays, place);
  if (!slot) throw notFound(strings.slotNotFound);
  return slot;
}

type DrawRefusal = Extract<OperationAnswer<'regenerate'>, { ok: false }>;

function drawRefusal({ code, failed }: DrawRefusal) {
  switch (code) {
    case 'slot_not_found':
      return notFound(strings.slotNotFound);
    case 'slot_locked':
      return notAcceptable('slot_locked', strings.locked);
    case 'no_calories':
      return notAcceptable('no_calorie_target', strings.noCalories);
    case 'duplicate_only':
    case 'slot_pool_mismatch': {
      const told = failedDraws(failed);
      const details = regenerateRefusalSchema.parse({ ...told[0], failed: told });
      return notAcceptable(code, strings.draw[code], details);
    }
  }
}

/** Slots that no candidate was left for; any other refusal concerns the whole plan and is no refusal of one slot. */
function failedDraws(failed: DrawRefusal['failed']): FailedDraw[] {
  return failed.flatMap(({ code, ...told }) =>
    code === 'duplicate_only' || code === 'slot_pool_mismatch'
      ? [failedDrawSchema.parse({ ...told, reason: code, error: strings.draw[code] })]
      : [],
  );
}

type RecalculateRefusal = Extract<OperationAnswer<'recalculate'>, { ok: false }>;

function recalculateRefusal(refusal: RecalculateRefusal) {
  switch (refusal.code) {
    case 'no_ingredients':
      return notAcceptable('slot_empty', strings.noIngredients);
    case 'unknown_foods': {
      const { foodIds } = refusal;
      return notAcceptable('unknown_foods', strings.unknownFoods(foodIds), { foodIds });
    }
    case 'no_piece_weight':
      return notAcceptable('no_piece_weight', planStrings.noPieceWeight(refusal.foodName));
    case 'portion_range': {
      const portionRange = presentPortionRange(refusal);
      const message = portionRange.sentence;
      return invalidInput(message, { fields: [{ path: 'portionPercent', message }], portionRange });
    }
    case 'no_amount': {
      const message = strings.noAmount(refusal.foodName);
      return invalidInput(message, { fields: [{ path: 'ingredients', message }] });
    }
  }
}
