import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn, TestApp } from '@pora/common/testing/app';
import type { PreviewRow } from '@pora/contracts/catalog/library-import.model';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';
import { ImportSteps, startLibraryApp } from './testing/library-app.js';

let app: TestApp;
let dietitian: SignedIn;
let steps: ImportSteps;

beforeAll(async () => {
  app = await startLibraryApp();
  dietitian = await app.signIn('dietitian');
  steps = new ImportSteps(app, dietitian);
  await store(
    app,
    [
      aFood({
        ...{ id: 11, name: 'Ananas', category: 'Owoce', carbs: 13.1, fat: 0.1, protein: 0.5, calories: 54 },
        allergenInfo: { allergens: ['gluten'], confidence: 'pewny', note: '', verifiedAt: null },
      }),
      aFood({ id: 12, name: 'Arbuz', category: 'Owoce', carbs: 7.6, fat: 0.2, protein: 0.6, calories: 30 }),
      aFood({
        ...{ id: 13, name: '=Ser, „biały" | chudy', category: 'Nabiał', per: 'sztuka', calories: 99.5 },
        ...{ carbs: 0.1, fat: 1e-7, protein: 3.5 },
        units: [
          { name: 'sztuka', grams: 250 },
          { name: 'łyżka, duża; kopiasta=1', grams: 12.5 },
        ],
        allergenInfo: {
          ...{ allergens: ['mleko', 'dwutlenek_siarki'], confidence: 'prawdopodobny' },
          ...{ note: '-5 °C\n"=SUMA(A1)"', verifiedAt: '2026-03-12' },
        },
      }),
      aFood({ id: 14, name: "'=Apostrof" }),
    ],
    [
      aMeal({
        ...{ id: 'm-obiad', name: 'Obiad: ananas [12] = 5 g', types: ['lunch', 'soup'], diets: ['keto'] },
        ...{ favorite: true, childFriendly: false, servings: 4, cookingTimeMinutes: 0, source: 'AG' },
        ...{ preparationTime: '10 min', description: 'Krok 1.\n- Krok 2; krok 3' },
        ingredients: [
          { foodId: 13, grams: 12.5, unitName: 'łyżka, duża; kopiasta=1', unitQty: 1, replaceable: false },
          { foodId: 11, grams: 0.1, replaceable: true },
          { foodId: 12, grams: 33.333, unitName: 'plaster (cienki)' },
        ],
      }),
      aMeal({ id: 'm-pusty', name: '-', type: 'unknown', types: ['unknown'] }),
    ],
  );
});
afterAll(() => app.stop());

const told = ({ line, status, notes }: PreviewRow) => `${line} ${status} ${notes.join('; ')}`.trim();
const foodNamed = async (name: string) => {
  const { body } = await dietitian.get(`/api/foods/search?q=${encodeURIComponent(name)}`).expect(200);
  return (body.items as { name: string }[]).find((food) => food.name === name);
};

const FILE = [
  'Produkt;Grupa;kcal/100g;B [g];T [g];W [g];Porcja;Alergeny;Indeks GI',
  'Amarantus ekspandowany;Kasze makarony zboża;384;14,6;6,5;66,0;łyżka=10g;–;35',
  'Ananas;Owoce;55;0,5;0,1;13,1;;;59',
  'Arbuz;Owoce;30;0,6;0,2;7,6;;;72',
  'Baton kokosowy;Odżywki i suplementy;-12;20,0;9,0;31,0;;;',
  ';Pieczywo;236;8,5;1,9;45,3;;;',
  'Ciastka owsiane;Słodycze desery ciasta;abc;6,1;18,0;64,0;;gluten, mleko;',
  'Fasola;Warzywa;250;23,6;0,8;60,0;;;',
  'Feta light;Nabiał;=D4*2;16,5;9,0;1,5;;;',
  'ananas;Owoce;55;0,5;0,1;13,1;;;',
].join('\r\n');

describe('próba na sucho', () => {
  it('mówi przy każdym wierszu, co się stanie, i niczego nie zapisuje', async () => {
    const read = await steps.upload('foods', FILE, 'produkty_2026.csv');
    expect(read).toMatchObject({
      ...{ state: 'draft', fileName: 'produkty_2026.csv', rows: 9, encoding: 'utf-8' },
      separator: 'semicolon',
    });
    expect(read.columns.map(({ field }) => field)).toEqual([
      ...['name', 'category', 'calories', 'protein', 'fat', 'carbs', 'units', 'allergens', null],
    ]);
    expect(read.columns[0]?.samples).toEqual(['Amarantus ekspandowany', 'Ananas', 'Arbuz']);
    const { counts, rows } = await steps.preview(read);
    expect(rows.map(told)).toEqual([
      '2 new',
      '3 changed kcal 54 → 55',
      '4 unchanged',
      '5 error Kalorie nie mogą być ujemne',
      '6 error Brak nazwy',
      '7 error „abc” to nie liczba',
      '8 new',
      '9 error Formuła zamiast wartości',
      '10 error Ta sama nazwa co w wierszu 3: wybierz, co z nim zrobić',
    ]);
    expect(rows[6]?.warnings).toEqual(['z 4/4/9 wychodzi 342 kcal (+37%)']);
    expect(counts).toEqual({
      all: 9,
      new: 2,
      changed: 1,
      unchanged: 1,
      error: 5,
      warning: 2,
      repeated: 1,
      sameName: 0,
      links: 0,
    });
    expect(rows[3]).toMatchObject({ bad: ['calories'], values: { calories: '-12' } });
    expect(await foodNamed('Fasola')).toBeUndefined();
    const { bytes, disposition } = await steps.download(`/api/library/imports/${read.id}/refused`);
    expect(disposition).toContain('bledy-produkty_2026.csv');
    expect(bytes.toString()).toContain(
      `"9";"Formuła zamiast wartości";"Feta light";"Nabiał";"'=D4*2";"16,5"`,
    );
    expect(bytes.toString().split('\r\n')).toHaveLength(5 + 2);
  });

  it('bez kolumny z nazwą albo z cudzym polem odmawia', async () => {
    const read = await steps.upload('foods', FILE);
    const path = `/api/library/imports/${read.id}/preview`;
    const fields = read.columns.map(() => null);
    await dietitian.post(path, { fields, key: 'name' }).expect(400);
    await dietitian.post(path, { ...steps.options(read), key: 'id' }).expect(400);
    await dietitian
      .post(path, { key: 'name', fields: ['name', 'ingredients', ...fields.slice(2)] })
      .expect(400);
    await dietitian.post(path, { key: 'name', fields: ['name'] }).expect(400);
  });
});

describe('import produktów', () => {
  it('dodaje i zmienia, wiersze z błędem pomija i mówi dlaczego, a puste pole zostawia, co było', async () => {
    const before = (await dietitian.get('/api/foods/11').expect(200)).body;
    const read = await steps.upload('foods', FILE, 'produkty.csv');
    const done = await steps.run(read);
    expect(done).toMatchObject({
      ...{ state: 'done', done: 9, added: 2, changed: 1, unchanged: 1, refused: 5, problem: null },
      startedAt: expect.any(String),
    });
    expect(done.refusedRows[1]).toEqual({ line: 6, name: '', reasons: ['Brak nazwy'] });
    expect(await foodNamed('Amarantus ekspandowany')).toMatchObject({
      ...{ category: 'Kasze makarony zboża', calories: 384, protein: 14.6 },
      ...{ units: [{ name: 'łyżka', grams: 10 }], version: 1 },
    });
    const after = (await dietitian.get('/api/foods/11').expect(200)).body;
    expect(after).toMatchObject({ calories: 55, version: before.version + 1 });
    expect(after.allergenInfo).toEqual(before.allergenInfo);
    const trail = await app.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE entity_id = '11' AND action = 'foods.update'`,
    );
    expect(trail).toHaveLength(1);
    // The same file once more changes nothing, and knows its columns by itself.
    const again = await steps.run(await steps.upload('foods', FILE));
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 4, refused: 5 });
  });

  it('pamięta, co kolumny znaczyły poprzednio', async () => {
    const first = await steps.upload('foods', 'Artykuł spożywczy,Ile,B,T,W\nKoper,43,3.5,1.1,7\n');
    expect(first.columns.map(({ field }) => field)).toEqual([null, null, 'protein', 'fat', 'carbs']);
    const fields = ['name', 'calories', 'protein', 'fat', null];
    await steps.run(first, { fields, key: 'name' });
    const next = await steps.upload('foods', 'Artykuł spożywczy,Ile,B,T,W\nMięta,70,3.8,0.9,15\n');
    expect(next.columns.map(({ field }) => field)).toEqual(fields);
  });

  it('po EAN aktualizuje ten sam produkt, choć zmienił nazwę', async () => {
    const head = 'EAN;Nazwa;Kalorie;B;T;W\n';
    await steps.run(await steps.upload('foods', `${head}5901234123457;Dżem;150;0;0;38`), { key: 'code' });
    const read = await steps.upload(
      'foods',
      `${head}5901234123457;Dżem malinowy;150;0;0;38\n5,9E+12;X;1;1;1;1`,
    );
    const { rows } = await steps.preview(read, { key: 'code' });
    expect(rows.map(told)).toEqual([
      '2 changed nazwa Dżem → Dżem malinowy',
      '3 error „5,9E+12” to nie EAN: ustaw w arkuszu tę kolumnę jako tekst',
    ]);
    await steps.run(read, { key: 'code' });
    expect(await foodNamed('Dżem malinowy')).toMatchObject({ version: 2, code: '5901234123457' });
    // Found by its name it keeps the name it has.
    const linked = await steps.upload('foods', `${head}5900000000015;arbuz;30;0,6;0,2;7,6`);
    expect((await steps.preview(linked, { key: 'code' })).rows.map(told)).toEqual(['2 changed EAN']);
    const stolen = await steps.upload('foods', `${head}5901234123457;Arbuz;30;0,6;0,2;7,6`);
    expect((await steps.preview(stolen)).rows.map(told)).toEqual([
      '2 error Ten EAN ma już produkt „Dżem malinowy”',
    ]);
  });

  it('miara z pliku zapisuje się jako wskazana, a nazwy miar z komórek są podane do przypisania', async () => {
    const read = await steps.upload(
      'foods',
      'Nazwa;kcal;B;T;W;Miary domowe\nPasztet sojowy;200;8;14;9;plastereczek=15 g | opak.=160 g\nBób;66;7;0,4;14;"szklanka=150 g"',
    );
    expect(read.columns.map(({ measures }) => measures)).toEqual([
      ...[undefined, undefined, undefined, undefined, undefined],
      ['plastereczek', 'opak.', 'szklanka'],
    ]);
    await steps.run(read, { units: [{ from: 'Plastereczek', to: 'plasterek' }] });
    expect(await foodNamed('Pasztet sojowy')).toMatchObject({
      units: [
        { name: 'plasterek', grams: 15 },
        { name: 'opak.', grams: 160 },
      ],
    });
  });

  it('istniejące zostawia, gdy tak wybrano, a grupę z pliku zapisuje jako wskazaną kategorię', async () => {
    const read = await steps.upload(
      'foods',
      'Nazwa;Grupa;kcal;B;T;W\nArbuz;warz.;99;1;1;1\nKalarepa;warz.;27;1;1;6',
    );
    expect(read.columns[1]?.values).toEqual(['warz.']);
    const categories = [{ from: 'warz.', to: 'Warzywa' }];
    const done = await steps.run(read, { existing: 'skip', categories });
    expect(done).toMatchObject({ added: 1, changed: 0, unchanged: 1 });
    expect(await foodNamed('Kalarepa')).toMatchObject({ category: 'Warzywa' });
  });

  it('numer z kosza i numer dwa razy są odmową z wierszem', async () => {
    await store(app, [aFood({ id: 900, name: 'Stary' })]);
    await dietitian.delete('/api/foods', { ids: [900] }).expect(200);
    const read = await steps.upload(
      'foods',
      'Numer;Nazwa;kcal;B;T;W\n900;A;1;1;1;1\n901;B;1;1;1;1\n901;C;1;1;1;1',
    );
    expect((await steps.preview(read)).rows.map(told)).toEqual([
      '2 error Produkt o numerze 900 jest w koszu: przywróć go albo usuń numer z pliku',
      '3 new',
      '4 error Drugi raz w pliku, wiersz 3',
    ]);
  });
});

describe('import posiłków', () => {
  const FILE_OF_MEALS = [
    'Posiłek;Typ;Porcje;Składniki;Opis',
    'Sałatka owocowa;Śniadanie, Przekąska;2;Ananas = 100 g | arbuz: 200 g kluczowy;Pokrój.',
    'Nic;Obiad;1;;',
    'Zła;Obiad;1;Kminek = 5 g;',
    'Bez ilości;Obiad;1;Ananas;',
    'Ujemna;Obiad;1;Ananas = -5 g;',
    'Dużo porcji;Obiad;11;Ananas = 5 g;',
    'Dziwny typ;Brunch;1;Ananas = 5 g;',
  ].join('\n');

  it('znajduje składniki po nazwie, a nieznane nazywa w błędzie wiersza', async () => {
    const read = await steps.upload('meals', FILE_OF_MEALS);
    const { rows } = await steps.preview(read);
    expect(rows.map(told)).toEqual([
      '2 new',
      '3 error Posiłek bez składników: wskaż kolumnę ze składnikami',
      '4 error Nie ma produktu „Kminek” w bazie',
      '5 error Składnik „Ananas” nie ma ilości: zapisz go np. jako Masło = 10 g',
      '6 error Składnik „Ananas” musi mieć więcej niż 0',
      '7 error Porcje: liczba całkowita od 1 do 10',
      '8 error Nieznane: typ posiłku „Brunch”',
    ]);
    expect(await steps.run(read)).toMatchObject({ added: 1, refused: 6 });
    const { body } = await dietitian.get('/api/meals?all=true').expect(200);
    expect((body.items as { name: string }[]).find(({ name }) => name === 'Sałatka owocowa')).toMatchObject({
      ...{ types: ['breakfast', 'snack'], servings: 2, source: 'own', description: 'Pokrój.' },
      ingredients: [
        { foodId: 11, grams: 100 },
        { foodId: 12, grams: 200, replaceable: false },
      ],
    });
  });
});

describe('eksport', () => {
  it.each(['csv', 'xlsx'] as const)(
    'produktów do %s wraca bez zmian, także z nazwą jak formuła i z separatorem w nazwie miary',
    async (format) => {
      const { bytes, disposition } = await steps.download(`/api/library/exports/foods?format=${format}`);
      expect(disposition).toMatch(new RegExp(`produkty-\\d{4}-\\d\\d-\\d\\d\\.${format}`));
      const read = await steps.upload('foods', bytes, `produkty.${format}`);
      expect(read.columns.every(({ field }) => field !== null)).toBe(true);
      const { counts, rows } = await steps.preview(read);
      expect(rows.filter(({ status }) => status !== 'unchanged').map(told)).toEqual([]);
      expect(counts).toMatchObject({ new: 0, changed: 0, error: 0, unchanged: counts.all });
      expect(counts.all).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(['csv', 'xlsx'] as const)('posiłków do %s wraca bez zmian', async (format) => {
    const { bytes } = await steps.download(`/api/library/exports/meals?format=${format}`);
    const read = await steps.upload('meals', bytes, `posilki.${format}`);
    expect(read.columns.every(({ field }) => field !== null)).toBe(true);
    const { counts, rows } = await steps.preview(read);
    expect(rows.filter(({ status }) => status !== 'unchanged').map(told)).toEqual([]);
    expect(counts.unchanged).toBe(counts.all);
  });

  it('CSV nie zaczyna żadnej komórki formułą', async () => {
    const { bytes } = await steps.download('/api/library/exports/foods?format=csv');
    expect(bytes.toString()).toContain(`"'=Ser, „biały"" | chudy"`);
    expect(bytes.toString()).not.toMatch(/(?:^|;)"[=+\-@]/m);
  });

  it.each(['csv', 'xlsx'] as const)('wzór %s produktów i posiłków wchodzi bez błędu', async (format) => {
    const foods = await steps.download(`/api/library/exports/foods?format=${format}&template=true`);
    const read = await steps.upload('foods', foods.bytes, `wzor.${format}`);
    expect((await steps.preview(read, { key: 'name' })).counts.error).toBe(0);
    await steps.run(read, { key: 'name' });
    const meals = await steps.download(`/api/library/exports/meals?format=${format}&template=true`);
    const meal = await steps.upload('meals', meals.bytes, `wzor.${format}`);
    expect((await steps.preview(meal, { key: 'name' })).rows.map(told)).toEqual(['2 new']);
  });

  it('jest tylko dla zalogowanych', async () => {
    await app.http().get('/api/library/exports/foods?format=csv').expect(401);
    await app
      .http()
      .post('/api/library/imports?kind=foods')
      .attach('file', Buffer.from('a'), 'a.csv')
      .expect(401);
  });
});
