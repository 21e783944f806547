import { Injectable } from '@nestjs/common';
import { Instances } from '@pora/common/instances/instances';
import { Log } from '@pora/common/logging';
import { withinTime } from '@pora/common/redis';
import type { RouteAnswer } from '@pora/contracts';
import type { systemRoutes } from '@pora/contracts/admin/system.routes';
import type { SystemPart } from '@pora/contracts/admin/system.vocabulary';
import { DatabaseState } from './database-state.repository.js';
import { DiskState } from './disk-state.service.js';
import { presentServices } from './system.presenter.js';
import { RedisState } from './redis-state.service.js';
import { ReleasesService } from './releases.service.js';

type State = RouteAnswer<(typeof systemRoutes)['state']>;

/** A part that is silent for so long is away, in milliseconds; nobody waits longer for the rest. */
const PART_WITHIN_MS = 2_000;

/** Asks all parts of the system at once how they are; one that is away takes nothing from the others. */
@Injectable()
export class SystemService {
  constructor(
    private readonly instances: Instances,
    private readonly redis: RedisState,
    private readonly database: DatabaseState,
    private readonly disks: DiskState,
    private readonly releases: ReleasesService,
    private readonly log: Log,
  ) {}

  /** How everything is now. */
  async state(): Promise<State> {
    const away = new Set<SystemPart>();
    const ask = <T>(part: SystemPart, asked: Promise<T>) => this.ask(away, part, asked);
    const [instances, queues, redis, database, releases, ways, disks] = await Promise.all([
      ask('redis', this.instances.list()),
      ask('redis', this.redis.queues()),
      ask('redis', this.redis.memory()),
      ask('database', this.database.read()),
      ask('releases', this.releases.list()),
      ask('releases', this.releases.waysOfServices()),
      this.disks.read(),
    ]);
    return {
      checkedAt: new Date().toISOString(),
      away: [...away],
      services: presentServices(instances, ways),
      ...{ releases, queues, database, redis, disks },
    };
  }

  private async ask<T>(away: Set<SystemPart>, part: SystemPart, asked: Promise<T>): Promise<T | null> {
    try {
      return await withinTime(asked, PART_WITHIN_MS);
    } catch (error) {
      this.log.error('system.part-away', error, { component: part });
      away.add(part);
      return null;
    }
  }
}
