import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { scheduleRoutes as routes } from '@pora/contracts/schedule/schedule.routes';
import { ScheduleListService } from './schedule-list.service.js';
import { ScheduleService } from './schedule.service.js';
import { SeriesService } from './series.service.js';

type Routes = typeof routes;

@Controller()
export class ScheduleController {
  constructor(
    private readonly lists: ScheduleListService,
    private readonly schedule: ScheduleService,
    private readonly series: SeriesService,
  ) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>, @Caller() caller: CallerInfo) {
    return this.lists.answer(input, caller);
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.schedule.create(input, caller);
  }

  @Endpoint(routes.createSeries)
  createSeries(@Input() input: RouteInput<Routes['createSeries']>, @Caller() caller: CallerInfo) {
    return this.series.create(input, caller);
  }

  @Endpoint(routes.repeat)
  repeat(@Input() input: RouteInput<Routes['repeat']>, @Caller() caller: CallerInfo) {
    return this.series.repeat(input, caller);
  }

  @Endpoint(routes.restore)
  restore(@Input() input: RouteInput<Routes['restore']>, @Caller() caller: CallerInfo) {
    return this.schedule.restore(input, caller);
  }

  @Endpoint(routes.update)
  update(@Input() input: RouteInput<Routes['update']>, @Caller() caller: CallerInfo) {
    return this.schedule.update(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.schedule.remove(input, caller);
  }

  @Endpoint(routes.updateSeries)
  updateSeries(@Input() input: RouteInput<Routes['updateSeries']>, @Caller() caller: CallerInfo) {
    return this.series.update(input, caller);
  }

  @Endpoint(routes.removeSeries)
  removeSeries(@Input() input: RouteInput<Routes['removeSeries']>, @Caller() caller: CallerInfo) {
    return this.series.remove(input, caller);
  }
}
