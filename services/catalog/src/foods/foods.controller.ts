import { Controller } from '@nestjs/common';
import { Endpoint, Input } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { foodRoutes as routes } from '@pora/contracts/catalog/catalog.routes';
import { FoodsService } from './foods.service.js';

type Routes = typeof routes;

@Controller()
export class FoodsController {
  constructor(private readonly foods: FoodsService) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>) {
    return this.foods.list(input);
  }

  // Before `get`, which would read "search" as an id.
  @Endpoint(routes.search)
  search(@Input() input: RouteInput<Routes['search']>) {
    return this.foods.search(input);
  }

  @Endpoint(routes.get)
  get(@Input() { params }: RouteInput<Routes['get']>) {
    return this.foods.get(params.id);
  }
}
