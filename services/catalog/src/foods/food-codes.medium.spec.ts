import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { catalogService } from '../service.js';

let app: TestApp;
let dietitian: SignedIn;

const MACROS = { carbs: 10, fat: 5, protein: 2 };

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

let number = 7000;
const add = async (code?: string | null, name = `Produkt ${(number += 1)}`) => {
  const { body } = await dietitian
    .post('/api/foods', { name, ...MACROS, ...(code !== undefined && { code }) })
    .expect(201);
  return body as { id: number; name: string; code?: string; version: number };
};
const read = async (id: number) => (await dietitian.get(`/api/foods/${id}`).expect(200)).body;
const found = async (digits: string) =>
  (await dietitian.get(`/api/foods/search?q=${digits}`).expect(200)).body.items.map(
    ({ id }: { id: number }) => id,
  );

describe('kod kreskowy produktu', () => {
  it('zapisuje się z produktem, wraca w każdej odpowiedzi i znajduje go, także pisany w grupach', async () => {
    const food = await add(' 590 1234-123457 ');
    expect(food.code).toBe('5901234123457');
    expect((await read(food.id)).code).toBe('5901234123457');
    const { body } = await dietitian.get('/api/foods?limit=1000').expect(200);
    expect(body.items).toContainEqual(expect.objectContaining({ id: food.id, code: '5901234123457' }));
    expect(await found('5901234123457')).toEqual([food.id]);
  });

  it('zmienia się i znika, a inna zmiana produktu go zostawia', async () => {
    const food = await add('20724696');
    const path = `/api/foods/${food.id}`;
    await dietitian.patch(path, { fat: 7 }).expect(200);
    expect((await read(food.id)).code).toBe('20724696');
    const { body } = await dietitian.patch(path, { code: '036000291452' }).expect(200);
    expect(body).toMatchObject({ code: '036000291452', version: 3 });
    expect((await dietitian.patch(path, { code: '036000291452' }).expect(200)).body.version).toBe(3);
    await dietitian.patch(path, { code: null }).expect(200);
    expect(await read(food.id)).not.toHaveProperty('code');
    expect(await found('036000291452')).toEqual([]);
  });

  it('drugi raz jest odrzucony zdaniem, które nazywa produkt, także z zerem na początku', async () => {
    const first = await add('012345678905', 'Mleko z kodem');
    const second = await add();
    const message = `Ten kod kreskowy ma już produkt „Mleko z kodem” (ID ${first.id})`;
    const refused = {
      error: `${message}.`,
      details: { foodId: first.id, fields: [{ path: 'code', message }] },
    };
    const body = { name: 'Drugie mleko', ...MACROS, code: '0012345678905' };
    expect((await dietitian.post('/api/foods', body).expect(409)).body).toMatchObject(refused);
    const changed = await dietitian.patch(`/api/foods/${second.id}`, { code: '012345678905' }).expect(409);
    expect(changed.body).toMatchObject(refused);
    expect(await read(second.id)).not.toHaveProperty('code');
  });

  it('dwa produkty naraz dostają ten sam kod tylko raz', async () => {
    const code = '4006381333931';
    const bodies = [1, 2].map((one) => ({ name: `Naraz ${one}`, ...MACROS, code }));
    const answers = await Promise.all(bodies.map((body) => dietitian.post('/api/foods', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('produkt w koszu oddaje go nowemu i wraca bez niego', async () => {
    const code = '4012345678901';
    const old = await add(code);
    await dietitian
      .delete('/api/foods')
      .send({ ids: [old.id] })
      .expect(200);
    const fresh = await add(code);
    expect(fresh.code).toBe(code);
    await dietitian.post('/api/foods/restore', { ids: [old.id] }).expect(200);
    expect(await read(old.id)).not.toHaveProperty('code');
    expect((await read(fresh.id)).code).toBe(code);
  });

  it.each(['5901234123456', '123456789', 'abc', '0000000000000'])('nie może nim być %s', async (code) => {
    const { body } = await dietitian.post('/api/foods', { name: 'Zły kod', ...MACROS, code }).expect(400);
    expect(body.details.fields[0]).toMatchObject({
      path: 'code',
      message: 'Kod ma 8, 12, 13 albo 14 cyfr, a ostatnia jest kontrolna: sprawdź go',
    });
  });

  it('bez kodu może być każdy produkt', async () => {
    expect(await add(null)).not.toHaveProperty('code');
    expect(await add('')).not.toHaveProperty('code');
  });
});
