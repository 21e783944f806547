import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { AcceptedRisksService } from './accepted-risks.service.js';

type Asked<Name extends keyof typeof acceptedRiskRoutes> = RouteInput<(typeof acceptedRiskRoutes)[Name]>;

@Controller()
export class AcceptedRisksController {
  constructor(private readonly risks: AcceptedRisksService) {}

  @Endpoint(acceptedRiskRoutes.list)
  list(@Input() { params }: Asked<'list'>, @Caller() caller: CallerInfo) {
    return this.risks.list(params.id, caller);
  }

  @Endpoint(acceptedRiskRoutes.accept)
  accept(@Input() input: Asked<'accept'>, @Caller() caller: CallerInfo) {
    return this.risks.accept(input, caller);
  }

  @Endpoint(acceptedRiskRoutes.withdraw)
  withdraw(@Input() input: Asked<'withdraw'>, @Caller() caller: CallerInfo) {
    return this.risks.withdraw(input, caller);
  }
}
