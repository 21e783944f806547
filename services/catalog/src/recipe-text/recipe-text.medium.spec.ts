import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { launchFromSource } from '@pora/common/testing/launch-from-source';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import { recipeTextRoutes } from '@pora/contracts/catalog/recipe-text.routes';
import { Document, Packer, Paragraph } from 'docx';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService, {
    override: (builder) => builder.overrideProvider(WORKER_LAUNCHER).useValue(launchFromSource),
  });
  dietitian = await app.signIn('dietitian');
  await store(
    app,
    [
      aFood({ id: 1, name: 'Oliwa z oliwek', units: [{ name: 'łyżka', grams: 10 }] }),
      aFood({ id: 2, name: 'Ryż biały, suchy' }),
      aFood({ id: 3, name: 'Ryż brązowy, suchy' }),
    ],
    [aMeal({ id: 'm-1', ingredients: [{ foodId: 3, grams: 10 }] })],
  );
});
afterAll(() => app.stop());

const read = async (text: string) => {
  const { body } = await dietitian.post('/api/meals/from-text', { text }).expect(200);
  return recipeTextRoutes.read.answer.parse(body);
};

test('przepis wklejony jako tekst jest czytany na produktach bazy i nic nie zapisuje', async () => {
  const revision = async () =>
    (await app.http().get('/internal/catalog/snapshot').set(app.internal()).expect(200)).headers['etag'];
  const before = await revision();
  const { lines, steps } = await read('Ryż z oliwą\n2 łyżki oliwy\n100 g ryżu\n\n1. Ugotuj ryż.');
  expect(lines).toMatchObject([
    { certainty: 'matched', foods: [{ foodId: 1, grams: 20, unitName: 'łyżka', unitQty: 2 }] },
    // Of two that fit, the one the practice uses comes first.
    {
      certainty: 'check',
      foods: [
        { foodId: 3, grams: 100 },
        { foodId: 2, grams: 100 },
      ],
    },
  ]);
  expect(steps).toEqual(['Ugotuj ryż.']);
  expect(await revision()).toBe(before);
});

test('produkt dodany po odczytaniu jest znajdowany przy następnym', async () => {
  expect((await read('1 łyżka miodu\n2 łyżki oliwy')).lines[0]?.certainty).toBe('missing');
  await store(app, [aFood({ id: 4, name: 'Miód pszczeli', units: [{ name: 'łyżka', grams: 25 }] })]);
  expect((await read('1 łyżka miodu')).lines[0]).toMatchObject({
    certainty: 'matched',
    foods: [{ foodId: 4, grams: 25 }],
  });
});

test('pusty i za długi tekst są odrzucone', async () => {
  await dietitian.post('/api/meals/from-text', { text: ' \n ' }).expect(400);
  await dietitian.post('/api/meals/from-text', { text: 'a'.repeat(100_001) }).expect(400);
  await app.http().post('/api/meals/from-text').send({ text: '1 jajko' }).expect(401);
});

test('[library §5] przepis z pliku Word jest czytany tak samo, a plik bez tekstu i nie Word są odrzucone', async () => {
  const upload = (bytes: Buffer, name = 'przepis.docx') =>
    dietitian.post('/api/meals/from-file').attach('file', bytes, name);
  const file = await docx(
    'Ryż z oliwą',
    '4 porcje',
    'Składniki',
    '2 łyżki oliwy',
    'Przygotowanie',
    'Ugotuj ryż.',
  );
  const { body } = await upload(file).expect(200);
  expect(recipeTextRoutes.readFile.answer.parse(body)).toMatchObject({
    ...{ name: 'Ryż z oliwą', servings: 4, steps: ['Ugotuj ryż.'] },
    lines: [{ written: '2 łyżki oliwy', foods: [{ foodId: 1, grams: 20 }] }],
  });
  await upload(await docx('')).expect(422);
  await upload(Buffer.from('to nie jest dokument')).expect(415);
  await app.http().post('/api/meals/from-file').attach('file', file, 'a.docx').expect(401);
});

const docx = (...lines: string[]) =>
  Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }));
