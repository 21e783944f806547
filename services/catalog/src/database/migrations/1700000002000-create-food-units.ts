import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFoodUnits1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE food_units (
        food_id integer NOT NULL CONSTRAINT food_units_food REFERENCES foods ON DELETE CASCADE,
        position smallint NOT NULL,
        name text NOT NULL,
        grams double precision NOT NULL CONSTRAINT food_units_grams CHECK (grams > 0),
        PRIMARY KEY (food_id, position),
        CONSTRAINT food_units_name UNIQUE (food_id, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE food_units');
  }
}
