import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { invalidInput, notAcceptable, notFound } from '@pora/common/errors';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type { PreviewBody, SlotPlace } from '@pora/contracts/plans/plan-steps.model';
import type { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import type { PreviewResult, PreviewSource } from '@pora/engine/preview-slots';
import { EngineService } from '../engine/engine.service.js';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { IncomingMealsService } from '../plans/incoming-meals.service.js';
import { planStrings } from '../plans/plans.strings.js';
import { insightStrings as strings } from './insight.strings.js';
import { presentPreview } from './slot-preview.presenter.js';

/** Shows changes of slots before they are made; saves nothing. */
@Injectable()
export class SlotPreviewService {
  constructor(
    private readonly context: PlanningContextService,
    private readonly engine: EngineService,
    private readonly meals: IncomingMealsService,
    private readonly audit: Audit,
  ) {}

  /**
   * The slots a change by hand would leave. Works without the patient's data, but then nothing is checked.
   * @throws ApiError 404 for an unknown plan, slot or meal, 412, 422 `slot_empty`, `unknown_foods`,
   * `no_piece_weight`, 503 while the
   * catalogue is away, and for an own entry as {@link IncomingMealsService.settle}
   */
  async preview(
    { params, body, ifMatch }: RouteInput<typeof planStepRoutes.previewSlot>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<typeof planStepRoutes.previewSlot>> {
    const { plan, patient, missing } = await this.context.lookUp(params.id, caller);
    checkVersion(plan.version, ifMatch, () => plan);
    const { planDays, caloriesPerDay, patientId } = plan;
    const targets = targetsOf(body);
    const previewed = await this.engine.ask('preview', {
      ...{ planDays, caloriesPerDay, targets },
      source: await this.sourceOf(body, targets, plan),
      patient: patient ?? { isChild: false },
    });
    if (!previewed.ok) throw refusalOf(previewed);
    const shown = presentPreview(previewed, { missing, hasPatient: patientId !== null });
    if (patientId !== null) {
      const action = 'plans.preview-slot';
      await this.audit.record({ caller, action, entity: 'plan', entityId: plan.id });
    }
    return shown;
  }

  private async sourceOf(
    { mealId, food, entry, move, swap, copy }: PreviewBody,
    targets: readonly SlotPlace[],
    { planDays }: Plan,
  ): Promise<PreviewSource> {
    if (mealId !== undefined) return { kind: 'meal', mealId };
    if (food) return { kind: 'food', food };
    if (move) return { kind: 'move', from: move };
    if (swap) return { kind: 'swap', from: swap };
    if (copy) return { kind: 'copy', from: copy };
    if (!entry) throw notFound(strings.noMeal);
    const meals = targets.map((place) => ({ ...place, slotType: slotTypeAt(planDays, place), entry }));
    return { kind: 'entries', entries: await this.meals.settle(meals, planDays) };
  }
}

function targetsOf({ day, slotIndex, targets }: PreviewBody): SlotPlace[] {
  if (targets) return targets;
  return day === undefined || slotIndex === undefined ? [] : [{ day, slotIndex }];
}

function slotTypeAt(planDays: readonly PlanDay[], { day, slotIndex }: SlotPlace): string {
  const slot = planDays.find((item) => item.day === day)?.slots[slotIndex];
  if (!slot) throw notFound(strings.noSlot);
  return slot.type;
}

type Refusal = Extract<PreviewResult, { ok: false }>;

function refusalOf(refusal: Refusal) {
  switch (refusal.code) {
    case 'slot_not_found':
      return notFound(strings.noSlot);
    case 'meal_not_found':
      return notFound(strings.noMeal);
    case 'slot_empty':
      return notAcceptable('slot_empty', strings.emptySlot);
    case 'unknown_foods': {
      const { foodIds } = refusal;
      return notAcceptable('unknown_foods', planStrings.unknownFoods(foodIds), { foodIds });
    }
    case 'no_piece_weight':
      return notAcceptable('no_piece_weight', planStrings.noPieceWeight(refusal.foodName));
    case 'portion_range':
      return invalidInput(planStrings.allowedPortion(refusal));
    case 'no_amount':
      return invalidInput(strings.noAmount(refusal.foodName));
  }
}
