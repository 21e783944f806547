import type { MigrationInterface, QueryRunner } from 'typeorm';
import { stepWithTableSql } from '../catalogue-revision.sql.js';

/** A bar code is part of its food from now on: a change of one is a change of the catalogue. */
export class FollowFoodCodes1700000210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stepWithTableSql('food_codes'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER step_catalogue_revision ON food_codes');
  }
}
