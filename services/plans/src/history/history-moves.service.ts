import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type { HistoryStep, ReturningAnswer } from '@pora/contracts/plans/plan-history.model';
import type { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { mapSlots } from '@pora/engine/slots';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { PlanChangesService, type PlanChange } from '../plans/plan-changes.service.js';
import type { PlanContent } from '../plans/plan-content.js';
import { PlanHistoryService, type HistoryVersion } from '../plans/plan-history.service.js';
import { planStrings } from '../plans/plans.strings.js';
import { PlansService } from '../plans/plans.service.js';
import { ForbiddenMealsReturn, ReturningMealsService } from '../slots/returning-meals.service.js';

type Routes = typeof planHistoryRoutes;
type MoveAnswer = RouteAnswer<Routes['restore']>;

/** Where a move leads, and the step it is about. */
interface Target {
  readonly step: HistoryStep;
  readonly values: PlanChange['values'] & { readonly planDays: PlanDay[] };
}

/** One of the three moves along a plan's history. */
interface Move {
  readonly operation: string;
  readonly input: {
    readonly params: { readonly id: string; readonly n?: number };
    readonly body: ReturningAnswer;
    readonly ifMatch?: number;
    readonly idempotencyKey?: string;
  };
  decide(stored: Plan): Promise<Target & Pick<PlanChange, 'snapshotStep' | 'isHistoryMove'>>;
}

/** Brings earlier versions of a plan back; what the patient must not get by now is asked about [decisions 26, 45, 60, 61]. */
@Injectable()
export class HistoryMovesService {
  constructor(
    private readonly plans: PlansService,
    private readonly history: PlanHistoryService,
    private readonly changes: PlanChangesService,
    private readonly context: PlanningContextService,
    private readonly returning: ReturningMealsService,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Brings a version, or one day of it, back as a big step, so that it can be undone itself.
   * @throws ApiError 404, 409 for a day that had another number of meals, 409 `allergy_not_confirmed`, 412
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
   * @throws ApiError 404, 409 when there is none, 409 `later_edits`, `other_step`, `allergy_not_confirmed`, 412
   */
  undo(input: RouteInput<typeof planRoutes.undo>, caller: CallerInfo): Promise<MoveAnswer> {
    const decide = async (stored: Plan) => moveTo(await this.history.undo(stored, input.body, caller));
    return this.move({ operation: 'plans.undo', input, decide }, caller);
  }

  /** Does again what the last undo took back. @throws ApiError 404, 409 when there is nothing, 409 `allergy_not_confirmed`, 412 */
  redo(input: RouteInput<Routes['redo']>, caller: CallerInfo): Promise<MoveAnswer> {
    const decide = async (stored: Plan) => moveTo(await this.history.redo(stored, input.body, caller));
    return this.move({ operation: 'plans.redo', input, decide }, caller);
  }

  private async move({ operation, input, decide }: Move, caller: CallerInfo): Promise<MoveAnswer> {
    const { params, body, ifMatch, idempotencyKey } = input;
    const write = { caller, operation, key: idempotencyKey, body: { ...params, ...body } };
    const first = await this.idempotency.findAnswer<MoveAnswer>(write);
    if (first) return first;
    const { plan: known, row } = await this.plans.getForChange(params.id);
    const loaded = this.context.load(known, caller);
    // Awaited before anything is locked: another service answers it.
    await loaded;
    const change = { id: params.id, caller, onVersion: ifMatch, action: operation, known: row };
    const move = () =>
      this.idempotency.once(write, async () => {
        let step: HistoryStep | undefined;
        const plan = await this.changes.change(change, async (stored) => {
          const { step: told, ...decided } = await decide(stored);
          step = told;
          const planDays = await this.history.inFoodsOfToday(decided.values.planDays);
          const check = async (days: readonly PlanDay[]) =>
            (await this.context.checkAhead({ ...stored, planDays: days }, loaded)).verdict;
          const repair = (days: PlanDay[]) =>
            this.context.repaired({ ...stored, ...decided.values, planDays: days }, loaded);
          const settled = await this.returning.settle(
            { known: stored, planDays, answer: body, check, repair },
            caller,
          );
          return { ...decided, values: { ...decided.values, planDays: settled } };
        });
        return { ...plan, ...(await this.context.checkSaved(plan, caller, loaded)), ...(step && { step }) };
      });
    try {
      return await move();
    } catch (error) {
      // Nothing is locked any more: what could be swapped takes its time.
      throw error instanceof ForbiddenMealsReturn ? await this.returning.refusal(error) : error;
    }
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
