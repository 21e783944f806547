import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { intoleranceMappingRoutes as routes } from '@pora/contracts/catalog/intolerance.routes';
import { IntolerancesService } from './intolerances.service.js';
import { MappingWritesService } from './mapping-writes.service.js';

type Routes = typeof routes;

@Controller()
export class IntoleranceMappingsController {
  constructor(
    private readonly intolerances: IntolerancesService,
    private readonly writes: MappingWritesService,
  ) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>) {
    return this.intolerances.mappings(input);
  }

  @Endpoint(routes.listByFood)
  listByFood(@Input() input: RouteInput<Routes['listByFood']>) {
    return this.intolerances.ofFood(input);
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.writes.create(input, caller);
  }

  @Endpoint(routes.createBatch)
  createBatch(@Input() input: RouteInput<Routes['createBatch']>, @Caller() caller: CallerInfo) {
    return this.writes.createBatch(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.writes.remove(input, caller);
  }

  @Endpoint(routes.removeBatch)
  removeBatch(@Input() input: RouteInput<Routes['removeBatch']>, @Caller() caller: CallerInfo) {
    return this.writes.removeBatch(input, caller);
  }
}
