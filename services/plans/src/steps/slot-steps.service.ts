import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { checkVersion } from '@pora/common/concurrency';
import { invalidInput, notAcceptable, notFound, staleVersion } from '@pora/common/errors';
import { mealEntrySchema, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { regenerateRefusalSchema } from '@pora/contracts/plans/plan-steps.model';
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
import { isLocked, slotAt } from './slot-place.js';
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
   * Draws another meal; a pair block changes together, and each draw can be undone by itself.
   * @throws ApiError 404, 412 also when another slot stands there than the person saw, 422 `duplicate_only`,
   * `slot_pool_mismatch`, `slot_locked`, `no_calorie_target`, and as the runner
   */
  regenerate(input: RegenerateInput, caller: CallerInfo): Promise<RouteAnswer<Routes['regenerateSlot']>> {
    const { day, slotIndex, seed } = input.body;
    const request = {
      caller,
      operation: 'plans.regenerate-slot',
      snapshotStep: 'regenerate',
      input,
    };
    return this.steps.run(request, async (context) => {
      const slot = slotAt(context.plan.planDays, { day, slotIndex });
      if (!slot) throw notFound(strings.slotNotFound);
      if (!isSeen(slot, input.body)) throw staleVersion(context.plan);
      if (isLocked(slot)) throw notAcceptable('slot_locked', strings.locked);
      const asked = { ...context, seed: seed ?? context.seed, day, slotIndex };
      const drawn = await this.engine.ask('regenerate', asked);
      if (!drawn.ok) throw drawRefusal(drawn);
      const { changed, choices, split } = drawn;
      return {
        ...drawn,
        present: ({ isChange: _, verdict, ...state }) => ({
          ...state,
          validation: verdict,
          updatedSlot: { day, slotIndex, slot: slotAt(state.planDays, { day, slotIndex }) ?? drawn.slot },
          changed: changed.map((item) => ({ ...item })),
          ...{ choices, split, dryRun: input.body.dryRun },
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

/** Whether the slot is the one the person saw. */
function isSeen(slot: PlanSlot, { slotType, slotTime }: RegenerateInput['body']): boolean {
  const isType = slotType === undefined || normaliseMealType(slot.type) === slotType;
  return isType && (slotTime === undefined || slot.time === slotTime);
}

type DrawRefusal = Extract<OperationAnswer<'regenerate'>, { ok: false }>;

function drawRefusal(refusal: DrawRefusal) {
  switch (refusal.code) {
    case 'slot_not_found':
      return notFound(strings.slotNotFound);
    case 'slot_locked':
      return notAcceptable('slot_locked', strings.locked);
    case 'no_calories':
      return notAcceptable('no_calorie_target', strings.noCalories);
    case 'duplicate_only':
    case 'slot_pool_mismatch': {
      const { code, ...told } = refusal;
      const details = regenerateRefusalSchema.parse({ ...told, reason: code });
      return notAcceptable(code, strings.draw[code], details);
    }
  }
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
