import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { HistoryComparison, PlanHistory } from '@pora/contracts/plans/plan-history.model';
import type { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { contentOf } from '../plans/plan-content.js';
import { PlanHistoryService } from '../plans/plan-history.service.js';
import { PlansService } from '../plans/plans.service.js';
import { compareVersions } from './compare-versions.js';

type Routes = typeof planHistoryRoutes;

/** Shows what was done to a plan. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly plans: PlansService,
    private readonly history: PlanHistoryService,
    private readonly audit: Audit,
  ) {}

  /** Steps of a plan, newest first. @throws ApiError 404 */
  async list(id: string, caller: CallerInfo): Promise<PlanHistory> {
    const plan = await this.plans.get(id);
    const history = await this.history.list(id);
    await this.note('history', plan, caller);
    return history;
  }

  /** A version beside the plan now, or beside what the step made of it. @throws ApiError 404 */
  async compare(
    { params, query }: RouteInput<Routes['compare']>,
    caller: CallerInfo,
  ): Promise<HistoryComparison> {
    const plan = await this.plans.get(params.id);
    const { step, content } = await this.history.before(plan, params.n);
    const other = query.with === 'now' ? contentOf(plan) : await this.history.after(plan, params.n);
    await this.note('compare-versions', plan, caller);
    return { step, ...compareVersions(content.planDays, other.planDays, plan.caloriesPerDay) };
  }

  private async note(action: string, { id, patientId }: Plan, caller: CallerInfo): Promise<void> {
    if (patientId === null) return;
    await this.audit.record({ caller, action: `plans.${action}`, entity: 'plan', entityId: id });
  }
}
