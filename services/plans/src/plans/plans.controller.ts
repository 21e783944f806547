import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PlanListService } from './plan-list.service.js';
import { PlanTrashService } from './plan-trash.service.js';
import { PlansService } from './plans.service.js';

@Controller()
export class PlansController {
  constructor(
    private readonly lists: PlanListService,
    private readonly plans: PlansService,
    private readonly trash: PlanTrashService,
  ) {}

  @Endpoint(planRoutes.list)
  list() {
    return this.lists.answer();
  }

  @Endpoint(planRoutes.trash)
  listTrash(@Caller() caller: CallerInfo) {
    return this.trash.list(caller);
  }

  @Endpoint(planRoutes.names)
  async names(@Input() { body }: RouteInput<typeof planRoutes.names>) {
    return { names: await this.plans.namesOf(body.ids) };
  }

  @Endpoint(planRoutes.byName)
  byName(@Input() { body }: RouteInput<typeof planRoutes.byName>) {
    return this.plans.findByName(body);
  }

  @Endpoint(planRoutes.erase)
  erase(@Input() input: RouteInput<typeof planRoutes.erase>, @Caller() caller: CallerInfo) {
    return this.trash.erase(input, caller);
  }

  @Endpoint(planRoutes.get)
  get(@Input() input: RouteInput<typeof planRoutes.get>, @Caller() caller: CallerInfo) {
    return this.plans.read(input.params.id, caller);
  }

  @Endpoint(planRoutes.remove)
  remove(@Input() input: RouteInput<typeof planRoutes.remove>, @Caller() caller: CallerInfo) {
    return this.trash.remove(input, caller);
  }

  @Endpoint(planRoutes.restore)
  restore(@Input() input: RouteInput<typeof planRoutes.restore>, @Caller() caller: CallerInfo) {
    return this.trash.restore(input, caller);
  }
}
