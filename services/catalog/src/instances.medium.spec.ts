import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn, TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { holdImports, ImportSteps, startLibraryApp } from './library-import/testing/library-app.js';

/** An instance looks every 10 s for jobs that others left. */
const TAKEN_OVER_WITHIN_MS = 60_000;
const MACROS = { carbs: 10, fat: 5, protein: 2 };

describe('two instances of the catalogue', () => {
  let one: TestApp;
  let other: TestApp;
  let here: SignedIn;
  let there: SignedIn;
  let isOtherUp = true;

  beforeAll(async () => {
    one = await startLibraryApp();
    const { databaseUrl, redisUrl } = one.config;
    other = await startLibraryApp({ env: { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } });
    [here, there] = await Promise.all([one.signIn('dietitian'), other.signIn('dietitian')]);
  });
  afterAll(async () => {
    if (isOtherUp) await other.stop();
    await one.stop();
  });

  const aFood = (person: SignedIn, food: object) => person.post('/api/foods', { ...MACROS, ...food });
  const list = async (person: SignedIn): Promise<{ name: string }[]> =>
    (await person.get('/api/foods').expect(200)).body.items;
  const ask = (app: TestApp, headers: Record<string, string> = {}) =>
    app
      .http()
      .get('/internal/catalog/snapshot')
      .set({ ...app.internal(), ...headers });
  const snapshot = async (app: TestApp) => (await ask(app).expect(200)).body;
  const fileOf = (prefix: string, rows: number) =>
    ['Nazwa;kcal;B;T;W', ...Array.from({ length: rows }, (_, at) => `${prefix} ${at};100;1,5;2,5;3,5`)].join(
      '\n',
    );
  const countOf = async (prefix: string) => {
    const sql = 'SELECT count(*)::int AS count FROM foods WHERE name LIKE $1';
    return (await one.query<{ count: number }>(sql, [`${prefix} %`]))[0]?.count;
  };

  it('the foods are right at once in both, whoever changes them', async () => {
    for (const [index, person] of [here, there, here].entries()) {
      await Promise.all([list(here), list(there)]);
      const name = `Chleb ${index}`;
      await aFood(person, { id: 5001 + index, name }).expect(201);
      const [mine, theirs] = await Promise.all([list(here), list(there)]);
      expect(mine.map((food) => food.name)).toContain(name);
      expect(theirs).toEqual(mine);
    }
  });

  it('what the engine is told of is the same in both, also after rules that one has saved', async () => {
    const config = { ...DEFAULT_RULE_CONFIG, repeatKeywordGroups: ['placki'] };
    await Promise.all([snapshot(one), snapshot(other)]);
    await here.put('/api/rule-config', { config }).expect(200);
    expect((await snapshot(other)).ruleConfig).toEqual(config);
    await there
      .delete('/api/foods', { ids: [5001] })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    const [mine, theirs] = await Promise.all([snapshot(one), snapshot(other)]);
    expect(mine.foods.map(({ id }: { id: number }) => id)).not.toContain(5001);
    expect(theirs).toEqual(mine);
    const { headers } = await ask(one).expect(200);
    await ask(other, { 'if-none-match': headers['etag'] as string }).expect(304);
  });

  it('news of a change at one make the other read it before anybody asks', async () => {
    const loaded: string[] = [];
    other.get<CatalogueService>(CatalogueService).onLoaded((revision) => loaded.push(revision));
    await aFood(here, { id: 5010, name: 'Nowina' }).expect(201);
    const [row] = await one.query<{ revision: string }>('SELECT revision FROM catalogue_revisions');
    await until(() => loaded.length > 0);
    expect(loaded.join()).toContain(String(row?.revision));
  });

  it('a food that both are sent at once gets its own number in each, and one that is sent twice is one', async () => {
    const people = [here, there, here, there];
    const made = await Promise.all(people.map((who, n) => aFood(who, { name: `Naraz ${n}` }).expect(201)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(people.length);
    const twice = await Promise.all(
      people.map((who) => aFood(who, { name: 'Dwa razy' }).set('Idempotency-Key', 'ten-sam-klucz')),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    expect(await one.query(`SELECT 1 FROM foods WHERE name = 'Dwa razy'`)).toHaveLength(1);
  });

  it('a version that one has raised is known to the other: the second of two changes is refused', async () => {
    const { body } = await aFood(here, { id: 5020, name: 'Wersja' }).expect(201);
    const change = (who: SignedIn, fat: number) =>
      who.patch('/api/foods/5020', { fat }).set('If-Match', `"${body.version}"`);
    const answers = await Promise.all([change(here, 1), change(there, 2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [mine, theirs] = await Promise.all([here.get('/api/foods/5020'), there.get('/api/foods/5020')]);
    expect(theirs.body).toEqual(mine.body);
  });

  it('of two imports that are begun at once one runs, and each of its rows is written once', async () => {
    const [mine, theirs] = [new ImportSteps(one, here), new ImportSteps(other, there)];
    const first = await mine.upload('foods', fileOf('Pierwszy', 300));
    const second = await theirs.upload('foods', fileOf('Drugi', 300));
    const begin = (who: SignedIn, steps: ImportSteps, read: typeof first) =>
      who.post(`/api/library/imports/${read.id}/start`, steps.options(read));
    // None is over before the last is asked for.
    const release = holdImports(one, other);
    const answers = await Promise.all([
      begin(here, mine, first),
      begin(there, theirs, second),
      begin(there, theirs, first),
      begin(here, mine, second),
    ]);
    release();
    const isFirst = answers[0].status === 200;
    expect(answers.map(({ status }) => status)).toEqual(
      isFirst ? [200, 409, 200, 409] : [409, 200, 409, 200],
    );
    const [runs, waits] = isFirst ? [first, second] : [second, first];
    await until(async () => (await theirs.state(runs.id)).state === 'done', TAKEN_OVER_WITHIN_MS);
    expect(await mine.state(runs.id)).toMatchObject({ done: 300, added: 300, unchanged: 0, refused: 0 });
    expect((await mine.state(waits.id)).state).toBe('draft');
    expect([await countOf('Pierwszy'), await countOf('Drugi')]).toEqual(isFirst ? [300, 0] : [0, 300]);
  });

  it(
    'an import whose instance ends for good is finished by the other, without a row lost or written twice',
    async () => {
      const steps = new ImportSteps(other, there);
      const read = await steps.upload('foods', fileOf('Przejęty', 1500));
      await steps.start(read);
      const mine = new ImportSteps(one, here);
      await until(async () => (await mine.state(read.id)).done > 0, TAKEN_OVER_WITHIN_MS);
      isOtherUp = false;
      await other.stop();
      await until(async () => (await mine.state(read.id)).state === 'done', TAKEN_OVER_WITHIN_MS);
      expect(await mine.state(read.id)).toMatchObject({ done: 1500, added: 1500, unchanged: 0, refused: 0 });
      expect(await countOf('Przejęty')).toBe(1500);
    },
    3 * TAKEN_OVER_WITHIN_MS,
  );
});
