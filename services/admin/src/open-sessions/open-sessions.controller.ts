import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { openSessionRoutes as routes } from '@pora/contracts/admin/open-session.routes';
import { OpenSessionsService } from './open-sessions.service.js';

/** Sessions of everybody, for the administrator. */
@Controller()
export class OpenSessionsController {
  constructor(private readonly sessions: OpenSessionsService) {}

  @Endpoint(routes.list)
  list(@Caller() caller: CallerInfo) {
    return this.sessions.list(caller);
  }

  @Endpoint(routes.revoke)
  revoke(@Input() { params }: RouteInput<typeof routes.revoke>, @Caller() caller: CallerInfo) {
    return this.sessions.revoke(params.id, caller);
  }
}
