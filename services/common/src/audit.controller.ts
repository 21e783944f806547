import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import type { StoredAuditPage } from '@pora/contracts/admin/audit.model';
import { auditRoutes as routes } from '@pora/contracts/admin/audit.routes';
import { AuditLog } from './audit-log.js';
import { Endpoint, Input } from './endpoint.js';

/** The audit trail of a service, for the administration alone: no address of it is routed by the gateway. */
@Controller()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Endpoint(routes.stored)
  async list(@Input() { query }: RouteInput<typeof routes.stored>): Promise<StoredAuditPage> {
    const { limit, beforeAt, beforeId, counted, ...filter } = query;
    const before =
      beforeAt !== undefined && beforeId !== undefined ? { at: beforeAt, id: beforeId } : undefined;
    const [items, total] = await Promise.all([
      this.log.page(filter, { limit, before }),
      counted === 'true' ? this.log.count(filter) : 0,
    ]);
    return { items, total };
  }
}
