import { describe, expect, it } from '@jest/globals';
import type { ImportOptions } from '@pora/contracts/catalog/library-import.model';
import fc from 'fast-check';
import { planTable as plan } from '../testing/plan-table.js';
import { proposedFields } from './headings.js';

describe('nagłówki tabel z różnych źródeł', () => {
  it.each([
    [
      'tabele polskie',
      [
        'Lp.',
        'Nazwa',
        'Wartość energetyczna kJ',
        'Wartość energetyczna kcal',
        'Białko ogółem',
        'Białko zwierzęce',
        'Tłuszcz',
        'Kwasy nasycone',
        'Węglowodany ogółem',
        'Węglowodany przyswajalne',
        'Błonnik',
      ],
      [null, 'name', null, 'calories', 'protein', null, 'fat', null, 'carbs', null, null],
    ],
    [
      'z jednostkami',
      [
        'Grupa żywności',
        'Nazwa produktu',
        'Wartość energetyczna (kcal/100 g)',
        'Białko ogółem [g]',
        'Tłuszcze (g/100 g)',
        'Węglowodany na 100 g',
        'w tym cukry [g]',
      ],
      ['category', 'name', 'calories', 'protein', 'fat', 'carbs', null],
    ],
    [
      'CIQUAL',
      [
        'alim_code',
        'alim_nom_eng',
        'Energy, Regulation EU No 1169/2011 (kJ/100g)',
        'Energy, Regulation EU No 1169/2011 (kcal/100g)',
        'Protein (g/100g)',
        'Carbohydrate (g/100g)',
        'Fat (g/100g)',
        'FA saturated (g/100g)',
      ],
      [null, 'name', null, 'calories', 'protein', 'carbs', 'fat', null],
    ],
    [
      'FoodData Central',
      [
        'fdc_id',
        'Main food description',
        'WWEIA Category description',
        'Energy (kcal)',
        'Protein (g)',
        'Carbohydrate, by difference (g)',
        'Sugars, total (g)',
        'Fiber, total dietary (g)',
        'Total Fat (g)',
        'Fatty acids, total saturated (g)',
      ],
      [null, 'name', 'category', 'calories', 'protein', 'carbs', null, null, 'fat', null],
    ],
    [
      'SR Legacy',
      [
        'NDB_No',
        'Shrt_Desc',
        'Energ_Kcal',
        'Protein_(g)',
        'Lipid_Tot_(g)',
        'Carbohydrt_(g)',
        'Fiber_TD_(g)',
        'FA_Sat_(g)',
      ],
      [null, 'name', 'calories', 'protein', 'fat', 'carbs', null, null],
    ],
    [
      'Open Food Facts CSV',
      [
        'code',
        'product_name',
        'energy_100g',
        'energy-kj_100g',
        'energy-kcal_100g',
        'fat_100g',
        'saturated-fat_100g',
        'carbohydrates_100g',
        'sugars_100g',
        'proteins_100g',
        'salt_100g',
      ],
      ['code', 'name', null, null, 'calories', 'fat', null, 'carbs', null, 'protein', null],
    ],
    [
      'na porcję',
      ['Produkt', 'Energia w porcji (kcal)', 'Białko na porcję', 'Energia kcal'],
      ['name', null, null, 'calories'],
    ],
  ])('[library §9] %s', (_, heads, fields) => {
    expect(proposedFields(heads, 'foods')).toEqual(fields);
  });

  it('[library §9] wiersz samych jednostek pod nagłówkami nie jest produktem', async () => {
    const { fields, plans } = await plan(
      'foods',
      'Nazwa;Energia;Energia;Białko;Tłuszcz;Węglowodany\n;[kJ];[kcal];[g];[g];[g]\nKasza;1400;340;12;3;68',
    );
    expect(fields).toEqual(['name', null, 'calories', 'protein', 'fat', 'carbs']);
    expect(plans.map(({ content }) => content)).toMatchObject([{ name: 'Kasza', calories: 340 }]);
  });
});

describe('wartości publicznych tabel', () => {
  const HEAD = 'Nazwa;Białko;Tłuszcz;Węglowodany\n';

  it.each([
    ['< 0,5', 0.5, true],
    ['<0.1', 0.1, true],
    ['≤ 2', 2, true],
    ['traces', 0, true],
    ['śladowe', 0, true],
    ['śl.', 0, true],
    ['tr.', 0, true],
    ['12,5', 12.5, false],
    ['12,5 g', 12.5, false],
  ])('[library §9] „%s” to %s', async (text, fat, isTold) => {
    const [row] = (await plan('foods', `${HEAD}Próba;1;${text};2`)).plans;
    expect(row?.content).toMatchObject({ fat });
    expect(row?.row.warnings.some((warning) => warning.includes(text))).toBe(isTold);
  });

  it.each(['-', '–', 'b.d.', 'n/d', 'brak danych', ''])(
    '[library §9] „%s” to nie zero: nowy produkt mówi, czego brak',
    async (text) => {
      const [row] = (await plan('foods', `${HEAD}Próba;${text};1;2`)).plans;
      expect(row?.row).toMatchObject({ status: 'error', notes: ['Brak białka'], bad: ['protein'] });
      const [known] = (await plan('foods', `${HEAD}Mąka próbna;${text};1;2`)).plans;
      expect(known?.content).toMatchObject({ protein: 3, fat: 1 });
    },
  );
});

describe('alergeny w tabeli Open Food Facts', () => {
  const HEAD = 'product_name\tallergens_tags\ttraces_tags\tproteins_100g\tfat_100g\tcarbohydrates_100g\n';

  it('[library §9] wchodzą ze znaczników, ślady stoją w uwadze, a nieznany znacznik nie ginie', async () => {
    const { fields, plans } = await plan(
      'foods',
      `${HEAD}Kefir\ten:milk,en:gluten\ten:nuts,en:soybeans\t3\t2\t4\nWafel\ten:milk,fr:truc-rare\t\t3\t2\t4\nWoda\t\t\t0\t0\t0`,
    );
    expect(fields.slice(0, 3)).toEqual(['name', 'allergens', 'allergenNote']);
    expect(plans.map(({ content }) => content && 'allergenInfo' in content && content.allergenInfo)).toEqual([
      expect.objectContaining({ allergens: ['mleko', 'gluten'], note: 'Może zawierać: orzechy, soja.' }),
      expect.objectContaining({ allergens: ['mleko'], note: 'Nierozpoznane alergeny: truc rare.' }),
      expect.objectContaining({ allergens: [], confidence: 'niepewny', note: '' }),
    ]);
    expect(plans[1]?.row.warnings.join()).toContain('nierozpoznane alergeny: truc rare');
  });
});

describe('nazwy', () => {
  it('[library §9] znajdują się bez wielkości liter i ogonków, a nazwa z bazy zostaje', async () => {
    const { plans } = await plan('foods', 'Nazwa;Białko\nMAKA probna;9');
    expect(plans[0]).toMatchObject({
      row: { status: 'changed' },
      content: { id: 1, name: 'Mąka próbna', protein: 9 },
    });
  });

  it('[library §9] o drugi wiersz tej samej nazwy pyta się, zanim coś się stanie', async () => {
    const csv = 'Nazwa;Białko;Tłuszcz;Węglowodany\nKasza;1;2;3\nKASZA;4;5;6';
    const statuses = async (change: Partial<ImportOptions> = {}) =>
      (await plan('foods', csv, change)).plans.map(({ row, isRepeated }) => [
        row.status,
        isRepeated ?? false,
      ]);
    expect(await statuses()).toEqual([
      ['new', false],
      ['error', true],
    ]);
    expect(await statuses({ repeats: 'first' })).toEqual([
      ['new', false],
      ['unchanged', true],
    ]);
    expect(await statuses({ repeats: 'each' })).toEqual([
      ['new', false],
      ['new', true],
    ]);
  });
});

describe('produkty z kodem, których nazwa już jest', () => {
  const HEAD = 'EAN;Nazwa;Białko;Tłuszcz;Węglowodany\n';
  const CODES = { known: '5901234123457', one: '20724696', two: '036000291452' };
  const told = async (rows: string, change: Partial<ImportOptions> = {}) => {
    const codes = new Map([[1, CODES.known]]);
    const { plans } = await plan('foods', HEAD + rows, { key: 'code', ...change }, codes);
    return plans.map(({ row, isSameName, isRepeated, content }) => ({
      ...{ status: row.status, isAsked: (isSameName ?? false) || (isRepeated ?? false) },
      ...{ notes: row.notes, id: content && 'per' in content ? content.id : undefined },
    }));
  };

  it('[decisions 64] o drugi produkt o nazwie z bazy pyta się, a potem go pomija albo dodaje', async () => {
    const row = `${CODES.one};MĄKA próbna;1;2;3`;
    expect(await told(row)).toMatchObject([
      {
        ...{ status: 'error', isAsked: true },
        notes: ['Produkt o tej nazwie już jest w bazie (ID 1): wybierz, co z nim zrobić'],
      },
    ]);
    expect(await told(row, { sameNames: 'skip' })).toMatchObject([{ status: 'unchanged', id: undefined }]);
    expect(await told(row, { sameNames: 'add' })).toMatchObject([{ status: 'new', id: 0 }]);
    expect(await told(`${CODES.known};Mąka próbna;1;2;3`)).toMatchObject([
      { status: 'changed', isAsked: false },
    ]);
  });

  it('[decisions 64] także o dwa nowe o jednej nazwie w pliku', async () => {
    const rows = `${CODES.one};Sok;1;2;3\n${CODES.two};sok;4;5;6`;
    expect(await told(rows)).toMatchObject([
      { status: 'new', isAsked: false },
      { status: 'error', isAsked: true },
    ]);
    expect(await told(rows, { repeats: 'each' })).toMatchObject([{ status: 'new' }, { status: 'new' }]);
  });

  it('[library §9] dwa wiersze o jednym produkcie nie nadpisują się po cichu, jakkolwiek go nazwą', async () => {
    const byCodeThenName = `${CODES.known};Mąka nowa;1;2;3\n;Mąka próbna;4;5;6`;
    expect(await told(byCodeThenName)).toMatchObject([
      { status: 'changed', id: 1 },
      { status: 'error', notes: ['Ten produkt zmienia już wiersz 2'] },
    ]);
    // One food without a code, met by its name under two new codes.
    const twoCodes = `${CODES.one};Masło próbne;1;2;3\n${CODES.two};Masło próbne;4;5;6`;
    expect(await told(twoCodes)).toMatchObject([
      { status: 'changed', id: 2 },
      { status: 'error', isAsked: true },
    ]);
  });
});

describe('posiłki ze składnikiem w każdym wierszu', () => {
  const HEAD = 'Posiłek;Typ;Porcje;Składnik;Ilość (g)\n';

  it('[library §9] są złożone w jeden posiłek, także gdy nazwa stoi tylko w pierwszym wierszu', async () => {
    const { plans } = await plan(
      'meals',
      `${HEAD}Placki;Obiad;2;Mąka próbna;100\n;;;maslo probne;20\nplacki;;;Mąka próbna;5`,
    );
    expect(plans).toHaveLength(1);
    expect(plans[0]?.content).toMatchObject({
      ...{ name: 'Placki', servings: 2 },
      ingredients: [
        { foodId: 1, grams: 105 },
        { foodId: 2, grams: 20 },
      ],
    });
  });

  it('[library §9] nieznany składnik albo sprzeczne wiersze odrzucają cały posiłek, a pustego nie ma nigdy', async () => {
    const unknown = await plan('meals', `${HEAD}Placki;Obiad;2;Mąka próbna;100\nPlacki;;;Nieznane;20`);
    expect(unknown.plans.map(({ row, content }) => [row.status, content])).toEqual([['error', undefined]]);
    const other = await plan('meals', `${HEAD}Placki;Obiad;2;Mąka próbna;100\nPlacki;;3;Masło próbne;20`);
    expect(other.plans.map(({ row }) => row.notes)).toEqual([['Wiersze 2–3 tego posiłku mówią co innego']]);
    const empty = await plan('meals', 'Posiłek;Typ\nPlacki;Obiad');
    expect(empty.plans.map(({ row }) => row.status)).toEqual(['error']);
  });

  it('[library §9] żaden składnik żadnego wiersza nie znika', async () => {
    const amount = fc.integer({ min: 1, max: 500 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('Mąka próbna', 'Masło próbne'), amount),
          { minLength: 1, maxLength: 12 },
        ),
        async (rows) => {
          const csv = HEAD + rows.map(([name, one, grams]) => `${name};Obiad;1;${one};${grams}`).join('\n');
          const { plans } = await plan('meals', csv, { repeats: 'each' });
          const all = plans
            .flatMap(({ content }) => (content && 'ingredients' in content ? content.ingredients : []))
            .reduce((sum, { grams }) => sum + grams, 0);
          expect(all).toBe(rows.reduce((sum, [, , grams]) => sum + grams, 0));
        },
      ),
      { numRuns: 60 },
    );
  });
});
