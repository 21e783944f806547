import { Module } from '@nestjs/common';
import { NamesModule } from '../names/names.module.js';
import { AuditLogsController } from './audit-logs.controller.js';
import { AuditLogsService } from './audit-logs.service.js';
import { AuditNames } from './audit-names.service.js';
import { AuditSources } from './audit-sources.js';

/** The audit trail of all services as one. */
@Module({
  imports: [NamesModule],
  controllers: [AuditLogsController],
  providers: [AuditLogsService, AuditNames, AuditSources],
})
export class AuditModule {}
