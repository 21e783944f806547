import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { surveyRoutes as routes } from '@pora/contracts/patients/survey.routes';
import { SurveysService } from './surveys.service.js';

type Routes = typeof routes;

@Controller()
export class SurveysController {
  constructor(private readonly surveys: SurveysService) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>, @Caller() caller: CallerInfo) {
    return this.surveys.list(input, caller);
  }

  @Endpoint(routes.save)
  save(@Input() input: RouteInput<Routes['save']>, @Caller() caller: CallerInfo) {
    return this.surveys.save(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.surveys.remove(input, caller);
  }

  @Endpoint(routes.decideWords)
  decideWords(@Input() input: RouteInput<Routes['decideWords']>, @Caller() caller: CallerInfo) {
    return this.surveys.decideWords(input, caller);
  }

  @Endpoint(routes.restore)
  restore(@Input() input: RouteInput<Routes['restore']>, @Caller() caller: CallerInfo) {
    return this.surveys.restore(input, caller);
  }
}
