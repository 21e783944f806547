import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { ruleTrialRoutes } from '@pora/contracts/plans/rule-trial.routes';
import { InsightService } from './insight.service.js';
import { RuleTrialService } from './rule-trial.service.js';
import { SlotPreviewService } from './slot-preview.service.js';

type Read<Name extends keyof typeof planInsightRoutes> = RouteInput<(typeof planInsightRoutes)[Name]>;

/** Far above what a person can look at; keeps a script from occupying the engine. */
const LIMIT = { name: 'plan-insight', limit: 300, windowSeconds: 60 };

@Controller()
export class InsightController {
  constructor(
    private readonly insight: InsightService,
    private readonly previews: SlotPreviewService,
    private readonly trials: RuleTrialService,
  ) {}

  @Endpoint(planInsightRoutes.safety, { rateLimit: LIMIT })
  safety(@Input() { params }: Read<'safety'>, @Caller() caller: CallerInfo) {
    return this.insight.safety(params.id, caller);
  }

  @Endpoint(planInsightRoutes.explain, { rateLimit: LIMIT })
  explain(@Input() input: Read<'explain'>, @Caller() caller: CallerInfo) {
    return this.insight.explain(input, caller);
  }

  @Endpoint(planInsightRoutes.feasibility, { rateLimit: LIMIT })
  feasibility(@Input() input: Read<'feasibility'>, @Caller() caller: CallerInfo) {
    return this.insight.feasibility(input, caller);
  }

  @Endpoint(ruleTrialRoutes.run, { rateLimit: LIMIT })
  tryRules(@Input() input: RouteInput<typeof ruleTrialRoutes.run>, @Caller() caller: CallerInfo) {
    return this.trials.run(input, caller);
  }

  @Endpoint(planStepRoutes.previewSlot, { rateLimit: LIMIT })
  preview(@Input() input: RouteInput<typeof planStepRoutes.previewSlot>, @Caller() caller: CallerInfo) {
    return this.previews.preview(input, caller);
  }
}
