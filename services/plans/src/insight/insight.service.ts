import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { Feasibility, SlotExplanation } from '@pora/contracts/plans/plan-explanation.model';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { EngineService } from '../engine/engine.service.js';
import { refusalOf } from '../generation/generation-report.js';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { presentExplanation, presentFeasibility } from './insight.presenter.js';
import { insightStrings } from './insight.strings.js';

/** Looks at a plan and changes nothing in it; what tells of the patient's health leaves a line in the audit trail. */
@Injectable()
export class InsightService {
  constructor(
    private readonly context: PlanningContextService,
    private readonly engine: EngineService,
    private readonly audit: Audit,
  ) {}

  /** Check against intolerances and dislikes as they are now [diets §4]. @throws ApiError 404, 503 */
  async safety(id: string, caller: CallerInfo): Promise<PlanSafety> {
    const { plan, safety } = await this.context.checkStored(id, caller);
    await this.note('safety', plan, caller);
    return safety;
  }

  /** Why this meal, why not that one. @throws ApiError 404 for an unknown plan, slot or meal, 503 `not_checked` */
  async explain(
    { params, query }: RouteInput<typeof planInsightRoutes.explain>,
    caller: CallerInfo,
  ): Promise<SlotExplanation> {
    const context = await this.context.of(params.id, caller);
    const { day, slot: slotIndex, mealId } = query;
    const explained = await this.engine.ask('explain', {
      ...context,
      ...{ day, slotIndex },
      ...(mealId !== undefined && { mealId }),
    });
    if (!explained) throw notFound(insightStrings.noSlot);
    if (mealId !== undefined && !explained.asked) throw notFound(insightStrings.noMeal);
    await this.note('explain', context.plan, caller);
    return presentExplanation(explained);
  }

  /** What can be said before a run. @throws ApiError 404, 422 with the engine's reason, 503 `not_checked` */
  async feasibility(
    { params, query }: RouteInput<typeof planInsightRoutes.feasibility>,
    caller: CallerInfo,
  ): Promise<Feasibility> {
    const context = await this.context.of(params.id, caller);
    const { sources } = query;
    const assessed = await this.engine.ask('assess', { ...context, ...(sources && { sources }) });
    if (!assessed.ok) throw refusalOf(assessed);
    await this.note('feasibility', context.plan, caller);
    return presentFeasibility(assessed.types);
  }

  private async note(action: string, { id, patientId }: Plan, caller: CallerInfo): Promise<void> {
    if (patientId === null) return;
    await this.audit.record({ caller, action: `plans.${action}`, entity: 'plan', entityId: id });
  }
}
