import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { FoodStorageService } from '../foods/food-storage.service.js';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

it('many changes at once are read whole, each by the person who made it, one load at a time', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  await store(
    app,
    ids.map((id) => aFood({ id })),
  );
  const foods = app.get<FoodStorageService>(FoodStorageService);
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
  expect(mostAtOnce).toBe(1);
  expect(loads.mock.calls.length).toBeLessThanOrEqual(2 * ids.length);
});
