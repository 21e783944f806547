import { Controller } from '@nestjs/common';
import { Endpoint } from '@pora/common/endpoint';
import { catalogInternalRoutes as routes } from '@pora/contracts/catalog/catalog.routes';
import { SnapshotService } from './snapshot.service.js';

@Controller()
export class SnapshotController {
  constructor(private readonly snapshots: SnapshotService) {}

  @Endpoint(routes.snapshot)
  snapshot() {
    return this.snapshots.answer();
  }
}
