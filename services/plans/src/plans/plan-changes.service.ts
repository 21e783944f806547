import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import { shoppingFingerprint } from '@pora/engine/shopping';
import { deriveContent } from './plan-content.js';
import { PlanHistoryService } from './plan-history.service.js';
import { presentPlan } from './plan.presenter.js';
import { foodFingerprint, storedCheck, type MadeVerdict } from './plan-verdict.js';
import type { PlanEntity } from './plan.entity.js';
import { PlansRepository } from './plans.repository.js';

/** Fields of a plan a change may set; sums, averages and filled slots follow by themselves. */
export type PlanValues = Partial<
  Pick<
    Plan,
    | 'name'
    | 'status'
    | 'days'
    | 'caloriesPerDay'
    | 'mealsPerDay'
    | 'tdee'
    | 'calorieDeficit'
    | 'stage'
    | 'generatorSources'
    | 'planDays'
    | 'generation'
  >
> & { readonly generationCount?: number };

/** What is to change, and the name of the big step whose undo brings the old content back. */
export interface PlanChange {
  readonly values: PlanValues;
  /** Without one, changed slots are a small step of the history (decision 45). */
  readonly snapshotStep?: string | undefined;
  /** An undo or redo moves along the history and is no step of its own. */
  readonly isHistoryMove?: boolean;
  /** Check of the new content; without one a change of foods leaves the plan to be checked. */
  readonly check?: MadeVerdict | undefined;
}

export interface ChangeRequest {
  readonly id: string;
  readonly caller: CallerInfo;
  /** Version the change was made on; an older one than stored is refused. */
  readonly onVersion?: number | undefined;
  /** Dotted verb for the audit trail. */
  readonly action: string;
  /** The row the change was made on, where it was read; it is not read again unless it was changed since. */
  readonly known?: PlanEntity | undefined;
}

/** The one way a plan in use is changed: row lock, version check, snapshot, sums, save and audit in one transaction. */
@Injectable()
export class PlanChangesService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly history: PlanHistoryService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Applies what `decide` answers for the stored plan; a change that changes nothing keeps the version.
   * @throws ApiError 404, 412, and what `decide` throws
   */
  async change(
    { id, caller, onVersion, action, known }: ChangeRequest,
    decide: (stored: Plan) => Promise<PlanChange> | PlanChange,
  ): Promise<Plan> {
    return this.transactions.run(async () => {
      const row = known ? await this.plans.lockKnown(known) : await this.plans.getForUpdate(id);
      const stored = presentPlan(row);
      checkVersion(row.version, onVersion, () => stored);
      const { values, snapshotStep, isHistoryMove, check } = await decide(stored);
      const next = { ...values, ...derive(stored, values) };
      const fields = changedFields(row, next);
      const kept = checkColumns(row, next.planDays, check);
      if (fields.length === 0) return this.keepCheck(row, kept);
      const after = { planDays: stored.planDays, generation: stored.generation, ...next };
      if (!isHistoryMove) await this.history.note(stored, after, snapshotStep, caller);
      const saved = await this.plans.saveChange(row, { ...next, ...kept }, caller);
      await this.audit.record({ caller, action, entity: 'plan', entityId: id, fields });
      return presentPlan(saved);
    });
  }

  /** A change that changes nothing may still have looked. */
  private async keepCheck(row: PlanEntity, { lastCheck }: Partial<CheckColumns>): Promise<Plan> {
    if (lastCheck) await this.plans.saveCheck(row.id, row.version, lastCheck);
    return presentPlan(Object.assign(row, lastCheck && { lastCheck }));
  }
}

type CheckColumns = Pick<PlanEntity, 'foodFingerprint' | 'lastCheck'>;

/** Columns about the check that follow from a change; the last check stays, and no longer fits other foods. */
function checkColumns(
  row: PlanEntity,
  planDays: PlanDay[] | undefined,
  check: MadeVerdict | undefined,
): Partial<CheckColumns> {
  if (check) {
    const lastCheck = storedCheck(check, planDays ?? row.planDays);
    return { lastCheck, foodFingerprint: lastCheck.basis.foods };
  }
  return planDays ? { foodFingerprint: foodFingerprint(planDays) } : {};
}

function derive(stored: Plan, values: PlanValues) {
  if (values.planDays === undefined && values.caloriesPerDay === undefined) return {};
  const content = deriveContent(
    values.planDays ?? stored.planDays,
    values.caloriesPerDay ?? stored.caloriesPerDay,
  );
  const { shoppingLists } = stored;
  const isStale = !shoppingLists || shoppingLists.fingerprint !== shoppingFingerprint(content.planDays);
  const generation = values.generation === undefined && withoutStaleVerdict(stored, content.planDays);
  return { ...content, ...(isStale && { shoppingLists: null }), ...(generation && { generation }) };
}

/** A verdict speaks for the meals it was made of: other foods on a plate, and it is no longer known. */
function withoutStaleVerdict({ planDays, generation }: Plan, next: readonly PlanDay[]) {
  if (!generation?.verdict || isDeepStrictEqual(platesOf(planDays), platesOf(next))) return undefined;
  return { ...generation, verdict: null };
}

function platesOf(planDays: readonly PlanDay[]): string[] {
  return planDays.flatMap(({ slots }) =>
    slots.map(({ entry }) =>
      entry ? `${entry.unmapped} ${entry.ingredients.map(({ foodId }) => foodId).join()}` : '',
    ),
  );
}

function changedFields(row: object, next: object): string[] {
  const before = new Map(Object.entries(row));
  return Object.entries(next).flatMap(([name, value]) =>
    value === undefined || isDeepStrictEqual(before.get(name), value) ? [] : [name],
  );
}
