import { access, constants } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { SERVICE_CONFIG } from '@pora/common/config';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, notFound } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { applicationStateSchema, type ApplicationState } from '@pora/contracts/admin/system.model';
import type { systemRoutes } from '@pora/contracts/admin/system.routes';
import { SYSTEM_SERVICES } from '@pora/contracts/admin/system.vocabulary';
import { readServiceReleases, releasesFolder } from '../../../../deploy/release/services.mjs';
import {
  listApplications,
  listReleases,
  readReleases,
  ReleaseError,
  rollback,
} from '../../../../deploy/release/switch.mjs';
import { z } from 'zod';
import { errorCode } from '../backups/dump/error-code.js';
import type { AdminConfig } from '../config.js';
import { waysOf } from './service-ways.js';
import type { WaysOfServices } from './system.presenter.js';
import { CHANGED_MEANWHILE, NO_APPLICATION, NO_FOLDER, NOT_KEPT } from './system.strings.js';

type Rollback = (typeof systemRoutes)['rollback'];

/** What a file system says that keeps this service from writing. */
const NO_RIGHT = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The screen waits no longer for the gateway either, in milliseconds. */
const TOLD_WITHIN_MS = 1_500;

/** What is served of the shell and of the remotes, and what can be returned to. */
interface ReleasesState {
  readonly canSwitch: boolean;
  readonly items: ApplicationState[];
}

/**
 * Releases of the pages, in the folder that the gateway serves. To switch one is to replace one file, and it is the same
 * code that releases and rolls back on the command line; no other right over the product goes with it.
 */
@Injectable()
export class ReleasesService {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  /** Null where nobody told this service where the pages lie. @throws Error when the folder cannot be read, or the gateway is away */
  async list(): Promise<ReleasesState | null> {
    const { RELEASES_DIR: webRoot, RELEASES_URL: url } = this.config.settings;
    if (webRoot === undefined) return url === undefined ? null : { canSwitch: false, items: await told(url) };
    const items = await listReleases(webRoot);
    // An empty folder is no product without pages, but a disk that is not there.
    if (items.length === 0) throw new Error('the folder of releases holds no pages');
    return { canSwitch: await mayWrite(webRoot), items };
  }

  /**
   * What each service can be switched to by the command of whoever runs its processes. Null where the versions do not lie
   * on this machine: in containers an image is the version, and this service does not know which there were.
   */
  async waysOfServices(): Promise<WaysOfServices | null> {
    const dataDir = this.config.settings.DATA_DIR;
    if (dataDir === undefined) return null;
    const folder = releasesFolder(dataDir);
    const read = SYSTEM_SERVICES.map(async (name) => {
      return [name, waysOf(await readServiceReleases({ folder, name }))] as const;
    });
    return new Map(await Promise.all(read));
  }

  /** Serves another kept release; open pages keep theirs until they are loaded anew. */
  async rollback(
    { params: { name }, body }: RouteInput<Rollback>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Rollback>> {
    const webRoot = this.config.settings.RELEASES_DIR;
    if (webRoot === undefined) throw conflict('conflict', NO_FOLDER);
    if (!(await listApplications(webRoot)).includes(name)) throw notFound(NO_APPLICATION);
    const { version } = body;
    const { current, releases } = await readReleases({ name, webRoot });
    if (current !== body.from) throw conflict('conflict', CHANGED_MEANWHILE);
    if (!releases.some((release) => release.version === version)) throw conflict('conflict', NOT_KEPT);
    return this.transactions.run(async () => {
      const fields = [`from ${current ?? '?'}`, `to ${version}`];
      await this.audit.record({
        caller,
        action: 'releases.rollback',
        entity: 'release',
        entityId: name,
        fields,
      });
      // Before COMMIT, as with the files of a backup: a switch that fails leaves no line.
      return this.switch({ name, webRoot, version, seen: body.from });
    });
  }

  /** What is served is looked at again in the turn of the switch: a release may have come since the person's look. */
  private async switch(wish: { name: string; webRoot: string; version: string; seen: string | null }) {
    try {
      return await rollback(wish);
    } catch (error) {
      this.log.error('release.switch', error, { component: wish.name });
      if (error instanceof ReleaseError) {
        const { current } = await readReleases(wish);
        throw conflict('conflict', current === wish.seen ? NOT_KEPT : CHANGED_MEANWHILE);
      }
      if (NO_RIGHT.has(errorCode(error))) throw conflict('conflict', NO_FOLDER);
      throw error;
    }
  }
}

async function mayWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What the gateway says that it serves: its pages lie in its image, so there is nothing to switch. @throws Error when it is away */
async function told(url: string): Promise<ApplicationState[]> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TOLD_WITHIN_MS) });
  if (!response.ok) throw new Error(`the gateway answers ${response.status} when asked for its releases`);
  return z
    .array(applicationStateSchema)
    .min(1)
    .parse(await response.json());
}
