import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { GeneratedPlan } from '@pora/engine/generator';
import { PlanPatientsService } from '../patients/plan-patients.service.js';
import { PlanChangesService } from '../plans/plan-changes.service.js';
import { PlansService, type PlanForGeneration } from '../plans/plans.service.js';
import { GenerationLogsRepository } from './generation-logs.repository.js';
import { presentReport, refusalOf } from './generation-report.js';
import { generationStrings } from './generation.strings.js';
import { TimedEngineService } from './timed-engine.service.js';

type GenerateAnswer = RouteAnswer<typeof planRoutes.generate>;

/** Fills a plan by the engine [diets §7] and keeps how it came about. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly plans: PlansService,
    private readonly changes: PlanChangesService,
    private readonly patients: PlanPatientsService,
    private readonly engine: TimedEngineService,
    private readonly logs: GenerationLogsRepository,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Computes first, then saves if the plan is still the one it was computed for.
   * @throws ApiError 404, 412, 422 with the engine's reason, 503 while patients, catalogue or engine are away
   */
  async generate(
    { params, body, ifMatch, idempotencyKey }: RouteInput<typeof planRoutes.generate>,
    caller: CallerInfo,
  ): Promise<GenerateAnswer> {
    const operation = 'plans.generate';
    const request = { caller, operation, key: idempotencyKey, body: { ...params, ...body } };
    const first = await this.idempotency.findAnswer<GenerateAnswer>(request);
    if (first) return first;
    const known = await this.plans.getForGeneration(params.id);
    checkVersion(known.plan.version, ifMatch, () => known.plan);
    const isChild = await this.isChild(known.plan, caller);
    const { plan: generated, durationMs } = await this.engine.generate({
      plan: known.plan,
      patient: { isChild },
      usesInOtherStages: known.usesInOtherPlans,
      seed: body.seed ?? known.generationCount + 1,
      ...(body.sources && { sources: body.sources }),
    });
    if (!generated.ok) throw refusalOf(generated);
    return this.idempotency.once(request, () => this.save(known, generated, durationMs, caller));
  }

  /** Log of the last generation. @throws ApiError 404 */
  async debugLog(id: string): Promise<string> {
    await this.plans.get(id);
    const log = await this.logs.findLast(id);
    if (log === undefined) throw notFound(generationStrings.noLog);
    return log;
  }

  private async isChild({ patientId }: Plan, caller: CallerInfo): Promise<boolean> {
    if (patientId === null) return false;
    const { patient } = await this.patients.get(patientId, caller);
    return patient.isChild;
  }

  private async save(
    { plan, generationCount }: PlanForGeneration,
    generated: GeneratedPlan,
    durationMs: number,
    caller: CallerInfo,
  ): Promise<GenerateAnswer> {
    const generation = presentReport(generated);
    const request = { id: plan.id, caller, onVersion: plan.version, action: 'plans.generate' };
    const saved = await this.changes.change(request, () => ({
      values: {
        planDays: generated.planDays,
        generation,
        generationCount: generationCount + 1,
        days: generated.planDays.length,
      },
      snapshotStep: 'generate',
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
