import { practiceRecordColumnsSql } from '@pora/common/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePatients1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patients (
        ${practiceRecordColumnsSql},
        status text NOT NULL CONSTRAINT patients_status CHECK (status IN ('active', 'completed', 'inactive')),
        first_name text NOT NULL,
        last_name text NOT NULL,
        sex text CONSTRAINT patients_sex CHECK (sex IN ('female', 'male', 'other')),
        birth_year integer,
        email text NOT NULL,
        phone text NOT NULL,
        height_cm double precision,
        starting_weight_kg double precision,
        activity_factor double precision NOT NULL,
        goal text NOT NULL
          CONSTRAINT patients_goal CHECK (goal IN ('weight_loss', 'muscle_gain', 'maintenance', 'medical')),
        tdee integer
      )`);
    await runner.query('CREATE INDEX patients_practice ON patients (practice_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE patients');
  }
}
