import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type { HistoryComparison, HistoryStep, PlanHistory } from '@pora/contracts/plans/plan-history.model';
import type { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { mapSlots } from '@pora/engine/slots';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { PlanChangesService, type PlanChange } from '../plans/plan-changes.service.js';
import { contentOf, type PlanContent } from '../plans/plan-content.js';
import { PlanHistoryService, type HistoryVersion } from '../plans/plan-history.service.js';
import { planStrings } from '../plans/plans.strings.js';
import { PlansService } from '../plans/plans.service.js';
import { compareVersions } from './compare-versions.js';

type Routes = typeof planHistoryRoutes;
type MoveAnswer = RouteAnswer<Routes['restore']>;

/** One of the three moves along a plan's history. */
interface Move {
  readonly operation: string;
  readonly input: {
    readonly params: { readonly id: string; readonly n?: number };
    readonly body: object;
    readonly ifMatch?: number;
    readonly idempotencyKey?: string;
  };
  decide(stored: Plan): Promise<PlanChange & { readonly step: HistoryStep }>;
}

/** Shows what was done to a plan, and brings its earlier versions back [decisions 26, 45]. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly plans: PlansService,
    private readonly history: PlanHistoryService,
    private readonly changes: PlanChangesService,
    private readonly context: PlanningContextService,
    private readonly idempotency: Idempotency,
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

  /**
   * Brings a version, or one day of it, back as a big step, so that it can be undone itself.
   * @throws ApiError 404, 409 for a day that had another number of meals, 412
   */
  restore(input: RouteInput<Routes['restore']>, caller: CallerInfo): Promise<MoveAnswer> {
    const { day } = input.body;
    const decide = async (stored: Plan) => {
      const { step, content } = await this.history.before(stored, input.params.n);
      return day === undefined
        ? { step, values: valuesOf(content), snapshotStep: 'restore' }
        : { step, values: { planDays: withDay(stored, content, day) }, snapshotStep: 'restore_day' };
    };
    return this.move({ operation: 'plans.restore-version', input, decide }, caller);
  }

  /**
   * Takes back the last big step, or the last step [decisions 26, 45].
   * @throws ApiError 404, 409 when there is none, 409 `later_edits`, 412
   */
  undo(input: RouteInput<typeof planRoutes.undo>, caller: CallerInfo): Promise<MoveAnswer> {
    const decide = async (stored: Plan) => moveTo(await this.history.undo(stored, input.body));
    return this.move({ operation: 'plans.undo', input, decide }, caller);
  }

  /** Does again what the last undo took back. @throws ApiError 404, 409 when there is nothing, 412 */
  redo(input: RouteInput<Routes['redo']>, caller: CallerInfo): Promise<MoveAnswer> {
    const decide = async (stored: Plan) => moveTo(await this.history.redo(stored.id));
    return this.move({ operation: 'plans.redo', input, decide }, caller);
  }

  private move({ operation, input, decide }: Move, caller: CallerInfo): Promise<MoveAnswer> {
    const { params, body, ifMatch, idempotencyKey } = input;
    const change = { id: params.id, caller, onVersion: ifMatch, action: operation };
    const write = { caller, operation, key: idempotencyKey, body: { ...params, ...body } };
    return this.idempotency.once(write, async () => {
      let step: HistoryStep | undefined;
      const plan = await this.changes.change(change, async (stored) => {
        const decided = await decide(stored);
        step = decided.step;
        return decided;
      });
      return { ...plan, ...(await this.context.checkSaved(plan, caller)), ...(step && { step }) };
    });
  }

  private async note(action: string, { id, patientId }: Plan, caller: CallerInfo): Promise<void> {
    if (patientId === null) return;
    await this.audit.record({ caller, action: `plans.${action}`, entity: 'plan', entityId: id });
  }
}

function valuesOf({ days, mealsPerDay, planDays, generation }: PlanContent) {
  return { days, mealsPerDay, planDays, generation };
}

/** The plan with the meals of one day as they were; a lock over all days is no matter of one. */
function withDay({ planDays }: Plan, content: PlanContent, number: number): PlanDay[] {
  const was = content.planDays.find(({ day }) => day === number)?.slots ?? [];
  const is = planDays.find(({ day }) => day === number)?.slots ?? [];
  if (is.length === 0 || was.length !== is.length) {
    throw conflict('conflict', planStrings.otherShape(number));
  }
  return mapSlots(planDays, (slot, day, slotIndex) => {
    const before = day === number ? was[slotIndex] : undefined;
    return before ? { ...before, lockedInAllDays: slot.lockedInAllDays } : slot;
  });
}

function moveTo({ step, content }: HistoryVersion) {
  return { step, values: valuesOf(content), isHistoryMove: true };
}
