import { AUDIT_FILTER_INDEXES } from '@pora/common/database/audit-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The administration asks the audit trail for what one person did, and for one action. */
export class IndexAuditByPerson1700000205000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AUDIT_FILTER_INDEXES.up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(AUDIT_FILTER_INDEXES.down);
  }
}
