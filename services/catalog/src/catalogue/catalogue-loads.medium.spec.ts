import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { FoodRecordsService } from '../foods/food-records.service.js';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

const ids = Array.from({ length: 20 }, (_, index) => index + 1);

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

it('many changes at once are read whole, each by the person who made it, with no crowd of loads', async () => {
  await store(
    app,
    ids.map((id) => aFood({ id })),
  );
  const foods = app.get<FoodsInUseService>(FoodsInUseService);
  const readAll = foods.readAll.bind(foods);
  let running = 0;
  let mostAtOnce = 0;
  const loads = jest.spyOn(foods, 'readAll').mockImplementation(async () => {
    mostAtOnce = Math.max(mostAtOnce, (running += 1));
    return readAll().finally(() => (running -= 1));
  });

  const changeAndRead = async (id: number) => {
    await dietitian.patch(`/api/foods/${id}`, { fat: id }).expect(200);
    return (await dietitian.get(`/api/foods/${id}`).expect(200)).body.fat;
  };

  expect(await Promise.all(ids.map(changeAndRead))).toEqual(ids);
  // One at a time, but one that hangs is not waited for.
  expect(mostAtOnce).toBeLessThanOrEqual(2);
  expect(loads.mock.calls.length).toBeLessThanOrEqual(2 * ids.length);
});

it('on a slow machine twenty changes at once are all saved, and a read need not wait for them', async () => {
  // Each change keeps the counter of the catalogue for so long that the last would wait in the database for 3 s.
  await app.query(`
    CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_sleep(0.15);
      RETURN NULL;
    END $$`);
  await app.query(`
    CREATE TRIGGER be_slow AFTER UPDATE ON catalogue_revisions FOR EACH ROW EXECUTE FUNCTION be_slow()`);
  // The tenth waits for the read with the counter in its hand, so that the read is what comes first, however slow it is.
  let isRead = () => {};
  const afterRead = new Promise<void>((resolve) => (isRead = resolve));
  const records = app.get<FoodRecordsService>(FoodRecordsService);
  const note = records.note.bind(records);
  const noting = jest.spyOn(records, 'note').mockImplementation(async (...line) => {
    if (noting.mock.calls.length === ids.length / 2) await afterRead;
    return note(...line);
  });
  let saved = 0;
  const change = async (id: number) => {
    const { status } = await dietitian.patch(`/api/foods/${id}`, { fat: id + 0.5 });
    saved += 1;
    return status;
  };
  const read = async () => {
    await until(() => saved > 0);
    await dietitian.get('/api/foods/1').expect(200);
    isRead();
    return saved;
  };
  const [savedBeforeRead, ...statuses] = await Promise.all([read(), ...ids.map(change)]);
  expect(statuses).toEqual(ids.map(() => 200));
  expect(savedBeforeRead).toBeLessThan(ids.length / 2);
});
