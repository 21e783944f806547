import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, withMigrator } from '@pora/common/migrations';
import { emptyDatabase } from '@pora/common/testing/databases';
import { onDatabase, roleUrl, testEnvironment } from '@pora/common/testing/environment';
import { patientsService } from '../service.js';

const KEEPS_FORMER = 'KeepFormerIntoleranceSets1700000216000';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let target: { migrationUrl: string; serviceRole: string };

beforeAll(async () => {
  const environment = testEnvironment();
  database = await emptyDatabase(patientsService);
  target = {
    migrationUrl: onDatabase(environment.migratorUrl, database.name),
    serviceRole: new URL(roleUrl(environment, patientsService.name)).username,
  };
  await migrate(patientsService, target, 'up');
});
afterAll(() => database.drop());

const run = (sql: string) =>
  withMigrator(patientsService, target.migrationUrl, (source) =>
    source.query<Record<string, unknown>[]>(sql),
  );
const steps = async (direction: 'up' | 'down'): Promise<string[]> => {
  const names = await migrate(patientsService, target, direction);
  return direction === 'up' || names.includes(KEEPS_FORMER) ? names : steps(direction);
};

describe('the migration that keeps former intolerance sets', () => {
  it('moves them to the trash on the way back, and leaves the current one alone', async () => {
    await run(`
      INSERT INTO patients (id, status, first_name, last_name, email, phone, activity_factor, goal, created_by, updated_by)
      VALUES ('p-1', 'active', 'Ewa', 'Kos', '', '', 1.4, 'weight_loss', 'a', 'a');
      INSERT INTO patient_intolerance_sets (id, patient_id, categories, superseded_at, created_by, updated_by) VALUES
        ('is-1', 'p-1', '[]', now() - interval '1 year', 'a', 'a'),
        ('is-2', 'p-1', '[]', now() - interval '1 day', 'a', 'a'),
        ('is-3', 'p-1', '[]', NULL, 'a', 'a')`);
    await steps('down');
    expect(
      await run(
        `SELECT id, deleted_at > now() - interval '1 minute' AS fresh FROM patient_intolerance_sets ORDER BY id`,
      ),
    ).toEqual([
      { id: 'is-1', fresh: true },
      { id: 'is-2', fresh: true },
      { id: 'is-3', fresh: null },
    ]);

    expect(await steps('up')).toContain(KEEPS_FORMER);
    expect(
      await run('SELECT id FROM patient_intolerance_sets WHERE deleted_at IS NULL AND superseded_at IS NULL'),
    ).toEqual([{ id: 'is-3' }]);
  });
});
