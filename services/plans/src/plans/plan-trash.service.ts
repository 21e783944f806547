import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { keptUntil, trashBegin } from '@pora/common/maintenance/trash-life';
import { Transactions } from '@pora/common/transactions';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { planRoutes, TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { CREATE_PLAN } from './create-plan.service.js';
import { PlanUniquenessService } from './plan-uniqueness.service.js';
import { presentPlan } from './plan.presenter.js';
import { planStrings } from './plans.strings.js';
import { PlansRepository } from './plans.repository.js';

/** Moves plans to the trash, where they stay for 30 days, and back. */
@Injectable()
export class PlanTrashService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly uniqueness: PlanUniquenessService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /** Deleted plans that can still come back, the last one first: one line in the audit trail for the list. */
  async list(caller: CallerInfo): Promise<{ items: TrashedPlan[] }> {
    const rows = await this.plans.listTrash(trashBegin());
    await this.audit.record({ caller, action: 'plans.list-trash', entity: 'plan', entityId: '*' });
    return {
      items: rows.map(({ deletedAt, ...row }) => ({
        ...row,
        deletedAt: deletedAt.toISOString(),
        until: keptUntil(deletedAt),
      })),
    };
  }

  /** @throws ApiError 404, 412 */
  async remove({ params, ifMatch }: RouteInput<typeof planRoutes.remove>, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.plans.getForUpdate(params.id);
      checkVersion(row.version, ifMatch, () => presentPlan(row));
      await this.plans.moveToTrash(row, caller);
      // A creation that is sent again must not be answered as if the plan were still there.
      await this.idempotency.forget(CREATE_PLAN, row.id);
      await this.audit.record({ caller, action: 'plans.remove', entity: 'plan', entityId: row.id });
    });
  }

  /** @throws ApiError 404, 409 when its stage is taken, another plan is active or its patient is in the trash */
  async restore(
    { params, idempotencyKey }: RouteInput<typeof planRoutes.restore>,
    caller: CallerInfo,
  ): Promise<Plan> {
    const request = { caller, operation: 'plans.restore', key: idempotencyKey, body: params };
    return this.idempotency.once(request, async () => {
      const row = await this.plans.getTrashedForUpdate(params.id);
      if (Number(row.deletedAt) < Number(trashBegin())) throw notFound(planStrings.notFound);
      if (row.removedWithPatient) throw conflict('conflict', planStrings.patientInTrash);
      await this.uniqueness.check(row);
      const restored = await this.plans.restore(row, caller);
      await this.audit.record({ caller, action: 'plans.restore', entity: 'plan', entityId: row.id });
      return presentPlan(restored);
    });
  }

  /** Deletes a plan of the trash for good. @throws ApiError 404, 409 when it waits there for its patient */
  async erase({ params: { id } }: RouteInput<typeof planRoutes.erase>, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.plans.getTrashedForUpdate(id);
      if (row.removedWithPatient) throw conflict('conflict', planStrings.erasedWithPatient);
      await this.plans.erase([id]);
      await this.idempotency.forgetAnswersAbout(id);
      await this.audit.record({ caller, action: 'plans.erase', entity: 'plan', entityId: id });
    });
  }

  /** Deletes plans for good that went to the trash before the moment; answers how many. */
  async purge(before: Date): Promise<number> {
    const ids = await this.plans.purgeTrash(before);
    return ids.length;
  }
}
