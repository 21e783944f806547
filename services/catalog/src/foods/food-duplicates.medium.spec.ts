import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { catalogService } from '../service.js';

let app: TestApp;
let dietitian: SignedIn;
const FOOD = { name: 'Skyr waniliowy', carbs: 10.4, fat: 0, protein: 8.2 };

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  await dietitian
    .post('/api/intolerances/dictionary', { key: 'mleko-krowie', name: 'Mleko krowie' })
    .expect(201);
});
afterAll(() => app.stop());

describe('[decisions 64] produkt o tej samej nazwie', () => {
  it('jest pokazany zamiast drugiego, bez względu na wielkość liter, ogonki i odstępy; „allowDuplicate” go dodaje', async () => {
    const { body: first } = await dietitian
      .post('/api/foods', { ...FOOD, name: 'Żurek  domowy' })
      .expect(201);
    const second = { ...FOOD, name: ' zurek DOMOWY' };
    const { body } = await dietitian.post('/api/foods', second).expect(409);
    expect(body).toMatchObject({
      code: 'duplicate_food',
      details: { food: { id: first.id, name: first.name } },
    });
    await dietitian.post('/api/foods', { ...second, allowDuplicate: true }).expect(201);
  });

  it('powtórzone wysłanie tego samego produktu dostaje pierwszą odpowiedź', async () => {
    const send = () => dietitian.post('/api/foods', { ...FOOD, id: 7777, name: 'Powtórzony' }).expect(201);
    const [one, two] = [await send(), await send()];
    expect(two.body).toEqual(one.body);
  });
});

describe('[decisions 56] pewność alergenu i powiązania zapisują się z produktem', () => {
  it('każdy alergen ma swoją pewność, a zmiana pewności całości znaczy wszystkie', async () => {
    const allergenInfo = {
      allergens: ['gluten', 'mleko'],
      confidence: 'niepewny',
      certainty: { mleko: 'pewny' },
    };
    const { body } = await dietitian.post('/api/foods', { ...FOOD, name: 'Pewny', allergenInfo }).expect(201);
    expect(body.allergenInfo).toMatchObject(allergenInfo);
    const path = `/api/foods/${body.id}`;
    const changed = await dietitian
      .patch(path, { allergenInfo: { confidence: 'prawdopodobny' } })
      .expect(200);
    expect(changed.body.allergenInfo).not.toHaveProperty('certainty');
  });

  it('produkt jest powiązany od pierwszej chwili i tylko z tym, co zaznaczono', async () => {
    const links = { intoleranceKeys: ['mleko-krowie'] };
    const { body } = await dietitian.post('/api/foods', { ...FOOD, name: 'Powiązany', ...links }).expect(201);
    expect(body.intolerances).toEqual([{ key: 'mleko-krowie', name: 'Mleko krowie' }]);
    const cleared = await dietitian.patch(`/api/foods/${body.id}`, { intoleranceKeys: [] }).expect(200);
    expect(cleared.body.intolerances ?? []).toEqual([]);
    await dietitian.post('/api/foods', { ...FOOD, name: 'Inny', intoleranceKeys: ['nie-ma'] }).expect(400);
  });
});

describe('[library §5] wartości, których nie może być', () => {
  it.each([
    [{ carbs: 60, fat: 30, protein: 11 }, 'carbs'],
    [{ calories: 10_500 }, 'calories'],
    [{ per: 'sztuka', units: [{ name: 'sztuka', grams: 10 }], carbs: 12 }, 'carbs'],
  ])('%o odmawia przy polu', async (values, field) => {
    const { body } = await dietitian
      .post('/api/foods', { ...FOOD, name: `Niemożliwy ${JSON.stringify(values)}`, ...values })
      .expect(400);
    expect(body.details.fields.map(({ path }: { path: string }) => path)).toContain(field);
  });

  it('zaokrąglenie do 100,5 g i różnica od 4/4/9 przechodzą', async () => {
    const values = { carbs: 50.2, fat: 20.1, protein: 30.2, calories: 700 };
    await dietitian.post('/api/foods', { ...FOOD, name: 'Zaokrąglony', ...values }).expect(201);
  });
});
