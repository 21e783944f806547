import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { recordTrashRoutes as routes } from '@pora/contracts/patients/record-trash.routes';
import { RecordTrashService } from './record-trash.service.js';

type Routes = typeof routes;

@Controller()
export class RecordTrashController {
  constructor(private readonly trash: RecordTrashService) {}

  @Endpoint(routes.list)
  list(@Caller() caller: CallerInfo) {
    return this.trash.list(caller);
  }

  @Endpoint(routes.eraseSurvey)
  eraseSurvey(@Input() input: RouteInput<Routes['eraseSurvey']>, @Caller() caller: CallerInfo) {
    return this.trash.eraseSurvey(input, caller);
  }

  @Endpoint(routes.eraseResults)
  eraseResults(@Input() input: RouteInput<Routes['eraseResults']>, @Caller() caller: CallerInfo) {
    return this.trash.eraseResults(input, caller);
  }

  @Endpoint(routes.eraseVisits)
  eraseVisits(@Input() input: RouteInput<Routes['eraseVisits']>, @Caller() caller: CallerInfo) {
    return this.trash.eraseVisits(input, caller);
  }
}
