import { describe, expect, test } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { atLevel, migrate } from './migrations.js';
import { emptyDatabase } from './testing/databases.js';
import { onDatabase, testEnvironment } from './testing/environment.js';
import { migrationReport } from './testing/migrations.js';
import { notesService } from './testing/sample/notes-service.js';

class Broken1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half (id int)');
    await runner.query('SELECT * FROM nowhere');
  }

  async down(): Promise<void> {
    throw new Error('never ran');
  }
}

describe('migrations', () => {
  test('run on an empty database, go back one, run again, and agree with the entities', async () => {
    expect(await migrationReport(notesService)).toEqual({
      applied: ['Foundation1700000000000', 'CreateNotes1700000001000'],
      reverted: ['CreateNotes1700000001000'],
      drift: [],
    });
  });

  test('stop where data of an older version need them, and never at a newer one', async () => {
    const database = await emptyDatabase(notesService);
    const target = {
      migrationUrl: onDatabase(testEnvironment().migratorUrl, database.name),
      serviceRole: 'pora_patients',
    };
    const older = ['Foundation1700000000000'];
    expect(await migrate(atLevel(notesService, older), target)).toEqual(older);
    expect(await migrate(notesService, target)).toEqual(['CreateNotes1700000001000']);
    expect(() => atLevel(notesService, [...older, 'Later1800000000000'])).toThrow(
      'dane są z nowszej wersji programu (Later1800000000000)',
    );
    await database.drop();
  });

  test('that fail leave nothing half-done, and the earlier ones stay', async () => {
    const database = await emptyDatabase(notesService);
    const target = {
      migrationUrl: onDatabase(testEnvironment().migratorUrl, database.name),
      serviceRole: 'pora_patients',
    };
    const broken = { ...notesService, migrations: [...notesService.migrations, Broken1700000002000] };
    await expect(migrate(broken, target)).rejects.toThrow('relation "nowhere" does not exist');
    expect(await migrate(notesService, target)).toEqual([]);
    await database.drop();
  });

  test('of two instances that start together run once', async () => {
    const database = await emptyDatabase(notesService);
    const target = {
      migrationUrl: onDatabase(testEnvironment().migratorUrl, database.name),
      serviceRole: 'pora_patients',
    };
    const runs = await Promise.all([migrate(notesService, target), migrate(notesService, target)]);
    expect(runs.map((names) => names.length).sort()).toEqual([0, 2]);
    await database.drop();
  });
});
