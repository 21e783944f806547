import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { backupScheduleRoutes as routes } from '@pora/contracts/admin/backup-schedule.routes';
import { BackupScheduleService } from './backup-schedule.service.js';

/** When backups are made by the clock, for the administrator. */
@Controller()
export class BackupScheduleController {
  constructor(private readonly schedule: BackupScheduleService) {}

  @Endpoint(routes.get)
  get() {
    return this.schedule.get();
  }

  @Endpoint(routes.save)
  save(@Input() input: RouteInput<typeof routes.save>, @Caller() caller: CallerInfo) {
    return this.schedule.save(input, caller);
  }
}
