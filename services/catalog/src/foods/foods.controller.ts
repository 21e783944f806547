import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { foodRoutes as routes } from '@pora/contracts/catalog/catalog.routes';
import { FoodTrashService } from './food-trash.service.js';
import { FoodWritesService } from './food-writes.service.js';
import { FoodsService } from './foods.service.js';

type Routes = typeof routes;

@Controller()
export class FoodsController {
  constructor(
    private readonly foods: FoodsService,
    private readonly writes: FoodWritesService,
    private readonly trash: FoodTrashService,
  ) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>) {
    return this.foods.list(input);
  }

  // Before `get`, which would read "search", "by-ids" and "trash" as an id.
  @Endpoint(routes.search)
  search(@Input() input: RouteInput<Routes['search']>) {
    return this.foods.search(input);
  }

  @Endpoint(routes.byIds)
  byIds(@Input() { query }: RouteInput<Routes['byIds']>) {
    return this.foods.byIds(query.ids);
  }

  @Endpoint(routes.trash)
  listTrash() {
    return this.trash.list();
  }

  @Endpoint(routes.get)
  get(@Input() { params }: RouteInput<Routes['get']>) {
    return this.foods.get(params.id);
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
