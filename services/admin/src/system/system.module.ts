import { Module } from '@nestjs/common';
import { Instances } from '@pora/common/instances/instances';
import { DatabaseState } from './database-state.repository.js';
import { DiskState } from './disk-state.service.js';
import { RedisState } from './redis-state.service.js';
import { ReleasesService } from './releases.service.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

/** How the system is, and which release of the pages is served. */
@Module({
  controllers: [SystemController],
  providers: [SystemService, ReleasesService, Instances, RedisState, DatabaseState, DiskState],
})
export class SystemModule {}
