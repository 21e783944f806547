import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { Metrics } from '@pora/common/metrics';
import type { GenerateResult } from '@pora/engine/generator';
import type { PlanSafety as PlanAnalysis } from '@pora/engine/safety/analyse';
import { EngineService, type EngineWatch } from '../engine/engine.service.js';
import type { OperationInput } from '../engine-worker/engine-operations.js';

/** Result of the engine with the time it took, waiting in the queue included. */
export interface TimedResult {
  readonly plan: GenerateResult;
  /** Check of the plan, made with it; there is none where there is no plan. */
  readonly analysis?: PlanAnalysis;
  readonly durationMs: number;
}

/** The engine with its time measured for `/metrics` and the log. */
@Injectable()
export class TimedEngineService {
  private readonly histogram: ReturnType<Metrics['histogram']>;

  constructor(
    private readonly engine: EngineService,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.histogram = metrics.histogram({
      name: 'pora_generate_duration_seconds',
      help: 'Time of a plan generation, from the request for the catalogue to the finished plan',
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10],
      labelNames: ['result'],
    });
  }

  /** @throws ApiError 503 as {@link EngineService.ask}; the reason of the signal that ended it before it began */
  async generate(input: OperationInput<'generate'>, watch: EngineWatch): Promise<TimedResult> {
    const started = performance.now();
    const observe = (result: string) => {
      const durationMs = Math.round(performance.now() - started);
      this.histogram.observe({ result }, durationMs / 1000);
      this.log.info('plan.generated', { planId: input.plan.id, durationMs, code: result });
      return durationMs;
    };
    try {
      const made = await this.engine.ask('generate', input, watch);
      const { plan } = made;
      return { ...made, durationMs: observe(outcomeOf(plan)) };
    } catch (error) {
      observe(watch.stop?.aborted ? 'stopped' : 'failed');
      throw error;
    }
  }
}

function outcomeOf(plan: GenerateResult): string {
  if (!plan.ok) return plan.code;
  return plan.report.stoppedAfterDays === undefined ? 'filled' : 'kept';
}
