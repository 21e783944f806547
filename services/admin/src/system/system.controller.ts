import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { systemRoutes as routes } from '@pora/contracts/admin/system.routes';
import { ReleasesService } from './releases.service.js';
import { SystemService } from './system.service.js';

/** Normal use never meets it: somebody who goes back and forth looks at what came of it. */
const SWITCHES = { name: 'release-switches', limit: 30, windowSeconds: 600 };

/** How the system is, for the administrator, and which release of the pages is served. */
@Controller()
export class SystemController {
  constructor(
    private readonly system: SystemService,
    private readonly releases: ReleasesService,
  ) {}

  @Endpoint(routes.state)
  state() {
    return this.system.state();
  }

  @Endpoint(routes.rollback, { rateLimit: SWITCHES })
  rollback(@Input() input: RouteInput<(typeof routes)['rollback']>, @Caller() caller: CallerInfo) {
    return this.releases.rollback(input, caller);
  }
}
