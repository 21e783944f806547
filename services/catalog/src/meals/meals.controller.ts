import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { mealRoutes as routes } from '@pora/contracts/catalog/catalog.routes';
import { MealTrashService } from './meal-trash.service.js';
import { MealWritesService } from './meal-writes.service.js';
import { MealsService } from './meals.service.js';

type Routes = typeof routes;

@Controller()
export class MealsController {
  constructor(
    private readonly meals: MealsService,
    private readonly writes: MealWritesService,
    private readonly trash: MealTrashService,
  ) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>) {
    return this.meals.list(input);
  }

  @Endpoint(routes.trash)
  listTrash() {
    return this.trash.list();
  }

  @Endpoint(routes.get)
  get(@Input() { params }: RouteInput<Routes['get']>) {
    return this.meals.get(params.id);
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
    return this.trash.remove(input, caller);
  }

  @Endpoint(routes.restore)
  restore(@Input() input: RouteInput<Routes['restore']>, @Caller() caller: CallerInfo) {
    return this.trash.restore(input, caller);
  }

  @Endpoint(routes.erase)
  erase(@Input() { params }: RouteInput<Routes['erase']>, @Caller() caller: CallerInfo) {
    return this.trash.erase(params.id, caller);
  }
}
