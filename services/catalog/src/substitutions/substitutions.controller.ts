import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { substitutionRoutes as routes } from '@pora/contracts/catalog/substitution.routes';
import { SubstitutionsService } from './substitutions.service.js';

type Routes = typeof routes;

@Controller()
export class SubstitutionsController {
  constructor(private readonly substitutions: SubstitutionsService) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>) {
    return this.substitutions.list(input);
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.substitutions.create(input, caller);
  }

  @Endpoint(routes.update)
  update(@Input() input: RouteInput<Routes['update']>, @Caller() caller: CallerInfo) {
    return this.substitutions.update(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.substitutions.remove(input, caller);
  }
}
