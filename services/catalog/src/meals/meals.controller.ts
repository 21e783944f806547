import { Controller } from '@nestjs/common';
import { Endpoint, Input } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { mealRoutes as routes } from '@pora/contracts/catalog/catalog.routes';
import { MealsService } from './meals.service.js';

type Routes = typeof routes;

@Controller()
export class MealsController {
  constructor(private readonly meals: MealsService) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>) {
    return this.meals.list(input);
  }

  @Endpoint(routes.get)
  get(@Input() { params }: RouteInput<Routes['get']>) {
    return this.meals.get(params.id);
  }
}
