import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { handOutCauses } from '@pora/engine/safety/hand-out-causes';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { foodFingerprint } from '../plans/plan-verdict.js';
import { PlansService } from '../plans/plans.service.js';
import { docxStrings } from './docx.strings.js';
import { ExportConfirmationsRepository } from './export-confirmations.repository.js';

/** Asks for a reason before a plan is handed out with anything the dialog asks about (decisions 62, 74), and keeps it. */
@Injectable()
export class ExportConfirmationsService {
  constructor(
    private readonly plans: PlansService,
    private readonly context: PlanningContextService,
    private readonly confirmations: ExportConfirmationsRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** @throws ApiError 404, 409 with the check when it is not the one that was read */
  async confirm(
    { params, body }: RouteInput<typeof planRoutes.confirmExport>,
    caller: CallerInfo,
  ): Promise<{ id: string }> {
    const plan = await this.plans.get(params.id);
    const { verdict } = await this.context.checkSaved(plan, caller);
    if (!isTheOneRead(verdict, body)) {
      throw conflict('export_not_confirmed', docxStrings.otherCheck, { verdict });
    }
    const confirmation = {
      id: `ec-${randomUUID()}`,
      planId: plan.id,
      state: verdict.state,
      checkFingerprint: fingerprintOf(plan, verdict),
      reason: body.reason,
      createdBy: caller.email,
    };
    await this.transactions.run(async () => {
      await this.confirmations.add(confirmation);
      await this.audit.record({ caller, action: 'plans.confirm-export', entity: 'plan', entityId: plan.id });
    });
    return { id: confirmation.id };
  }

  /**
   * The check the plan is handed out with.
   * @throws ApiError 409 `export_not_confirmed` with the check while nobody took the risk for exactly that
   */
  async demand(plan: Plan, confirmation: string | undefined, caller: CallerInfo): Promise<PlanSafety> {
    const { verdict } = await this.context.checkSaved(plan, caller);
    const causes = handOutCauses(verdict).map(({ kind }) => kind);
    if (causes.length === 0) return verdict;
    const fingerprint = fingerprintOf(plan, verdict);
    if (confirmation && (await this.confirmations.holds(confirmation, plan.id, fingerprint))) return verdict;
    throw conflict('export_not_confirmed', docxStrings.asked(causes), { verdict });
  }
}

/** A caller that names what it read is held to it, cause by cause. */
function isTheOneRead(
  verdict: PlanSafety,
  read: RouteInput<typeof planRoutes.confirmExport>['body'],
): boolean {
  if (verdict.state !== read.state || verdict.dangerous !== read.dangerous) return false;
  if (!read.causes) return true;
  const counted = new Map(read.causes.map(({ kind, count }) => [kind, count]));
  const causes = handOutCauses(verdict);
  return causes.length === counted.size && causes.every(({ kind, count }) => counted.get(kind) === count);
}

/** What a confirmation speaks of: the foods of the plan and what the check found in them. */
function fingerprintOf(
  { planDays }: Plan,
  { state, missing, absent, slots, notUnderstood }: PlanSafety,
): string {
  const words = undecidedOf(notUnderstood).map(({ entry, source }) => [source, entry]);
  const found = JSON.stringify([state, missing, absent, slots, words]);
  return createHash('sha256').update(foodFingerprint(planDays)).update(found).digest('base64url');
}
