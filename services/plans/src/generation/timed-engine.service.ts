import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { Metrics } from '@pora/common/metrics';
import type { GeneratedPlan, GenerateResult } from '@pora/engine/generator';
import type { PlanSafety as PlanAnalysis } from '@pora/engine/safety/analyse';
import { EngineService, type EngineWatch } from '../engine/engine.service.js';
import type { OperationInput } from '../engine-worker/engine-operations.js';

type GenerationReport = GeneratedPlan['report'];

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
  constructor(
    private readonly engine: EngineService,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    metrics.begin('pora_generate_duration_seconds', { result: 'failed' });
  }

  /** @throws ApiError 503 as {@link EngineService.ask}; the reason of the signal that ended it before it began */
  async generate(input: OperationInput<'generate'>, watch: EngineWatch): Promise<TimedResult> {
    const started = performance.now();
    const observe = (result: string) => {
      const durationMs = Math.round(performance.now() - started);
      this.metrics.observe('pora_generate_duration_seconds', { result }, durationMs / 1000);
      this.log.info('plan.generated', { planId: input.plan.id, durationMs, code: result });
      return durationMs;
    };
    try {
      const made = await this.engine.ask('generate', input, watch);
      const { plan } = made;
      if (plan.ok) this.tell(plan.report);
      return { ...made, durationMs: observe(outcomeOf(plan)) };
    } catch (error) {
      observe(watch.stop?.aborted ? 'stopped' : 'failed');
      throw error;
    }
  }

  /** How good it is, without a word of whose it is. */
  private tell({ averageDayErrorPercent, filledSlots, lockedSlots, emptySlots }: GenerationReport): void {
    this.metrics.observe('pora_generate_gap_ratio', {}, averageDayErrorPercent / 100);
    const slots = { filled: filledSlots, locked: lockedSlots, empty: emptySlots.length };
    for (const [result, amount] of Object.entries(slots)) {
      this.metrics.count('pora_generate_slots_total', { result }, amount);
    }
  }
}

function outcomeOf(plan: GenerateResult): string {
  if (!plan.ok) return plan.code;
  return plan.report.stoppedAfterDays === undefined ? 'filled' : 'kept';
}
