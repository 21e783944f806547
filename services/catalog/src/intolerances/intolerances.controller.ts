import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { intoleranceDictionaryRoutes as routes } from '@pora/contracts/catalog/intolerance.routes';
import { DictionaryWritesService } from './dictionary-writes.service.js';
import { IntolerancesService } from './intolerances.service.js';

type Routes = typeof routes;

@Controller()
export class IntolerancesController {
  constructor(
    private readonly intolerances: IntolerancesService,
    private readonly writes: DictionaryWritesService,
  ) {}

  @Endpoint(routes.list)
  list() {
    return this.intolerances.dictionary();
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.writes.create(input, caller);
  }

  @Endpoint(routes.update)
  update(@Input() input: RouteInput<Routes['update']>, @Caller() caller: CallerInfo) {
    return this.writes.update(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.writes.remove(input, caller);
  }
}
