import { Injectable } from '@nestjs/common';
import { trashBegin } from './trash-life.js';

/** Moments before which things are too old to keep. */
export interface PurgeLimits {
  /** The moment of the round. */
  readonly now: Date;
  /** Trash: 30 days ago [decisions 16]. */
  readonly trashBefore: Date;
  /** Keys of repeated requests: 24 hours ago. */
  readonly keysBefore: Date;
}

/** Deletes what is older than the limits for good; answers how many rows went. */
export type Purge = (limits: PurgeLimits) => Promise<number>;

const HOUR_MS = 60 * 60 * 1000;
const KEYS_LIVE_MS = 24 * HOUR_MS;

/** What the house-keeping has to clean up; features add theirs in `onModuleInit`. */
@Injectable()
export class PurgeRegistry {
  private readonly purges = new Map<string, Purge>();

  /** Adds a clean-up under a unique name. @throws RangeError when the name is taken */
  register(name: string, purge: Purge): void {
    if (this.purges.has(name)) throw new RangeError(`purge ${name} is registered twice`);
    this.purges.set(name, purge);
  }

  /** Runs every clean-up, within `around`, with the limits that hold at `now`; answers the number of rows by name. */
  async runAll(
    now: Date,
    around: (name: string, purge: () => Promise<number>) => Promise<number> = (_, purge) => purge(),
  ): Promise<Record<string, number>> {
    const limits = {
      now,
      trashBefore: trashBegin(now.getTime()),
      keysBefore: new Date(now.getTime() - KEYS_LIVE_MS),
    };
    const counts: Record<string, number> = {};
    for (const [name, purge] of this.purges) counts[name] = await around(name, () => purge(limits));
    return counts;
  }
}
