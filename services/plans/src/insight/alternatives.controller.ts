import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { bufferAnswer } from '@pora/common/answers';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { fingerprint } from '@pora/engine/fingerprint';
import { AlternativesService } from './alternatives.service.js';

type Read<Name extends keyof typeof planAlternativeRoutes> = RouteInput<(typeof planAlternativeRoutes)[Name]>;

/** Far above what a person can look at; keeps a script from occupying the engine. */
const LIMIT = { name: 'plan-alternatives', limit: 300, windowSeconds: 60 };

@Controller()
export class AlternativesController {
  constructor(private readonly alternatives: AlternativesService) {}

  @Endpoint(planAlternativeRoutes.foodVerdicts, { rateLimit: LIMIT })
  async foodVerdicts(@Input() { params }: Read<'foodVerdicts'>, @Caller() caller: CallerInfo) {
    const verdicts = await this.alternatives.foodVerdicts(params.id, caller);
    // The moment of the check is no part of what it says.
    const { checkedAt: _, ...said } = verdicts;
    const etag = `"${fingerprint(said)}"`;
    return bufferAnswer({
      body: Buffer.from(JSON.stringify(verdicts)),
      contentType: 'application/json',
      etag,
    });
  }

  @Endpoint(planAlternativeRoutes.candidates, { rateLimit: LIMIT })
  candidates(@Input() input: Read<'candidates'>, @Caller() caller: CallerInfo) {
    return this.alternatives.candidates(input, caller);
  }

  @Endpoint(planAlternativeRoutes.substitutes, { rateLimit: LIMIT })
  substitutes(@Input() input: Read<'substitutes'>, @Caller() caller: CallerInfo) {
    return this.alternatives.substitutes(input, caller);
  }
}
