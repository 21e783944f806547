import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { logInWords, type LogNames } from '@pora/engine/explain/log-words';
import type { GeneratedPlan } from '@pora/engine/generator';
import type { EngineWatch } from '../engine/engine.service.js';
import { PlansService, type PlanForGeneration } from '../plans/plans.service.js';
import { verdictOfCheck } from '../safety/plan-check.js';
import { PlanStepService, type StepDraft, type StepGeneration } from '../steps/plan-step.service.js';
import { GenerationLogsRepository } from './generation-logs.repository.js';
import { presentReport, refusalOf } from './generation-report.js';
import { generationStrings } from './generation.strings.js';
import { TimedEngineService } from './timed-engine.service.js';

type GenerateInput = RouteInput<typeof planRoutes.generate>;
type GenerateAnswer = RouteAnswer<typeof planRoutes.generate>;

/** Fills a plan by the engine [diets §7] and keeps how it came about. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly plans: PlansService,
    private readonly steps: PlanStepService,
    private readonly engine: TimedEngineService,
    private readonly logs: GenerationLogsRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * A step like the others; what it is beside them is a seed, a number, a report and a log.
   * @throws ApiError 404, 412, 422 with the engine's reason, 503 `not_checked` when the patient's data or the mappings
   * cannot be loaded, 503 while catalogue or engine are away, 409 `generation_stopped` when it was stopped before a day
   * was finished
   */
  generate(input: GenerateInput, caller: CallerInfo, watch: EngineWatch = {}): Promise<GenerateAnswer> {
    const request = { caller, operation: 'plans.generate', snapshotStep: 'generate', input };
    const { seed, sources, dryRun = false } = input.body;
    return this.steps.run(request, async (context, known): Promise<StepDraft<GenerateAnswer>> => {
      const {
        plan: generated,
        analysis,
        durationMs,
      } = await this.engine.generate(
        {
          ...context,
          seed: seed ?? known.generationCount + 1,
          ...(sources && { sources }),
        },
        watch,
      );
      if (!generated.ok) throw refusalOf(generated);
      return {
        planDays: generated.planDays,
        planSummary: generated.planSummary,
        analysis,
        generation: this.kept(known, generated, { durationMs, caller }),
        present: ({ planDays, planSummary, verdict, version, updatedAt }) => ({
          ...{ planDays, planSummary, verdict, dryRun, version, updatedAt },
          generation: presentReport(generated, verdictOfCheck(verdict)),
        }),
      };
    });
  }

  /** Log of the last generation, also in words; it names what the patient must avoid. @throws ApiError 404 */
  async debugLog(id: string, form: 'words' | undefined, caller: CallerInfo): Promise<string> {
    const { patientId, planDays } = await this.plans.get(id);
    const log = await this.logs.findLast(id);
    if (log === undefined) throw notFound(generationStrings.noLog);
    if (patientId !== null) {
      await this.audit.record({ caller, action: 'plans.debug-log', entity: 'plan', entityId: id });
    }
    return form === 'words' ? logInWords(log, namesIn(planDays)) : log;
  }

  /** What stays of a generation beside the days. */
  private kept(
    { plan, generationCount }: PlanForGeneration,
    generated: GeneratedPlan,
    { durationMs, caller }: { readonly durationMs: number; readonly caller: CallerInfo },
  ): StepGeneration {
    const { report, log, planDays } = generated;
    return {
      values: { generationCount: generationCount + 1, days: planDays.length },
      report: (verdict) => presentReport(generated, verdict),
      keep: () =>
        this.logs.add({
          planId: plan.id,
          seed: report.seed,
          engineVersion: report.engineVersion,
          inputHashes: {
            config: report.configHash,
            library: report.libraryHash,
            patient: report.patientHash,
          },
          ...{ log, durationMs, createdBy: caller.email },
        }),
    };
  }
}

/** Names of the meals and foods that stand in the plan now; the log itself knows their ids. */
function namesIn(planDays: readonly PlanDay[]): LogNames {
  const entries = planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry ?? []));
  const meals = new Map(entries.map(({ mealId, name }) => [mealId, name]));
  const foods = new Map(
    entries.flatMap(({ ingredients }) => ingredients.map(({ foodId, foodName }) => [foodId, foodName])),
  );
  return { meal: (id) => meals.get(id), food: (id) => foods.get(id) };
}
