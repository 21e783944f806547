import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { textAnswer } from '@pora/common/answers';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { GenerationService } from './generation.service.js';

/** Far above what a person clicks; keeps a script from occupying the engine. */
const GENERATE_LIMIT = { name: 'generate', limit: 60, windowSeconds: 60 };

@Controller()
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  @Endpoint(planRoutes.generate, { rateLimit: GENERATE_LIMIT })
  generate(@Input() input: RouteInput<typeof planRoutes.generate>, @Caller() caller: CallerInfo) {
    return this.generation.generate(input, caller);
  }

  @Endpoint(planRoutes.debugLog)
  async debugLog(@Input() input: RouteInput<typeof planRoutes.debugLog>, @Caller() caller: CallerInfo) {
    return textAnswer(await this.generation.debugLog(input.params.id, caller));
  }
}
