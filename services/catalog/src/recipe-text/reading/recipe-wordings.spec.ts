import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRecipeText } from './read-recipe.js';
import { starterFoods } from './testing/starter-foods.js';

const foods = starterFoods();
const read = (text: string) => readRecipeText(text, foods);
const first = (text: string) => read(`Danie\n${text}`).lines[0];
const best = (text: string) => {
  const line = first(text);
  return line?.certainty === 'missing' ? undefined : line?.foods[0]?.name;
};

describe('porcje w zwyczajnych słowach', () => {
  it.each([
    ['Zupa dla 6 osób\n2 jajka', 6],
    ['Zupa (2 porcje)\n2 jajka', 2],
    ['Zupa – 12 porcji\n2 jajka', 12],
    ['Zupa\t4 porcje\n2 jajka', 4],
    ['Zupa\nSkładniki na 6 porcji:\n2 jajka', 6],
    ['Zupa\nSkładniki (dla dwóch osób)\n2 jajka', 2],
    ['Zupa\nSkładniki / 3 porcje\n2 jajka', 3],
    ['Zupa\nPorcje: 5\n2 jajka', 5],
    ['Zupa\nLiczba osób – 2\n2 jajka', 2],
    ['Zupa\n2 jajka\nWychodzi ok. 8 porcji.', 8],
    ['Zupa, 4 porcje, 30 min\n2 jajka', 4],
    ['Zupa\nDla czworga\n2 jajka', 4],
  ])('[library §5] „%s” to %s', (text, servings) => {
    expect(read(text).servings).toBe(servings);
    expect(read(text).lines.map(({ written }) => written)).toEqual(['2 jajka']);
  });

  it('[library §5] bez słowa o porcjach nie ma ich liczby', () => {
    expect(read('Zupa\n1 porcja rosołowa mięsa\n2 jajka').servings).toBeNull();
  });
});

describe('składniki, jak piszą je ludzie i strony', () => {
  it.each([
    ['2 łyżki mąki', 'Mąka pszenna typ 500'],
    ['2 łyżki mąki ryżowej', 'Mąka ryżowa'],
    ['1⁄2 szklanki mleka 2 %', 'Mleko 2 %'],
    ['▢ 100 g płatków owsianych', 'Płatki owsiane, suche'],
    ['1 jajko rozmiar L', 'Jajko kurze, surowe'],
    ['2 liście laurowe', 'Liść laurowy, suszony'],
    ['&frac12; kostki masła', 'Masło 82 %'],
    ['2&nbsp;łyżki oliwy', 'Oliwa z oliwek'],
    ['cebula – 1', 'Cebula, surowa'],
  ])('[library §5] „%s” to %s', (text, name) => {
    expect(best(text)).toBe(name);
  });

  it.each([
    ['1⁄2 szklanki mleka', { quantity: 0.5, unit: 'szklanka', statedGrams: null }],
    ['kawałek selera, ok. 150 g', { quantity: 1, unit: 'kawałek', statedGrams: 150 }],
    ['2 filety z kurczaka – ok. 400 g', { quantity: 2, unit: 'filet', statedGrams: 400 }],
    ['▢\t250 ml kefiru', { quantity: 250, unit: 'ml', statedGrams: null }],
    ['jajka: 3', { quantity: 3, unit: null, statedGrams: null }],
  ])('[library §5] ilość w „%s”', (text, amount) => {
    expect(first(text)?.amount).toEqual(amount);
  });

  it('[library §5] kostki lodu to nie lody, a ich liczby nikt nie napisał', () => {
    expect(first('kostki lodu')).toMatchObject({ amount: null, foods: [] });
    expect(first('3 kostki lodu')).toMatchObject({ certainty: 'missing', foods: [] });
    expect(best('2 kulki lodów waniliowych')).toBe('Lody waniliowe');
  });

  it('[library §5] nagłówek sklejony ze składnikiem nie jest składnikiem', () => {
    const { lines, headings } = read('Placek\nCiasto: 3 szklanki mąki\nMąka pszenna: 20 dag');
    expect(headings).toEqual(['Ciasto:']);
    expect(lines.map(({ written }) => written)).toEqual(['3 szklanki mąki', 'Mąka pszenna: 20 dag']);
  });

  it('[library §5] kod strony nigdy nie staje się składnikiem, a dane strony są przepisem', () => {
    const code =
      'Zupa\n<script>var mleko = 2;</script>\nfunction jajka(a) { return 2; }\n.ser { color: red; }\n2 jajka';
    expect(read(code).lines.map(({ written }) => written)).toEqual(['2 jajka']);
    expect(read('{"mleko": [1, 2]}')).toMatchObject({ lines: [], unread: [expect.any(String)] });
    const data =
      '[{"@type":"Recipe","name":"Omlet","recipeYield":2,"recipeIngredient":["2 jajka"],"recipeInstructions":"Usmaż."}]';
    expect(
      read(`<html><script type="application/ld+json">${data}</script><p>Reklama: 2 jajka</p></html>`),
    ).toMatchObject({
      ...{ name: 'Omlet', servings: 2, steps: ['Usmaż.'], unread: [expect.any(String)] },
      lines: [{ written: '2 jajka' }],
    });
  });

  it('[library §5] kroki bez listy składników dają produkty do sprawdzenia', () => {
    const { lines, steps } = read('Omlet\nRoztrzep 2 jajka z 3 łyżkami mleka i usmaż na łyżce masła.');
    expect(steps).toHaveLength(1);
    expect(lines.map(({ written, certainty }) => [written, certainty])).toEqual([
      ['2 jajka', 'check'],
      ['3 łyżkami mleka', 'check'],
      ['łyżce masła', 'check'],
    ]);
  });
});

const amount = fc.constantFrom(
  '2 łyżki',
  '100 g',
  '½ szklanki',
  '1⁄2 szklanki',
  '1-2 łyżeczki',
  '3',
  'szczypta',
  '1,5 kg',
  '250 ml',
  '',
);
const food = fc.constantFrom(
  'oliwy',
  'mąki',
  'mleka 2 %',
  'jajka',
  'kaszy gryczanej',
  'soli',
  'czegoś nieznanego',
  'kostek lodu',
  'selera, ok. 150 g',
);
const bullet = fc.constantFrom('', '- ', '• ', '▢ ', '▢\t', '– ', '[ ] ');
const ingredient = fc.tuple(bullet, amount, food).map((parts) => parts.join('').replace(/ {2,}/gu, ' '));
const other = fc.constantFrom(
  'Składniki:',
  'Na sos:',
  'Ciasto: 2 szklanki mąki',
  'Porcje: 3',
  'Przygotowanie:',
  '1. Wymieszaj wszystko.',
  'Dodaj mleko i gotuj.',
  'var x = 2;',
  'Autor: Ola',
  '350 kcal',
  'Smacznego!',
  '<b>2 jajka</b>',
  '{"a": 1}',
  '',
);

describe('każdy wiersz przepisu czymś się kończy', () => {
  it('[library §5] treść żadnego wiersza nie znika, a każda ilość stoi w tekście', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(ingredient, other), { minLength: 1, maxLength: 14 }), (lines) => {
        const recipe = read(`Danie próbne\n${lines.join('\n')}`);
        for (const { written, start, end } of recipe.lines)
          expect(recipe.text.slice(start, end)).toBe(written);
        const told = [
          recipe.name,
          ...recipe.lines.map(({ written }) => written),
          ...recipe.steps,
          ...recipe.headings,
          ...recipe.unread,
        ]
          .join(' ')
          .toLowerCase();
        const words = lines
          .filter((line) => !/^Porcje/u.test(line))
          .flatMap(
            (line) =>
              line
                .replace(/<[^>]*>|^\d\. /gu, '')
                .toLowerCase()
                .match(/\p{L}{3,}/gu) ?? [],
          );
        expect(words.filter((word) => !told.includes(word))).toEqual([]);
        for (const line of recipe.lines)
          if (line.amount) expect(line.written).toMatch(/\d|½|szczypta|kostek/u);
      }),
      { numRuns: 300 },
    );
  });

  it('[library §5] długi wrogi tekst jest czytany w ograniczonym czasie', () => {
    const hostile = [
      '<'.repeat(100_000),
      '<a '.repeat(33_000),
      '{"@type":['.repeat(10_000),
      '&#'.repeat(50_000),
      '- 2 jajka\n'.repeat(10_000),
      'dodaj mąki '.repeat(9000),
      'na 4 '.repeat(20_000),
      '( '.repeat(50_000),
      'a:'.repeat(50_000),
      'Dodaj 2 jajka. '.repeat(6000),
    ];
    for (const text of hostile) expect(read(text).lines.length).toBeLessThanOrEqual(80);
  }, 20_000);
});
