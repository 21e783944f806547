import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { AuditTrail } from '@pora/common/audit-trail';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { ExportedPlan, planRoutes } from '@pora/contracts/plans/plan.routes';
import { actionsOfKind } from '@pora/contracts/privacy/access-history.vocabulary';
import { CREATE_PLAN } from './create-plan.service.js';
import { PlanRisksService } from './plan-risks.service.js';
import { presentPlan } from './plan.presenter.js';
import { linesOfPlans } from './plan-trail.js';
import { PlansRepository } from './plans.repository.js';

type AccessQuery = RouteInput<typeof planRoutes.accessLinesOfPatient>['query'];
type AccessLines = RouteAnswer<typeof planRoutes.accessLinesOfPatient>;

/** Takes a patient's plans to the trash and back together with the patient [decisions 16]. */
@Injectable()
export class PatientPlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly transactions: Transactions,
    private readonly risks: PlanRisksService,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly trail: AuditTrail,
  ) {}

  /** Repeating it is harmless: only plans in use are moved and counted. */
  async remove(patientId: string, caller: CallerInfo): Promise<{ removed: number }> {
    return this.transactions.run(async () => {
      await this.plans.lockPatient(patientId);
      const ids = await this.plans.trashOfPatient(patientId, caller);
      for (const id of ids) await this.idempotency.forget(CREATE_PLAN, id);
      await this.record(ids, 'plans.remove-with-patient', caller);
      return { removed: ids.length };
    });
  }

  /** Brings back exactly the plans that went with the patient. */
  async restore(patientId: string, caller: CallerInfo): Promise<{ restored: number }> {
    return this.transactions.run(async () => {
      await this.plans.lockPatient(patientId);
      const ids = await this.plans.restoreOfPatient(patientId, caller);
      await this.record(ids, 'plans.restore-with-patient', caller);
      return { restored: ids.length };
    });
  }

  /** Removes for good every plan of a patient who is removed for good, and every hand-out kept of them [decisions 51]. */
  async erase(patientId: string, caller: CallerInfo): Promise<{ erased: number }> {
    return this.transactions.run(async () => {
      await this.plans.lockPatient(patientId);
      const ids = await this.plans.eraseOfPatient(patientId);
      for (const id of [patientId, ...ids]) await this.idempotency.forgetAnswersAbout(id);
      await this.record(ids, 'plans.erase-with-patient', caller);
      return { erased: ids.length };
    });
  }

  /** Plans about the patient, those in the trash included, by when they were made. */
  ids(patientId: string): Promise<string[]> {
    return this.plans.idsOfPatient(patientId);
  }

  /** A plan with what people decided about it; the export that asks is itself a line of the trail. @throws ApiError 404 */
  async get(patientId: string, planId: string): Promise<ExportedPlan> {
    const row = await this.plans.getOfPatient(patientId, planId);
    const risks = await this.risks.list(planId);
    return {
      plan: presentPlan(row),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      acceptedRisks: risks.map(({ id, place, cause, reason, createdAt, createdBy }) => ({
        ...{ id, place, cause, reason, acceptedBy: createdBy, acceptedAt: createdAt.toISOString() },
      })),
    };
  }

  /** Who saw and changed the patient's plans; asking for it is noted by whoever asks. */
  async accessLines(patientId: string, { kind, person, limit, before }: AccessQuery): Promise<AccessLines> {
    const lines = linesOfPlans(patientId);
    const filter = { actions: kind && actionsOfKind(kind), person };
    return {
      items: await this.trail.page(lines, filter, { before, limit }),
      total: await this.trail.count(lines, filter),
      people: await this.trail.people(lines),
    };
  }

  private async record(ids: readonly string[], action: string, caller: CallerInfo): Promise<void> {
    for (const entityId of ids) await this.audit.record({ caller, action, entity: 'plan', entityId });
  }
}
