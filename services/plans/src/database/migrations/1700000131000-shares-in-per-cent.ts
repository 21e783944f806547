import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rewriteSlots } from '../rewrite-slots.sql.js';

const SHARE = `(slot->>'calorieSharePercent')::numeric`;

/** Shares that were stored as fractions become per cent, as they were meant (decision 41). */
export class SharesInPerCent1700000131000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rewriteSlots(
      runner,
      `CASE WHEN ${SHARE} > 0 AND ${SHARE} < 1
         THEN jsonb_set(slot, '{calorieSharePercent}', to_jsonb(GREATEST(1, ROUND(${SHARE} * 100, 2))))
         ELSE slot END`,
    );
  }

  async down(): Promise<void> {
    // The engine always read a fraction as per cent: the stored plans mean the same either way.
  }
}
