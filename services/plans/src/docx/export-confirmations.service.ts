import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { PlanSafety, ProblemKind, SafetyState } from '@pora/contracts/plans/plan-safety.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { foodFingerprint } from '../plans/plan-verdict.js';
import { PlansService } from '../plans/plans.service.js';
import { docxStrings } from './docx.strings.js';
import { ExportConfirmationsRepository } from './export-confirmations.repository.js';

/** States that are handed out only with a reason, whatever stands behind them. */
const NEEDS_REASON = new Set<SafetyState>(['dangerous', 'unchecked']);
/** What keeps a food from being checked against an allergy. */
const UNCHECKED_FOR_ALLERGY = new Set<ProblemKind>(['unverified', 'unknown_food']);

/** Asks for a reason before a plan is handed out with risks or with what nobody checked (decisions 62, 74), and keeps it. */
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
    if (!needsReason(verdict)) return verdict;
    const fingerprint = fingerprintOf(plan, verdict);
    if (confirmation && (await this.confirmations.holds(confirmation, plan.id, fingerprint))) return verdict;
    throw conflict('export_not_confirmed', sentenceFor(verdict), { verdict });
  }
}

const isUncheckedForAllergy = ({ problems }: PlanSafety['slots'][number]) =>
  problems.some(({ kind }) => UNCHECKED_FOR_ALLERGY.has(kind));

/** Words nobody has decided about are asked about where the plan is handed out: many plans of everyday have some. */
function needsReason({ state, slots }: PlanSafety): boolean {
  return NEEDS_REASON.has(state) || (state === 'attention' && slots.some(isUncheckedForAllergy));
}

function sentenceFor({ state }: PlanSafety): string {
  if (state === 'dangerous') return docxStrings.dangerous;
  return state === 'unchecked' ? docxStrings.unchecked : docxStrings.uncheckedFoods;
}

/** A caller that names what it read of words and unchecked meals is held to it. */
function isTheOneRead(
  { state, dangerous, unchecked, notUnderstood }: PlanSafety,
  read: RouteInput<typeof planRoutes.confirmExport>['body'],
): boolean {
  const isSame = state === read.state && dangerous === read.dangerous;
  const undecided = undecidedOf(notUnderstood).length;
  return isSame && (read.unchecked ?? unchecked) === unchecked && (read.undecided ?? undecided) === undecided;
}

/** What a confirmation speaks of: the foods of the plan and what the check found in them. */
function fingerprintOf({ planDays }: Plan, { state, missing, slots, notUnderstood }: PlanSafety): string {
  const words = undecidedOf(notUnderstood).map(({ entry, source }) => [source, entry]);
  const found = JSON.stringify([state, missing, slots, words]);
  return createHash('sha256').update(foodFingerprint(planDays)).update(found).digest('base64url');
}
