import { describe, expect, it } from '@jest/globals';
import { planTable as plan } from '../testing/plan-table.js';
import { proposedFields } from './headings.js';

describe('nagłówki tabel z innych krajów', () => {
  it.each([
    [
      'TACO (po portugalsku, jednostki za kropkami)',
      [
        'Número do Alimento',
        'Categoria do alimento',
        'Descrição dos alimentos',
        'Energia..kcal.',
        'Energia..kJ.',
        'Proteína..g.',
        'Lipídeos..g.',
        'Colesterol..mg.',
        'Carboidrato..g.',
      ],
      [null, 'category', 'name', 'calories', null, 'protein', 'fat', null, 'carbs'],
    ],
    [
      'Livsmedelsverket (po szwedzku, tłuszcz przed białkiem)',
      [
        'Livsmedelsnamn',
        'Gruppering',
        'Energi (kcal)',
        'Energi (kJ)',
        'Fett, totalt (g)',
        'Protein (g)',
        'Kolhydrater, tillgängliga (g)',
        'Sockerarter, totalt (g)',
        'Summa mättade fettsyror (g)',
        'Fettsyra 4:0-10:0 (g)',
      ],
      ['name', 'category', 'calories', null, 'fat', 'protein', 'carbs', null, null, null],
    ],
    [
      'szwajcarskie, z nazwą w każdym języku i jednostkami w kolumnach',
      [
        ...['ID', 'name D', 'name F', 'name I', 'name E', 'category D', 'category E', 'energy kJ', 'unit'],
        ...['matrix unit', 'energy kcal', 'unit', 'protein', 'fat, total', 'carbohydrates, available'],
        'fatty acids, saturated',
      ],
      [
        ...[null, null, null, null, 'name', null, 'category', null, null],
        ...['per', 'calories', null, 'protein', 'fat', 'carbs'],
        null,
      ],
    ],
    [
      'Open Food Facts z eksportu producenta',
      [
        ...['code', 'product_name_fr', 'product_name_pl', 'nutrition_data_per', 'energy-kcal_value'],
        ...['energy-kcal_unit', 'energy_value', 'energy_unit', 'fat_value', 'fat_unit'],
        ...['saturated-fat_value', 'carbohydrates_value', 'proteins_value', 'proteins_unit'],
      ],
      [
        ...['code', null, 'name', 'per', 'calories', null, null, null, 'fat', null, null, 'carbs'],
        ...['protein', null],
      ],
    ],
    [
      'po niemiecku',
      [
        'Bezeichnung',
        'Kategorie',
        'Brennwert (kcal)',
        'Eiweiß (g)',
        'Fett (g)',
        'Gesättigte Fettsäuren (g)',
        'Kohlenhydrate (g)',
        'davon Zucker (g)',
      ],
      ['name', 'category', 'calories', 'protein', 'fat', null, 'carbs', null],
    ],
    [
      'po francusku',
      [
        'Nom',
        'Énergie (kcal)',
        'Protéines (g)',
        'Matières grasses (g)',
        'Acides gras saturés (g)',
        'Glucides (g)',
      ],
      ['name', 'calories', 'protein', 'fat', null, 'carbs'],
    ],
    [
      'po włosku i hiszpańsku',
      [
        'Alimento',
        'Energia (kcal)',
        'Proteine (g)',
        'Grassi (g)',
        'Carboidrati (g)',
        'Azúcares (g)',
        'Hidratos de carbono, azúcares',
      ],
      ['name', 'calories', 'protein', 'fat', 'carbs', null, null],
    ],
  ])('[library §9] %s', (_, heads, fields) => {
    expect(proposedFields(heads, 'foods')).toEqual(fields);
  });
});

describe('tabele z cudzymi zwyczajami', () => {
  const HEAD = 'Nazwa;Matrix unit;Białko;Tłuszcz;Węglowodany\n';

  it('[library §9] numer cudzej tabeli nie prowadzi do produktu tej bazy, numer z własnego eksportu tak', () => {
    expect(proposedFields(['ID', 'Nazwa', 'Białko', 'Fat', 'Carbs'], 'foods')[0]).toBeNull();
    expect(proposedFields(['Numer', 'Nazwa', 'Białko'], 'foods')[0]).toBe('id');
    expect(proposedFields(['id', 'Nazwa', 'Kategoria', 'Kalorie', 'Białko'], 'foods')[0]).toBe('id');
  });

  it('[library §9] na co są wartości, mówi wiersz: na 100 ml z uwagą, na porcję wcale', async () => {
    const { plans } = await plan(
      'foods',
      `${HEAD}A;per 100g edible portion;1;2;3\nB;per 100ml food volume;1;2;3\nC;serving;1;2;3\nD;per 1000 g;1;2;3`,
    );
    expect(plans.map(({ row }) => row.status)).toEqual(['new', 'new', 'error', 'error']);
    expect(plans[0]?.row.warnings).toEqual([]);
    expect(plans[1]?.row.warnings[0]).toContain('przyjęto jak na 100 g');
    expect(plans[2]?.row.notes[0]).toContain('„serving”');
  });

  it('[library §9] za długa kategoria nie zatrzymuje wiersza: wchodzi pierwsza z listy albo żadna, z uwagą', async () => {
    const long = 'Mięso i podroby, przetwory i potrawy z nich przyrządzone na zimno';
    const { plans } = await plan(
      'foods',
      `Nazwa;Kategoria;Białko;Tłuszcz;Węglowodany\nA;"Sery/Sery miękkie;${long}";1;2;3\nB;${long.replace(',', '')};1;2;3`,
    );
    expect(plans.map(({ row }) => row.status)).toEqual(['new', 'new']);
    expect(plans.map(({ content }) => (content as { category: string }).category)).toEqual([
      'Sery/Sery miękkie',
      'Inne',
    ]);
    expect(plans[1]?.row.warnings[0]).toContain('za długa: nie weszła');
  });

  it('[library §9] nazwa w kolumnie języka jest nazwą produktu w jego języku', async () => {
    const { plans } = await plan(
      'foods',
      [
        'lc;product_name_en;product_name_fr;fat_value;proteins_value;carbohydrates_value',
        'fr;Honey;Miel;0;0,3;80',
        'en;Honey;;0;0,3;80',
        'ar;;Confiture;0;0,3;60',
      ].join('\n'),
      { repeats: 'each' },
    );
    expect(plans.map(({ name }) => name)).toEqual(['Miel', 'Honey', 'Confiture']);
  });
});
