import { AUDIT_INDEX } from '@pora/common/database/audit-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The administration reads the audit trail by time. */
export class IndexAuditByTime1700000219000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AUDIT_INDEX.up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(AUDIT_INDEX.down);
  }
}
