import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, notAcceptable, notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { AcceptedRisks } from '@pora/contracts/plans/accepted-risk.model';
import type { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { PlanRisksService } from '../plans/plan-risks.service.js';
import { PlansService } from '../plans/plans.service.js';
import { openRisks, presentPrints, printsOf } from '../safety/accepted-risks.js';
import { safetyStrings } from '../safety/safety.strings.js';
import { acceptedRiskStrings as strings } from './accepted-risks.strings.js';

type Routes = typeof acceptedRiskRoutes;

/** Risks a person takes for a plan: with a reason, counted apart, never green (decision 36). */
@Injectable()
export class AcceptedRisksService {
  constructor(
    private readonly plans: PlansService,
    private readonly risks: PlanRisksService,
    private readonly context: PlanningContextService,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** @throws ApiError 404 */
  async list(id: string, caller: CallerInfo): Promise<AcceptedRisks> {
    const answer = await this.presentAll(await this.plans.get(id), caller);
    await this.note('accepted-risks', id, caller);
    return answer;
  }

  /** @throws ApiError 404, 412, 422 `nothing_to_accept`, 503 `not_checked` when nobody knows what would be accepted */
  async accept(
    { params, body, ifMatch, idempotencyKey }: RouteInput<Routes['accept']>,
    caller: CallerInfo,
  ): Promise<AcceptedRisks> {
    const operation = 'plans.accept-risk';
    const write = { caller, operation, key: idempotencyKey, body: { ...params, ...body } };
    return this.idempotency.once(write, async () => {
      const plan = await this.plans.get(params.id);
      checkVersion(plan.version, ifMatch, () => plan);
      const { verdict: safety } = await this.context.checkSaved(plan, caller);
      if (safety.missing.length > 0) {
        const { missing } = safety;
        throw new ApiError(503, 'not_checked', safetyStrings.notChecked(missing), { missing });
      }
      const asked = (body.places ?? [body.place]).map((place) => ({ place, cause: body.cause }));
      const isRisky = asked.some((target) => printsOf(safety, plan.planDays, target).length > 0);
      if (!isRisky) throw notAcceptable('nothing_to_accept', strings.nothing);
      // Of several meals one may have been accepted with the change that put it there.
      const found = body.places ? openRisks(safety) : safety;
      for (const target of asked) {
        const prints = printsOf(found, plan.planDays, target);
        if (prints.length > 0) await this.add(plan.id, { ...target, reason: body.reason, prints }, caller);
      }
      return this.presentAll(plan, caller);
    });
  }

  /** @throws ApiError 404, 412 */
  async withdraw(
    { params, ifMatch }: RouteInput<Routes['withdraw']>,
    caller: CallerInfo,
  ): Promise<AcceptedRisks> {
    return this.transactions.run(async () => {
      const plan = await this.plans.get(params.id);
      checkVersion(plan.version, ifMatch, () => plan);
      if (!(await this.risks.withdraw(plan.id, params.riskId, caller))) throw notFound(strings.noSuchRisk);
      await this.note('withdraw-risk', plan.id, caller);
      return this.presentAll(plan, caller);
    });
  }

  private async add(
    planId: string,
    {
      place,
      cause,
      ...risk
    }: Pick<RouteInput<Routes['accept']>['body'], 'place' | 'cause' | 'reason'> & {
      readonly prints: string[];
    },
    caller: CallerInfo,
  ): Promise<void> {
    await this.risks.add({ ...risk, planId, place: place ?? null, cause: cause ?? null }, caller);
    await this.note('accept-risk', planId, caller);
  }

  private async presentAll(plan: Plan, caller: CallerInfo): Promise<AcceptedRisks> {
    const [risks, { verdict }] = [
      await this.risks.list(plan.id),
      await this.context.checkSaved(plan, caller),
    ];
    const present = presentPrints(verdict, plan.planDays);
    return {
      items: risks.map(({ id, place, cause, reason, prints, createdAt, createdBy }) => ({
        ...{ id, place, cause, reason, acceptedBy: createdBy, acceptedAt: createdAt.toISOString() },
        stands: prints.some((print) => present.has(print)),
      })),
      verdict,
    };
  }

  private async note(action: string, entityId: string, caller: CallerInfo): Promise<void> {
    await this.audit.record({ caller, action: `plans.${action}`, entity: 'plan', entityId });
  }
}
