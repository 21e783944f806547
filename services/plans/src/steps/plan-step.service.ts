import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, notAcceptable } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import {
  mealEntrySchema,
  type GenerationReport,
  type Plan,
  type PlanDay,
  type PlanSlot,
  type PlanSummary,
} from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-steps.model';
import type { PlanSafety, PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { canonicalJson } from '@pora/engine/fingerprint';
import type { PlanSafety as PlanAnalysis } from '@pora/engine/safety/analyse';
import { EngineService } from '../engine/engine.service.js';
import { PlanningContextService, type PlanningContext } from '../planning/planning-context.service.js';
import { PlanChangesService, type PlanValues } from '../plans/plan-changes.service.js';
import { PlansService, type KnownPlan, type PlanForGeneration } from '../plans/plans.service.js';
import { verdictOfCheck } from '../safety/plan-check.js';
import { refreshReport } from './generation-refresh.js';
import { slotAt } from './slot-place.js';
import { stepStrings as strings } from './steps.strings.js';

/** A step somebody asked for. */
export interface StepRequest {
  readonly caller: CallerInfo;
  /** Verb of the audit trail and of the idempotency key, e.g. `plans.adjust`. */
  readonly operation: string;
  /** Name of the snapshot that undoes it. */
  readonly snapshotStep: string;
  readonly input: {
    readonly params: { readonly id: string };
    readonly body: { readonly dryRun?: boolean };
    readonly ifMatch?: number;
    readonly idempotencyKey?: string;
  };
}

/** What a step made of the days, and how that is told. */
export interface StepDraft<Answer> {
  readonly planDays: PlanDay[];
  readonly planSummary: PlanSummary;
  /** What a check of these days found, where it was made in one task with them. */
  readonly analysis?: PlanAnalysis | undefined;
  /** What a generation leaves with the plan; without it the report of the last one is told anew. */
  readonly generation?: StepGeneration;
  present(state: StepState): Answer;
}

/** A generation is saved even when it made the same days again: it has a number, a report and a log. */
export interface StepGeneration {
  readonly values: PlanValues;
  report(verdict: PlanVerdict): GenerationReport;
  /** Runs in the transaction of the change. */
  keep(): Promise<void>;
}

/** The plan after the step, or as it would be. */
export interface StepState {
  readonly isChange: boolean;
  readonly planDays: PlanDay[];
  readonly planSummary: PlanSummary;
  readonly verdict: PlanSafety;
  readonly generation: GenerationReport | null;
  readonly version: number;
  readonly updatedAt: string;
}

/**
 * The one way a step changes a plan: computed on the version that was read, then saved with a snapshot if the plan is
 * still that version. A dry run and a step that changes nothing save nothing.
 */
@Injectable()
export class PlanStepService {
  constructor(
    private readonly plans: PlansService,
    private readonly context: PlanningContextService,
    private readonly engine: EngineService,
    private readonly changes: PlanChangesService,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws ApiError 404, 412, what `compute` throws, 503 `not_checked` when the patient's data or the mappings cannot
   * be loaded, 503 while the catalogue or the engine is away
   */
  async run<Answer>(
    request: StepRequest,
    compute: (context: PlanningContext, known: PlanForGeneration) => Promise<StepDraft<Answer>>,
  ): Promise<Answer> {
    const { caller, operation, input } = request;
    const { params, body, ifMatch, idempotencyKey } = input;
    const isDryRun = body.dryRun === true;
    const write = { caller, operation, key: idempotencyKey, body: { ...params, ...body } };
    const first = isDryRun ? undefined : await this.idempotency.findAnswer<Answer>(write);
    if (first !== undefined) return first;
    const known = await this.plans.getForGeneration(params.id);
    checkVersion(known.plan.version, ifMatch, () => known.plan);
    const context = await this.context.of(known, caller);
    const draft = await this.compute(request, context, () => compute(context, known));
    const state = await this.stateAfter(context, draft);
    if (isDryRun) {
      await this.noteLook(request, context.plan, 'preview');
      return draft.present(state);
    }
    return this.idempotency.once(write, async () => {
      if (state.isChange) return draft.present(await this.save(request, known, context, draft, state));
      await this.noteLook(request, context.plan, 'unchanged');
      return draft.present(state);
    });
  }

  /** A refusal may name what the patient must not eat. */
  private async compute<Answer>(
    request: StepRequest,
    context: PlanningContext,
    compute: () => Promise<StepDraft<Answer>>,
  ): Promise<StepDraft<Answer>> {
    try {
      return await compute();
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) {
        await this.noteLook(request, context.plan, 'refused');
      }
      throw error;
    }
  }

  /** What a step that saves nothing tells of the patient's health leaves a line in the audit trail. */
  private async noteLook({ caller, operation }: StepRequest, plan: Plan, how: string): Promise<void> {
    if (plan.patientId === null) return;
    await this.audit.record({ caller, action: `${operation}-${how}`, entity: 'plan', entityId: plan.id });
  }

  private async stateAfter(context: PlanningContext, draft: StepDraft<unknown>): Promise<StepState> {
    const { planSummary, analysis } = draft;
    const { version, updatedAt } = context.plan;
    const { planDays, changed } = comparedWith(context.plan.planDays, draft.planDays);
    checkStorable(changed);
    const verdict = await this.context.check(planDays, context, analysis);
    return {
      isChange: draft.generation !== undefined || changed.length > 0,
      ...{ planDays, planSummary, verdict, version, updatedAt },
      generation: await this.reportAfter(context, { ...draft, planDays }, verdictOfCheck(verdict)),
    };
  }

  private async reportAfter(
    { plan }: PlanningContext,
    { planDays, planSummary, generation }: StepDraft<unknown>,
    verdict: PlanVerdict,
  ): Promise<GenerationReport | null> {
    if (generation) return generation.report(verdict);
    if (!plan.generation) return null;
    return refreshReport(plan.generation, { planDays, planSummary, verdict }, await this.engine.rules());
  }

  private async save(
    { caller, operation, snapshotStep }: StepRequest,
    { row }: KnownPlan,
    { plan: { id, version }, basis }: PlanningContext,
    draft: StepDraft<unknown>,
    state: StepState,
  ): Promise<StepState> {
    const { planDays, generation, verdict } = state;
    const request = { id, caller, onVersion: version, action: operation, known: row };
    const saved = await this.changes.change(request, async () => {
      await draft.generation?.keep();
      return {
        values: { ...draft.generation?.values, planDays, generation },
        snapshotStep,
        check: { verdict, basis },
      };
    });
    return { ...state, planDays: saved.planDays, version: saved.version, updatedAt: saved.updatedAt };
  }
}

interface ChangedSlot extends SlotPlace {
  readonly slot: PlanSlot;
}

/**
 * The days after a step, and which slots hold something else than before. The others stay the very same objects: whoever
 * compares the plan again sees at once that they are.
 */
function comparedWith(before: readonly PlanDay[], after: readonly PlanDay[]) {
  const changed: ChangedSlot[] = [];
  const planDays = after.map((day) => ({
    ...day,
    slots: day.slots.map((slot, slotIndex) => {
      const was = slotAt(before, { day: day.day, slotIndex });
      if (was && isSame(was, slot)) return was;
      changed.push({ day: day.day, slotIndex, slot });
      return slot;
    }),
  }));
  return { planDays, changed };
}

/** Equal as JSON; nearly always they are equal in every way, which is seen faster. */
function isSame(a: PlanSlot, b: PlanSlot): boolean {
  return isDeepStrictEqual(a, b) || canonicalJson(a) === canonicalJson(b);
}

/** Amounts typed by hand may leave, at another portion, what a plan can hold. @throws ApiError 422 */
function checkStorable(changed: readonly ChangedSlot[]): void {
  const place = changed.find(({ slot }) => slot.entry && !mealEntrySchema.safeParse(slot.entry).success);
  if (!place) return;
  const { day, slotIndex, slot } = place;
  const details: SlotPlace = { day, slotIndex };
  throw notAcceptable('invalid_input', strings.tooMuchInMeal(slot.entry?.name ?? '', day), details);
}
