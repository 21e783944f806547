import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seedFrom, SEED_CALLER, type Seed } from './seed.js';
import { createTestApp, type TestApp } from './testing/app.js';
import { seedEnvironment } from './testing/seed-environment.js';
import { NotesService } from './testing/sample/notes.service.js';
import { notesService } from './testing/sample/notes-service.js';

describe('seeding', () => {
  let app: TestApp;
  let folder: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    app = await createTestApp(notesService);
    folder = await mkdtemp(join(tmpdir(), 'pora-seed-'));
    await mkdir(join(folder, 'notes'));
    await writeFile(join(folder, 'notes', 'b.json'), '{"id":"b","title":"B"}');
    await writeFile(join(folder, 'notes', 'a.json'), '{"id":"a","title":"A"}');
    await writeFile(join(folder, 'notes', 'README.md'), '');
    environment = seedEnvironment(app.config, 'demo', folder);
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  async function load({ app: service, readJson, listFiles }: Seed): Promise<void> {
    for (const file of await listFiles('notes')) {
      const body = (await readJson(file)) as { id: string; title: string };
      await service.get(NotesService).create({ params: {}, query: {}, body }, SEED_CALLER);
    }
  }

  test('loads the files of a folder through the service itself', async () => {
    await seedFrom(notesService, environment, load);
    const rows = await app.query('SELECT id, created_by FROM notes ORDER BY id');
    expect(rows).toEqual([
      { id: 'a', created_by: 'seed@pora' },
      { id: 'b', created_by: 'seed@pora' },
    ]);
  });

  test('that fails half-way leaves nothing', async () => {
    await app.query('DELETE FROM notes; DELETE FROM idempotency_keys');
    const failing = seedFrom(notesService, environment, async (seed) => {
      await load(seed);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await app.query('SELECT id FROM notes')).toEqual([]);
  });

  test('needs a level it knows and a folder', async () => {
    const wrong = (change: Record<string, string>) =>
      seedFrom(notesService, { ...environment, ...change }, load);
    await expect(wrong({ SEED: 'all' })).rejects.toThrow('popraw ustawienie SEED (');
    await expect(wrong({ SEED_DIR: '' })).rejects.toThrow('popraw ustawienie SEED_DIR (');
  });
});
