import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SignedIn, TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { ChildProcess } from 'node:child_process';
import { LibraryImportsRepository } from './store/library-imports.repository.js';
import { endProgram, startCatalogProgram } from './testing/catalog-program.js';
import { holdImports, ImportSteps, startLibraryApp } from './testing/library-app.js';

/** Rows of the import that is killed, ten chunks of them. */
const DONE = 500;

let app: TestApp;
let dietitian: SignedIn;
let steps: ImportSteps;

beforeAll(async () => {
  app = await startLibraryApp({ faults: true });
  dietitian = await app.signIn('dietitian');
  steps = new ImportSteps(app, dietitian);
});
afterAll(() => app.stop());

const fileOf = (prefix: string, rows: number) =>
  ['Nazwa;kcal;B;T;W', ...Array.from({ length: rows }, (_, at) => `${prefix} ${at};100;1,5;2,5;3,5`)].join(
    '\n',
  );
const countOf = async (prefix: string, of = app) => {
  const rows = await of.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM foods WHERE name LIKE $1',
    [`${prefix} %`],
  );
  return rows[0]?.count;
};

describe('import w toku', () => {
  it('przerwany zostawia zapisane wiersze i mówi, ile ich jest', async () => {
    const read = await steps.upload('foods', fileOf('Przerwany', 400));
    const rows = app.get<LibraryImportsRepository>(LibraryImportsRepository);
    const note = rows.note.bind(rows);
    const noting = jest.spyOn(rows, 'note').mockImplementation(async (...chunk) => {
      // Somebody stops it while the third chunk is being written.
      if (noting.mock.calls.length === 3)
        await dietitian.delete(`/api/library/imports/${read.id}`).expect(204);
      return note(...chunk);
    });
    await steps.start(read);
    await until(async () => (await steps.state(read.id)).state === 'cancelled');
    const { done, added } = await steps.state(read.id);
    expect({ done, added }).toEqual({ done: 100, added: 100 });
    // What was being written as somebody stopped it is rolled back as a whole.
    const next = await steps.run(await steps.upload('foods', fileOf('Następny', 10)));
    expect(next.added).toBe(10);
    expect(await countOf('Przerwany')).toBe(done);
    expect((await steps.state(read.id)).done).toBe(done);
    noting.mockRestore();
  });

  it('jest jeden naraz, a dwa kliknięcia to jedna praca', async () => {
    const first = await steps.upload('foods', fileOf('Jeden', 200));
    const second = await steps.upload('foods', fileOf('Drugi', 5));
    const release = holdImports(app);
    await Promise.all([steps.start(first), steps.start(first)]);
    const { body } = await dietitian
      .post(`/api/library/imports/${second.id}/start`, steps.options(second))
      .expect(409);
    expect(body.error).toBe('Trwa już inny import. Poczekaj, aż się skończy, albo go przerwij.');
    release();
    await until(async () => (await steps.state(first.id)).state === 'done', 40_000);
    expect(await countOf('Jeden')).toBe(200);
    const listed = await dietitian.get('/api/library/imports').expect(200);
    expect((listed.body.items as { id: string }[])[0]?.id).toBe(first.id);
  });

  it('bez Redisa nie zaczyna się i mówi dlaczego', async () => {
    const read = await steps.upload('foods', fileOf('BezKolejki', 3));
    await app.faults.redis.stop();
    await dietitian.post(`/api/library/imports/${read.id}/start`, steps.options(read)).expect(503);
    await app.faults.redis.start();
    await until(async () => (await dietitian.get('/api/library/imports')).status === 200);
    expect((await steps.state(read.id)).state).toBe('draft');
    expect(await countOf('BezKolejki')).toBe(0);
  });

  it('porzucony szkic znika po dobie, a plik dobę po końcu', async () => {
    const draft = await steps.upload('foods', fileOf('Szkic', 3));
    const over = await steps.run(await steps.upload('foods', fileOf('Skończony', 3)));
    const rows = app.get<LibraryImportsRepository>(LibraryImportsRepository);
    await rows.purge(new Date(Date.now() + 25 * 60 * 60 * 1000), new Date(0));
    await dietitian.get(`/api/library/imports/${draft.id}`).expect(404);
    expect((await steps.state(over.id)).added).toBe(3);
    await dietitian.get(`/api/library/imports/${over.id}/refused`).expect(404);
  });
});

describe('nagły koniec usługi', () => {
  const programs: ChildProcess[] = [];
  let bare: TestApp;
  afterAll(async () => {
    for (const program of programs) await endProgram(program, 'SIGKILL');
    await bare.stop();
  });

  /** The chunk with this row is not written, however often it is tried: the service has time to be killed. */
  async function stopAt(name: string): Promise<void> {
    await bare.query(`
      CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_sleep(60);
        RETURN NEW;
      END $$`);
    await bare.query(`
      CREATE TRIGGER stop_here BEFORE INSERT ON foods FOR EACH ROW WHEN (NEW.name = '${name}') EXECUTE FUNCTION stop_here()`);
  }

  it('nie gubi ani nie powtarza wiersza: następna usługa kończy import', async () => {
    bare = await startLibraryApp();
    const who = await bare.signIn('dietitian');
    const own = new ImportSteps(bare, who);
    const read = await own.upload('foods', fileOf('Nagły', 1000));
    await stopAt(`Nagły ${DONE}`);
    // Begun in the table alone: only the programs below do the work.
    await bare.query(
      `UPDATE library_imports SET state = 'waiting', started_at = now(), options = $2 WHERE id = $1`,
      [read.id, JSON.stringify({ ...own.options(read), existing: 'update', categories: [] })],
    );
    const first = await startCatalogProgram(bare);
    programs.push(first);
    await until(async () => (await own.state(read.id)).done === DONE, 40_000);
    await endProgram(first, 'SIGKILL');
    expect((await own.state(read.id)).done).toBe(DONE);
    expect(await countOf('Nagły', bare)).toBe(DONE);
    await bare.query('DROP TRIGGER stop_here ON foods');
    const second = await startCatalogProgram(bare);
    programs.push(second);
    await until(async () => (await own.state(read.id)).state === 'done', 90_000);
    expect(await own.state(read.id)).toMatchObject({ done: 1000, added: 1000, unchanged: 0, refused: 0 });
    expect(await countOf('Nagły', bare)).toBe(1000);
  }, 180_000);
});
