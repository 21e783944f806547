import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { textAnswer } from '@pora/common/answers';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import { planGenerationRoutes } from '@pora/contracts/plans/plan-generation.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { planStrings } from '../plans/plans.strings.js';
import { PlansService } from '../plans/plans.service.js';
import { GenerationService } from './generation.service.js';
import { RunningGenerationsService } from './running-generations.service.js';

/** Far above what a person clicks; keeps a script from occupying the engine. */
const GENERATE_LIMIT = { name: 'generate', limit: 60, windowSeconds: 60 };

@Controller()
export class GenerationController {
  constructor(
    private readonly generation: GenerationService,
    private readonly running: RunningGenerationsService,
    private readonly plans: PlansService,
  ) {}

  @Endpoint(planRoutes.generate, { rateLimit: GENERATE_LIMIT })
  generate(@Input() input: RouteInput<typeof planRoutes.generate>, @Caller() caller: CallerInfo) {
    const { params, idempotencyKey: run } = input;
    const name = run === undefined ? undefined : { planId: params.id, run };
    return this.running.follow(name, (watch) => this.generation.generate(input, caller, watch));
  }

  @Endpoint(planGenerationRoutes.current)
  async current(@Input() { params }: RouteInput<typeof planGenerationRoutes.current>) {
    await this.checkKnown(params.id);
    return this.running.lastOf(params.id);
  }

  @Endpoint(planGenerationRoutes.progress)
  async progress(@Input() { params }: RouteInput<typeof planGenerationRoutes.progress>) {
    await this.checkKnown(params.id);
    return { progress: await this.running.progressOf({ planId: params.id, run: params.run }) };
  }

  @Endpoint(planGenerationRoutes.stop)
  async stop(@Input() { params }: RouteInput<typeof planGenerationRoutes.stop>): Promise<void> {
    await this.checkKnown(params.id);
    await this.running.stop({ planId: params.id, run: params.run });
  }

  @Endpoint(planRoutes.debugLog)
  async debugLog(@Input() input: RouteInput<typeof planRoutes.debugLog>, @Caller() caller: CallerInfo) {
    const { params, query } = input;
    return textAnswer(await this.generation.debugLog(params.id, query.form, caller));
  }

  /** Asked again and again while a generation runs: the whole plan is not read for it. @throws ApiError 404 */
  private async checkKnown(id: string): Promise<void> {
    if (!(await this.plans.isKnown(id))) throw notFound(planStrings.notFound);
  }
}
