import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { ActivityService } from './activity.service.js';

/** Heartbeats of open plans and the administrator's list of them. */
@Controller()
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Endpoint(activityRoutes.heartbeat)
  beat(@Input() input: RouteInput<typeof activityRoutes.heartbeat>, @Caller() caller: CallerInfo) {
    return this.activity.beat(input.body, caller);
  }

  @Endpoint(activityRoutes.stop)
  stop(@Caller() caller: CallerInfo) {
    return this.activity.stop(caller);
  }

  @Endpoint(activityRoutes.activeUsers)
  list() {
    return this.activity.list();
  }
}
