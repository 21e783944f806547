import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { notAcceptable, notFound } from '@pora/common/errors';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type {
  FoodSubstitutes,
  FoodVerdicts,
  SlotCandidates,
} from '@pora/contracts/plans/plan-alternatives.model';
import type { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { distinctMissing, type MissingFood } from '@pora/engine/safety/missing-food';
import { EngineService } from '../engine/engine.service.js';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { presentCandidates, presentFoodVerdicts } from './alternatives.presenter.js';
import { alternativesStrings as strings } from './alternatives.strings.js';

type Routes = typeof planAlternativeRoutes;

/** What else a plan could hold for its patient; changes nothing, and what tells of health leaves an audit line. */
@Injectable()
export class AlternativesService {
  constructor(
    private readonly context: PlanningContextService,
    private readonly engine: EngineService,
    private readonly audit: Audit,
  ) {}

  /** The check of every food, as far as the patient's data can be had now. @throws ApiError 404, 503 */
  async foodVerdicts(id: string, caller: CallerInfo): Promise<FoodVerdicts> {
    const { plan, patient, missing } = await this.context.lookUp(id, caller);
    const hasPatient = plan.patientId !== null;
    const verdicts = await this.engine.ask('foodVerdicts', {
      patient: patient ?? { isChild: false },
      ingredients: ingredientsOf(plan),
    });
    await this.note('food-verdicts', plan, caller);
    return presentFoodVerdicts(verdicts, { hasPatient, missing }, new Date());
  }

  /** Meals that may stand in a slot. @throws ApiError 404, 422 `slot_locked`, `no_calorie_target`, 503 */
  async candidates(
    { params, query }: RouteInput<Routes['candidates']>,
    caller: CallerInfo,
  ): Promise<SlotCandidates> {
    const context = await this.context.of(params.id, caller);
    const place = { day: query.day, slotIndex: query.slot };
    const ranked = await this.engine.ask('candidates', { ...context, ...place, limit: query.limit });
    if (!ranked.ok) {
      if (ranked.code === 'slot_not_found') throw notFound(strings.noSlot);
      throw ranked.code === 'slot_locked'
        ? notAcceptable('slot_locked', strings.locked)
        : notAcceptable('no_calorie_target', strings.noCalories);
    }
    await this.note('candidates', context.plan, caller);
    return { ...place, ...presentCandidates(ranked), version: context.plan.version };
  }

  /** What may stand in for a food. @throws ApiError 404 for an unknown plan or food, 503 `not_checked` */
  async substitutes(
    { params, query }: RouteInput<Routes['substitutes']>,
    caller: CallerInfo,
  ): Promise<FoodSubstitutes> {
    const { plan, patient } = await this.context.of(params.id, caller);
    const { foodId, day, slot, other } = query;
    const place = day !== undefined && slot !== undefined ? { day, slotIndex: slot } : undefined;
    const asked = { planDays: plan.planDays, patient, foodId, place, other };
    const listed = await this.engine.ask('listSubstitutes', asked);
    if (!listed) throw notFound(strings.noFood);
    await this.note('substitutes', plan, caller);
    return { ...listed, version: plan.version };
  }

  private async note(action: string, { id, patientId }: Plan, caller: CallerInfo): Promise<void> {
    if (patientId === null) return;
    await this.audit.record({ caller, action: `plans.${action}`, entity: 'plan', entityId: id });
  }
}

/** Every ingredient of the plan once, by what is known of it: some may have left the base. */
function ingredientsOf({ planDays }: Plan): MissingFood[] {
  return distinctMissing(
    planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.ingredients ?? [])),
  );
}
