import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { backupRoutes as routes } from '@pora/contracts/admin/backup.routes';
import { BackupsService } from './backups.service.js';

type Routes = typeof routes;

/** Normal use never meets it; each backup reads every row of the practice. */
const STARTS = { name: 'backups', limit: 20, windowSeconds: 600 };

/** As {@link STARTS}; a download may be begun anew after it broke off. */
const DOWNLOADS = { name: 'backup-files', limit: 30, windowSeconds: 600 };

/** Backups of the practice, for the administrator. */
@Controller()
export class BackupsController {
  constructor(private readonly backups: BackupsService) {}

  @Endpoint(routes.list)
  list() {
    return this.backups.list();
  }

  @Endpoint(routes.start, { rateLimit: STARTS })
  start(@Input() input: RouteInput<Routes['start']>, @Caller() caller: CallerInfo) {
    return this.backups.start(input, caller);
  }

  @Endpoint(routes.cancel)
  cancel(@Input() { params }: RouteInput<Routes['cancel']>, @Caller() caller: CallerInfo) {
    return this.backups.cancel(params.id, caller);
  }

  @Endpoint(routes.check, { rateLimit: STARTS })
  check(@Input() { params }: RouteInput<Routes['check']>, @Caller() caller: CallerInfo) {
    return this.backups.check(params.id, caller);
  }

  @Endpoint(routes.file, { rateLimit: DOWNLOADS })
  file(@Input() { params }: RouteInput<Routes['file']>, @Caller() caller: CallerInfo) {
    return this.backups.file(params.id, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() { params }: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.backups.remove(params.id, caller);
  }
}
