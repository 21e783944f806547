import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { intoleranceSetRoutes as routes } from '@pora/contracts/patients/intolerance-set.routes';
import { IntoleranceSetsService } from './intolerance-sets.service.js';

type Routes = typeof routes;

@Controller()
export class IntoleranceSetsController {
  constructor(private readonly sets: IntoleranceSetsService) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>, @Caller() caller: CallerInfo) {
    return this.sets.list(input, caller);
  }

  // Before the route of one set, which would take the word for its id.
  @Endpoint(routes.history)
  history(@Input() input: RouteInput<Routes['history']>, @Caller() caller: CallerInfo) {
    return this.sets.history(input, caller);
  }

  @Endpoint(routes.read)
  read(@Input() input: RouteInput<Routes['read']>, @Caller() caller: CallerInfo) {
    return this.sets.read(input, caller);
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.sets.create(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.sets.remove(input, caller);
  }

  @Endpoint(routes.restore)
  restore(@Input() input: RouteInput<Routes['restore']>, @Caller() caller: CallerInfo) {
    return this.sets.restore(input, caller);
  }

  @Endpoint(routes.makeCurrent)
  makeCurrent(@Input() input: RouteInput<Routes['makeCurrent']>, @Caller() caller: CallerInfo) {
    return this.sets.makeCurrent(input, caller);
  }
}
