import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import type { PlanContent } from './plan-content.js';
import { PlanSnapshotEntity } from './plan-snapshot.entity.js';

/** How many undo steps a plan keeps. */
export const SNAPSHOTS_KEPT = 10;

@Injectable()
export class PlanSnapshotsRepository {
  constructor(private readonly database: Database) {}

  async add(planId: string, step: string, content: PlanContent, author: Author): Promise<void> {
    await this.database
      .repository(PlanSnapshotEntity)
      .insert({ planId, step, content: content as object, createdBy: author.email });
  }

  /** Removes the newest snapshot of a plan and answers it. */
  async takeLast(planId: string): Promise<PlanSnapshotEntity | undefined> {
    const rows = this.database.repository(PlanSnapshotEntity);
    const last = await rows.findOne({ where: { planId }, order: { id: 'DESC' } });
    if (!last) return undefined;
    await rows.delete({ id: last.id });
    return last;
  }

  /** Deletes all but the newest ten of each plan; answers how many went. */
  async purge(): Promise<number> {
    const rows = await this.database.query(
      `DELETE FROM plan_snapshots WHERE id IN (
         SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY plan_id ORDER BY id DESC) AS place FROM plan_snapshots
         ) ranked WHERE place > $1
       ) RETURNING id`,
      [SNAPSHOTS_KEPT],
    );
    return rows.length;
  }
}
