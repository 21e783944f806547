import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { launchFromSource } from '@pora/common/testing/launch-from-source';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import { mealPictureRoutes } from '@pora/contracts/catalog/meal-picture.routes';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { catalogService } from '../service.js';
import { aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService, {
    override: (builder) => builder.overrideProvider(WORKER_LAUNCHER).useValue(launchFromSource),
  });
  dietitian = await app.signIn('dietitian');
  await store(app, [], [aMeal({ id: 'm-1' }), aMeal({ id: 'm-2' })]);
});
afterAll(() => app.stop());

/** A photograph: green above, red below. */
const photograph = (width = 2000, height = 3000) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: { create: { width, height: Math.round(height / 2), channels: 3, background: '#20a020' } },
      gravity: 'north',
    },
  ]);
const send = (file: Buffer, name = 'obiad.jpg', path = '/api/meals/m-1/picture') =>
  dietitian.put(path).attach('file', file, name);
const pictureOf = async (id = 'm-1') =>
  mealRoutes.get.answer.parse((await dietitian.get(`/api/meals/${id}`).expect(200)).body).picture;
const bytesOf = async (key: string) =>
  (await dietitian.get(`/api/meals/m-1/pictures/${key}`).buffer(true).expect(200)).body as Buffer;

describe('zdjęcie posiłku', () => {
  test('jest przycięte, zapisane na nowo bez miejsca i daty, i stoi w odpowiedziach posiłku', async () => {
    const taken = await photograph()
      .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await send(taken).expect(200);
    const { picture, version } = mealPictureRoutes.put.answer.parse(body);
    expect(picture).toMatchObject({ width: 1200, height: 800, alt: '' });
    expect(version).toBe(1);
    expect(await pictureOf()).toEqual(picture);
    const list = mealRoutes.list.answer.parse((await dietitian.get('/api/meals').expect(200)).body);
    expect(list.items.map((meal) => meal.picture?.key)).toEqual([picture?.key, undefined]);
    const made = await bytesOf(picture?.key ?? '');
    const { format, exif, icc, xmp, width, height } = await sharp(made).metadata();
    expect({ format, exif, icc, xmp, width, height }).toEqual({
      ...{ format: 'jpeg', exif: undefined, icc: undefined, xmp: undefined, width: 1200, height: 800 },
    });
    expect(made.includes('Telefon')).toBe(false);
  });

  test('kadr zostaje tam, gdzie wybrano, a obrócone zdjęcie stoi prosto', async () => {
    const colourOf = async (part: string, file: Buffer) => {
      const { body } = await send(file, 'a.png', `/api/meals/m-1/picture?part=${part}`).expect(200);
      const made = await bytesOf(mealPictureRoutes.put.answer.parse(body).picture?.key ?? '');
      const { dominant } = await sharp(made).stats();
      return dominant.r > dominant.g ? 'red' : 'green';
    };
    const file = await photograph().png().toBuffer();
    expect([await colourOf('top', file), await colourOf('bottom', file)]).toEqual(['green', 'red']);
    // Turned upside down by its EXIF: red is above now.
    const turned = await photograph().jpeg().withMetadata({ orientation: 3 }).toBuffer();
    const { body } = await send(turned, 'a.jpg', '/api/meals/m-1/picture?part=top').expect(200);
    const made = await bytesOf(mealPictureRoutes.put.answer.parse(body).picture?.key ?? '');
    const { dominant } = await sharp(made).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
  });

  test('ma własny adres, który przeglądarka może trzymać na zawsze, tylko dla zalogowanych', async () => {
    const { body } = await send(await photograph(900, 600).webp().toBuffer(), 'a.webp').expect(200);
    const key = mealPictureRoutes.put.answer.parse(body).picture?.key;
    const path = `/api/meals/m-1/pictures/${key}`;
    const { headers } = await dietitian.get(path).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    await app.http().get(path).expect(401);
    await dietitian.get(`/api/meals/m-2/pictures/${key}`).expect(404);
    await dietitian.get(`/api/meals/m-1/pictures/${'0'.repeat(32)}`).expect(404);
    await dietitian.get('/api/meals/m-1/pictures/..%2f..').expect(400);
  });

  test('słowa zamiast zdjęcia zostają przy nim, a przy innym zdjęciu nie', async () => {
    const file = await photograph(600, 400).png().toBuffer();
    await send(file, 'a.png').expect(200);
    await dietitian.patch('/api/meals/m-1/picture', { alt: 'Talerz z zupą' }).expect(200);
    await send(file, 'a.png').expect(200);
    expect((await pictureOf())?.alt).toBe('Talerz z zupą');
    await send(await photograph(900, 600).png().toBuffer(), 'a.png').expect(200);
    expect((await pictureOf())?.alt).toBe('');
    await dietitian.patch('/api/meals/m-2/picture', { alt: 'x' }).expect(404);
  });

  test('usunięte znika z posiłku, a usunięcie drugi raz nic nie psuje', async () => {
    await dietitian.delete('/api/meals/m-1/picture').expect(200);
    await dietitian.delete('/api/meals/m-1/picture').expect(200);
    expect(await pictureOf()).toBeUndefined();
    await dietitian.delete('/api/meals/m-nie-ma/picture').expect(404);
  });

  test('zostaje, dopóki posiłek jest w koszu, i znika z nim na zawsze', async () => {
    await send(await photograph(600, 400).png().toBuffer(), 'a.png', '/api/meals/m-2/picture').expect(200);
    await dietitian.delete('/api/meals/m-2').expect(204);
    await dietitian.post('/api/meals/m-2/restore').expect(200);
    expect(await pictureOf('m-2')).toBeDefined();
    await app.query(`DELETE FROM meals WHERE id = 'm-2'`);
    expect(await app.query('SELECT meal_id FROM meal_pictures')).toEqual([]);
  });
});

describe('zdjęcie kopii posiłku', () => {
  const copy = (body: object) => dietitian.post('/api/meals').send({ name: 'Kopia', ...body });
  const made = async (body: object) => mealRoutes.create.answer.parse((await copy(body).expect(201)).body);
  const key = async () => {
    const { body } = await send(await photograph(600, 400).png().toBuffer(), 'a.png').expect(200);
    return mealPictureRoutes.put.answer.parse(body).picture?.key ?? '';
  };

  test('przychodzi razem z posiłkiem, pod własnym adresem, i żyje dalej bez oryginału', async () => {
    const taken = await key();
    await dietitian.patch('/api/meals/m-1/picture', { alt: 'Talerz z zupą' }).expect(200);
    const { picture, version } = await made({ id: 'm-kopia', pictureOf: 'm-1' });
    expect({ picture, version }).toEqual({
      picture: { key: taken, alt: 'Talerz z zupą', width: 600, height: 400 },
      version: 1,
    });
    await dietitian.delete('/api/meals/m-1/picture').expect(200);
    expect(await pictureOf()).toBeUndefined();
    expect(await pictureOf('m-kopia')).toEqual(picture);
    await dietitian.get(`/api/meals/m-kopia/pictures/${taken}`).expect(200);
  });

  test('bez zdjęcia oryginału kopia jest po prostu bez zdjęcia', async () => {
    expect((await made({ pictureOf: 'm-1' })).picture).toBeUndefined();
    expect((await made({ pictureOf: 'm-nie-ma' })).picture).toBeUndefined();
  });

  test('posiłek, który się nie zapisał, nie zostawia zdjęcia', async () => {
    await key();
    await copy({ id: 'm-zly', pictureOf: 'm-1', ingredients: [{ foodId: 999, grams: 10 }] }).expect(422);
    expect(await app.query(`SELECT meal_id FROM meal_pictures WHERE meal_id = 'm-zly'`)).toEqual([]);
    await copy({ id: 'm-zly', pictureOf: '' }).expect(400);
    await dietitian.delete('/api/meals/m-1/picture').expect(200);
  });
});

describe('zdjęcia dla materiału pacjenta', () => {
  const PATH = '/internal/catalog/meal-pictures';
  const inside = { 'x-internal-secret': 'internal-secret-of-the-medium-tests-only' };
  const find = (ids: readonly string[]) => app.http().post(PATH).set(inside).send({ ids });
  const small = (id: string, key: string) => app.http().get(`${PATH}/${id}/${key}`).set(inside).buffer(true);
  const put = async (width: number, height: number) => {
    const { body } = await send(await photograph(width, height).jpeg().toBuffer()).expect(200);
    return mealPictureRoutes.put.answer.parse(body).picture?.key ?? '';
  };
  afterAll(() => dietitian.delete('/api/meals/m-1/picture').expect(200));

  test('mówią, który posiłek ma zdjęcie, i dają je pomniejszone na papier', async () => {
    const key = await put(2000, 3000);
    const { body } = await find(['m-1', 'm-nie-ma']).expect(200);
    expect(body).toEqual({ pictures: { 'm-1': { key, alt: '', width: 1200, height: 800 } } });
    const made = (await small('m-1', key).expect(200)).body as Buffer;
    const { format, width, height } = await sharp(made).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 320 });
  });

  test('małe zdjęcie zostaje, jakie jest', async () => {
    const key = await put(300, 200);
    expect((await small('m-1', key).expect(200)).body).toEqual(await bytesOf(key));
  });

  test('są tylko dla usług systemu', async () => {
    const key = await put(300, 200);
    await app
      .http()
      .post(PATH)
      .send({ ids: ['m-1'] })
      .expect(403);
    await app.http().get(`${PATH}/m-1/${key}`).expect(403);
    await dietitian.get(`${PATH}/m-1/${key}`).expect(403);
    await small('m-1', '0'.repeat(32)).expect(404);
  });
});

/** A PNG whose head promises far more pixels than it holds. */
function bomb(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('wrogie zdjęcia', () => {
  const SVG = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><image href="file:///etc/passwd"/></svg>',
  );

  test.each([
    ['SVG z końcówką PNG', 415, () => SVG, 'a.png'],
    ['SVG', 415, () => SVG, 'a.svg'],
    ['GIF', 415, () => Buffer.from('GIF89a'), 'a.gif'],
    ['PNG z końcówką JPG', 415, () => photograph(600, 400).png().toBuffer(), 'a.jpg'],
    ['puste', 422, () => Buffer.alloc(0), 'a.png'],
    ['RIFF, który jest dźwiękiem', 422, () => Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'a.webp'],
    ['ucięte w połowie', 422, async () => (await photograph().jpeg().toBuffer()).subarray(0, 8000), 'a.jpg'],
    [
      'ucięty PNG',
      422,
      async () => {
        const whole = await sharp({
          create: {
            width: 600,
            height: 400,
            channels: 3,
            background: '#fff',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        })
          .png()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'a.png',
    ],
    ['bomba', 422, async () => bomb(await photograph(600, 400).png().toBuffer(), 30_000, 30_000), 'a.png'],
    ['za małe', 422, () => photograph(60, 40).png().toBuffer(), 'a.png'],
    ['za duży plik', 413, () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(9e6)]), 'a.jpg'],
  ])('%s jest odrzucone: %s', async (_name, status, make, name) => {
    const { body } = await send(await make(), name).expect(status);
    expect(body.error).toMatch(/\.$/);
    expect(await pictureOf()).toBeUndefined();
  });

  test('bez zalogowania i bez znacznika nic nie jest czytane', async () => {
    const file = await photograph(600, 400).png().toBuffer();
    await app.http().put('/api/meals/m-1/picture').attach('file', file, 'a.png').expect(401);
    await app
      .http()
      .put('/api/meals/m-1/picture')
      .set('Cookie', dietitian.cookie)
      .attach('file', file, 'a.png')
      .expect(403);
    await send(file, 'a.png', '/api/meals/m-nie-ma/picture').expect(404);
  });
});
