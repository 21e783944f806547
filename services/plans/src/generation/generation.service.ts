import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import type { GenerationReport } from '@pora/contracts/plans/plan.model';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { GeneratedPlan } from '@pora/engine/generator';
import { PlanningContextService } from '../patients/planning-context.service.js';
import { PlanChangesService } from '../plans/plan-changes.service.js';
import type { MadeVerdict } from '../plans/plan-verdict.js';
import { PlansService, type PlanForGeneration } from '../plans/plans.service.js';
import { verdictOfCheck } from '../safety/plan-check.js';
import { GenerationLogsRepository } from './generation-logs.repository.js';
import { presentReport, refusalOf } from './generation-report.js';
import { generationStrings } from './generation.strings.js';
import { TimedEngineService } from './timed-engine.service.js';

type GenerateAnswer = RouteAnswer<typeof planRoutes.generate>;

/** What a generation made, before it is saved. */
interface MadePlan {
  readonly generated: GeneratedPlan;
  readonly durationMs: number;
  readonly generation: GenerationReport;
  readonly check: MadeVerdict;
}

/** Fills a plan by the engine [diets §7] and keeps how it came about. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly plans: PlansService,
    private readonly changes: PlanChangesService,
    private readonly context: PlanningContextService,
    private readonly engine: TimedEngineService,
    private readonly logs: GenerationLogsRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /**
   * Computes first, then saves if the plan is still the one it was computed for.
   * @throws ApiError 404, 412, 422 with the engine's reason, 503 `not_checked` when the patient's data or the mappings
   * cannot be loaded, 503 while catalogue or engine are away
   */
  async generate(
    { params, body, ifMatch, idempotencyKey }: RouteInput<typeof planRoutes.generate>,
    caller: CallerInfo,
  ): Promise<GenerateAnswer> {
    const operation = 'plans.generate';
    const request = { caller, operation, key: idempotencyKey, body: { ...params, ...body } };
    const first = body.dryRun ? undefined : await this.idempotency.findAnswer<GenerateAnswer>(request);
    if (first) return first;
    const known = await this.plans.getForGeneration(params.id);
    checkVersion(known.plan.version, ifMatch, () => known.plan);
    const context = await this.context.of(known, caller);
    const { plan: generated, durationMs } = await this.engine.generate({
      ...context,
      seed: body.seed ?? known.generationCount + 1,
      ...(body.sources && { sources: body.sources }),
    });
    if (!generated.ok) throw refusalOf(generated);
    const verdict = await this.context.check(generated.planDays, context);
    const generation = presentReport(generated, verdictOfCheck(verdict));
    const check = { verdict, basis: context.basis };
    const made = { generated, durationMs, check, generation };
    if (body.dryRun) return this.preview(known, made, verdict, caller);
    return this.idempotency.once(request, async () => ({
      ...(await this.save(known, made, caller)),
      verdict,
      dryRun: false,
    }));
  }

  /** Log of the last generation; it names what the patient must avoid. @throws ApiError 404 */
  async debugLog(id: string, caller: CallerInfo): Promise<string> {
    const { patientId } = await this.plans.get(id);
    const log = await this.logs.findLast(id);
    if (log === undefined) throw notFound(generationStrings.noLog);
    if (patientId !== null) {
      await this.audit.record({ caller, action: 'plans.debug-log', entity: 'plan', entityId: id });
    }
    return log;
  }

  /** What would be generated; of a patient's plan the look leaves a line in the audit trail. */
  private async preview(
    { plan }: PlanForGeneration,
    { generated, generation }: MadePlan,
    verdict: PlanSafety,
    caller: CallerInfo,
  ): Promise<GenerateAnswer> {
    const { id, patientId, version, updatedAt } = plan;
    if (patientId !== null) {
      await this.audit.record({ caller, action: 'plans.generate-preview', entity: 'plan', entityId: id });
    }
    const { planDays, planSummary } = generated;
    return { planDays: [...planDays], planSummary, generation, verdict, dryRun: true, version, updatedAt };
  }

  private async save(
    { plan, generationCount }: PlanForGeneration,
    { generated, durationMs, generation, check }: MadePlan,
    caller: CallerInfo,
  ): Promise<GenerateAnswer> {
    const request = { id: plan.id, caller, onVersion: plan.version, action: 'plans.generate' };
    const saved = await this.changes.change(request, () => ({
      values: {
        planDays: generated.planDays,
        generation,
        generationCount: generationCount + 1,
        days: generated.planDays.length,
      },
      snapshotStep: 'generate',
      check,
    }));
    const { report } = generated;
    await this.logs.add({
      planId: plan.id,
      seed: report.seed,
      engineVersion: report.engineVersion,
      inputHashes: { config: report.configHash, library: report.libraryHash, patient: report.patientHash },
      log: generated.log,
      durationMs,
      createdBy: caller.email,
    });
    const { planDays, version, updatedAt } = saved;
    return {
      planDays,
      planSummary: saved.planSummary ?? generated.planSummary,
      generation,
      version,
      updatedAt,
    };
  }
}
