import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { GenerationLogEntity } from './generation-log.entity.js';

/** How many logs a plan keeps. */
const LOGS_KEPT = 10;

export type NewGenerationLog = Pick<
  GenerationLogEntity,
  'planId' | 'seed' | 'engineVersion' | 'inputHashes' | 'log' | 'durationMs' | 'createdBy'
>;

@Injectable()
export class GenerationLogsRepository {
  constructor(private readonly database: Database) {}

  async add(entry: NewGenerationLog): Promise<void> {
    await this.database.repository(GenerationLogEntity).insert(entry);
  }

  /** Text of the newest log of a plan. */
  async findLast(planId: string): Promise<string | undefined> {
    const row = await this.database.repository(GenerationLogEntity).findOne({
      where: { planId },
      order: { id: 'DESC' },
      select: { id: true, log: true },
    });
    return row?.log;
  }

  /** Deletes logs of plans that are gone and all but the newest ten of the others; answers how many went. */
  async purge(): Promise<number> {
    const rows = await this.database.query(
      `DELETE FROM generation_logs WHERE id IN (
         SELECT id FROM (
           SELECT id, plan_id, row_number() OVER (PARTITION BY plan_id ORDER BY id DESC) AS place
           FROM generation_logs
         ) ranked
         WHERE place > $1 OR NOT EXISTS (SELECT 1 FROM plans WHERE plans.id = ranked.plan_id)
       ) RETURNING id`,
      [LOGS_KEPT],
    );
    return rows.length;
  }
}
