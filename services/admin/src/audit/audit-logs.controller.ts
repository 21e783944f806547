import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { auditRoutes as routes } from '@pora/contracts/admin/audit.routes';
import { AuditLogsService } from './audit-logs.service.js';

type Routes = typeof routes;

/** Normal use never meets it; a file reads every entry of the practice. */
const FILES = { name: 'audit-files', limit: 20, windowSeconds: 600 };

/** Who did what in the whole product, for the administrator. */
@Controller()
export class AuditLogsController {
  constructor(private readonly logs: AuditLogsService) {}

  @Endpoint(routes.list)
  list(@Input() input: RouteInput<Routes['list']>) {
    return this.logs.page(input);
  }

  @Endpoint(routes.file, { rateLimit: FILES })
  file(@Input() input: RouteInput<Routes['file']>, @Caller() caller: CallerInfo) {
    return this.logs.file(input, caller);
  }
}
