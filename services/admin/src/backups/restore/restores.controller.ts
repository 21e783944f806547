import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { backupRoutes as routes } from '@pora/contracts/admin/backup.routes';
import { RestoresService } from './restores.service.js';

type Routes = typeof routes;

/** Normal use never meets it; each restore keeps everybody from writing for a while. */
const RESTORES = { name: 'restores', limit: 10, windowSeconds: 600 };

/** As {@link RESTORES}; each counts the rows of every table. */
const PREVIEWS = { name: 'restore-previews', limit: 30, windowSeconds: 600 };

/** Normal use never meets it; a file reads the audit trail of every service. */
const FILES = { name: 'lost-changes', limit: 20, windowSeconds: 600 };

/** Restoring backups, for the administrator. */
@Controller()
export class RestoresController {
  constructor(private readonly restores: RestoresService) {}

  @Endpoint(routes.restorePreview, { rateLimit: PREVIEWS })
  preview(@Input() { params }: RouteInput<Routes['restorePreview']>, @Caller() caller: CallerInfo) {
    return this.restores.preview(params.id, caller);
  }

  @Endpoint(routes.lostChanges, { rateLimit: FILES })
  lostChanges(@Input() input: RouteInput<Routes['lostChanges']>, @Caller() caller: CallerInfo) {
    return this.restores.lostChanges(input, caller);
  }

  @Endpoint(routes.restore, { rateLimit: RESTORES })
  start(@Input() input: RouteInput<Routes['restore']>, @Caller() caller: CallerInfo) {
    return this.restores.start(input, caller);
  }

  @Endpoint(routes.restores)
  list() {
    return this.restores.list();
  }
}
