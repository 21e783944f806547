import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { scheduleRoutes as routes } from '@pora/contracts/schedule/schedule.routes';
import { WorkingHoursService } from './working-hours.service.js';

@Controller()
export class WorkingHoursController {
  constructor(private readonly hours: WorkingHoursService) {}

  @Endpoint(routes.hours)
  get() {
    return this.hours.get();
  }

  @Endpoint(routes.saveHours)
  save(@Input() input: RouteInput<typeof routes.saveHours>, @Caller() caller: CallerInfo) {
    return this.hours.save(input, caller);
  }
}
