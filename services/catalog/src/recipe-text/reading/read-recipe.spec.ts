import { describe, expect, it } from '@jest/globals';
import { presentFood } from '../../storage/foods/food.presenter.js';
import { readAmount } from './amounts.js';
import { readParts } from './recipe-parts.js';
import { readRecipeText } from './read-recipe.js';
import { RecipeFoods } from './recipe-foods.js';

type Units = Record<string, number>;
let lastId = 0;
const food = (name: string, units: Units = {}, category = 'Warzywa') =>
  presentFood({
    ...{ id: (lastId += 1), name, category, per: '100g', carbs: 0, fat: 0, protein: 0, calories: 0 },
    units: Object.entries(units).map(([unit, grams]) => ({ name: unit, grams })),
    ...{ allergens: [], allergenConfidence: 'pewny', allergenNote: '', code: null, allergenVerifiedAt: null },
    ...{ version: 1, updatedAt: new Date(0) },
  });

const SPICES = 'Przyprawy i dodatki';
const FOODS = [
  food('Pomidor, surowy', { sztuka: 150 }),
  food('Pomidor koktajlowy, surowy', { sztuka: 15 }),
  food('Pomidory krojone, z puszki', { puszka: 400 }),
  food('Pomidory suszone, w oleju', { sztuka: 8 }),
  food('Zupa pomidorowa z ryżem', { talerz: 300 }, 'Zupy'),
  food('Oliwa z oliwek', { łyżka: 10, łyżeczka: 4 }, SPICES),
  food('Oliwki zielone, konserwowe', { sztuka: 4 }),
  food('Olej rzepakowy', { łyżka: 10 }, SPICES),
  food('Olej lniany', { łyżka: 10 }, SPICES),
  food('Cebula, surowa', { sztuka: 100, łyżka: 10 }),
  food('Czosnek, surowy', { ząbek: 5 }),
  food('Ciecierzyca, konserwowa', { puszka: 240, łyżka: 20 }),
  food('Ciecierzyca, sucha', { szklanka: 190 }),
  food('Imbir, świeży', { łyżeczka: 3, plaster: 2 }, SPICES),
  food('Kmin rzymski, mielony', { łyżeczka: 2 }, SPICES),
  food('Mleczko kokosowe', { szklanka: 250, łyżka: 15 }, 'Inne'),
  food('Ryż biały, suchy', { szklanka: 190 }, 'Kasze makarony zboża'),
  food('Ryż basmati, suchy', { szklanka: 190 }, 'Kasze makarony zboża'),
  food('Makaron ryżowy, suchy', {}, 'Kasze makarony zboża'),
  food('Wafel ryżowy', { sztuka: 10 }, 'Pieczywo'),
  food('Sól', { łyżeczka: 6, szczypta: 0.5 }, SPICES),
  food('Pieprz czarny, mielony', { łyżeczka: 2, szczypta: 0.5 }, SPICES),
  food('Mąka pszenna typ 500', { szklanka: 150, łyżka: 10 }, 'Kasze makarony zboża'),
  food('Mąka pszenna pełnoziarnista', { szklanka: 150, łyżka: 10 }, 'Kasze makarony zboża'),
  food('Mąka gryczana', {}, 'Kasze makarony zboża'),
  food('Jajko kurze, surowe', { sztuka: 55 }, 'Nabiał i jaja'),
  food('Jajko kurze, gotowane na twardo', { sztuka: 55 }, 'Nabiał i jaja'),
  food('Jajka przepiórcze', { sztuka: 10 }, 'Nabiał i jaja'),
  food('Pierś z kurczaka bez skóry, surowa', { filet: 150 }, 'Mięso'),
  food('Udo z kurczaka bez skóry, surowe', { sztuka: 120 }, 'Mięso'),
  food('Nuggetsy z kurczaka', { sztuka: 18 }, 'Fastfoody'),
  food('Mleko 2 %', { szklanka: 250 }, 'Nabiał'),
  food('Mleko 3,2 %', { szklanka: 250 }, 'Nabiał'),
  food('Mleko bez laktozy 2 %', { szklanka: 250 }, 'Nabiał'),
  food('Ser twarogowy chudy', { opakowanie: 250 }, 'Nabiał'),
  food('Masło 82 %', { łyżka: 15 }, 'Nabiał'),
  food('Masło orzechowe', { łyżka: 20 }, 'Inne'),
  food('Natka pietruszki, świeża', { łyżka: 4, pęczek: 40 }, SPICES),
  food('Pietruszka korzeń, surowa', { sztuka: 60 }),
  food('Marchew, surowa'),
  food('Banan, świeży', { sztuka: 120 }, 'Owoce'),
  food('Płatki owsiane, suche', { łyżka: 8, szklanka: 100 }, 'Kasze makarony zboża'),
  food('Chleb pszenny', {}, 'Pieczywo'),
];
const foods = new RecipeFoods(FOODS, new Map());
const read = (text: string) => readRecipeText(text, foods);
/** A line as a person sees it: "matched: Oliwa z oliwek, 2 × łyżka, 20 g". */
const seen = (text: string) =>
  read(text).lines.map(({ certainty, foods: [best] }) => {
    if (!best || certainty === 'missing') return certainty;
    const measure = best.unitName === null ? '' : `, ${best.unitQty} × ${best.unitName}`;
    return `${certainty}: ${best.name}${measure}, ${best.grams} g`;
  });

describe('przepis wklejony jako tekst', () => {
  it('rozpoznaje składniki po przecinku, w odmianie, z miarą domową produktu', () => {
    expect(seen('2 łyżki oliwy, 1 cebula, 400 g pomidorów z puszki')).toEqual([
      'matched: Oliwa z oliwek, 2 × łyżka, 20 g',
      'matched: Cebula, surowa, 1 × sztuka, 100 g',
      'matched: Pomidory krojone, z puszki, 400 g',
    ]);
  });

  it.each([
    ['pół szklanki ryżu basmati', 'matched: Ryż basmati, suchy, 0.5 × szklanka, 95 g'],
    ['1/2 szklanki ryżu basmati', 'matched: Ryż basmati, suchy, 0.5 × szklanka, 95 g'],
    ['1½ szklanki mąki pszennej', 'matched: Mąka pszenna typ 500, 1.5 × szklanka, 225 g'],
    ['1 1/2 szklanki mąki pszennej', 'matched: Mąka pszenna typ 500, 1.5 × szklanka, 225 g'],
    ['2 i pół szklanki mąki pszennej', 'matched: Mąka pszenna typ 500, 2.5 × szklanka, 375 g'],
    ['półtorej szklanki mąki pszennej typ 500', 'matched: Mąka pszenna typ 500, 1.5 × szklanka, 225 g'],
    ['mąka pszenna – 200 g', 'matched: Mąka pszenna typ 500, 200 g'],
    ['Mąka pszenna: 20 dag', 'matched: Mąka pszenna typ 500, 200 g'],
    ['0,5 kg ziemniaków', 'missing'],
    ['2 jajka', 'matched: Jajko kurze, surowe, 2 × sztuka, 110 g'],
    ['dwa jaja', 'matched: Jajko kurze, surowe, 2 × sztuka, 110 g'],
    ['szczypta soli', 'matched: Sól, 1 × szczypta, 0.5 g'],
    ['2 ząbki czosnku', 'matched: Czosnek, surowy, 2 × ząbek, 10 g'],
    ['1 łyżeczka kuminu', 'matched: Kmin rzymski, mielony, 1 × łyżeczka, 2 g'],
    ['200 ml mleczka kokosowego', 'matched: Mleczko kokosowe, 200 g'],
    ['pęczek natki pietruszki', 'matched: Natka pietruszki, świeża, 1 × pęczek, 40 g'],
    ['1 puszka ciecierzycy', 'matched: Ciecierzyca, konserwowa, 1 × puszka, 240 g'],
    ['1 puszka ciecierzycy (400 g)', 'matched: Ciecierzyca, konserwowa, 1 × puszka, 400 g'],
    ['2 puszki ciecierzycy (po 400 g)', 'matched: Ciecierzyca, konserwowa, 2 × puszka, 800 g'],
    ['2 wafle ryżowe', 'matched: Wafel ryżowy, 2 × sztuka, 20 g'],
    ['1 filet z kurczaka', 'matched: Pierś z kurczaka bez skóry, surowa, 1 × filet, 150 g'],
    ['300 g piersi z kurczaka', 'matched: Pierś z kurczaka bez skóry, surowa, 300 g'],
    ['2 łyżki masła', 'matched: Masło 82 %, 2 × łyżka, 30 g'],
    ['łyżka drobno posiekanej natki pietruszki', 'matched: Natka pietruszki, świeża, 1 × łyżka, 4 g'],
    ['2 szklanki mleka bez laktozy', 'matched: Mleko bez laktozy 2 %, 2 × szklanka, 500 g'],
    ['2 lyzki oliwy', 'matched: Oliwa z oliwek, 2 × łyżka, 20 g'],
    ['Oliwa 2 łyżki', 'matched: Oliwa z oliwek, 2 × łyżka, 20 g'],
  ])('„%s” to %s', (text, line) => {
    expect(seen(text)).toEqual([line]);
  });

  it.each([
    ['3 marchewki', 'matched: Marchew, surowa, 3 × sztuka, 210 g'],
    ['2 kromki chleba pszennego', 'matched: Chleb pszenny, 2 × kromka, 70 g'],
    ['1 szklanka mąki gryczanej', 'check: Mąka gryczana, 1 × szklanka, 250 g'],
  ])('bez miary produktu „%s” waży według tabeli, a przyjęta waga jest nazwana', (text, line) => {
    expect(seen(text)).toEqual([line]);
  });

  it.each([
    ['2 łyżki oleju', 'Pasuje więcej niż jeden produkt'],
    ['1 szklanka mleka', 'Pasuje więcej niż jeden produkt'],
    ['200 g ciecierzycy', 'Pasuje więcej niż jeden produkt'],
    ['2-3 ząbki czosnku', '„2-3” przyjęto jako 2,5'],
    ['kilka ząbków czosnku', '„kilka” przyjęto jako 3'],
    ['1 duża cebula', '„duża” nie zmienia wagi'],
    ['mały kawałek imbiru', '„kawałek” przyjęto jako 10 g'],
    ['2 łyżki oliwy lub oleju', 'W przepisie także: „oleju”'],
    ['1 imbir', 'Nie wiadomo, ile waży sztuka'],
  ])('„%s” jest do sprawdzenia i mówi dlaczego: %s', (text, remark) => {
    const [line] = read(text).lines;
    expect(line?.certainty).toBe('check');
    expect(line?.remarks.join(' ')).toContain(remark);
  });

  it('do wyboru daje inne pasujące produkty z ich wagą', () => {
    const [line] = read('1 szklanka mleka').lines;
    expect(line?.foods.map(({ name, grams }) => `${name} ${grams}`)).toEqual([
      'Mleko 2 % 250',
      'Mleko 3,2 % 250',
      'Mleko bez laktozy 2 % 250',
    ]);
  });

  it('czego nie ma w bazie, zostaje pokazane bez zgadywania produktu; podobne są tylko do wyboru', () => {
    const { lines } = read('pasta tikka masala, 2 łyżki\n2 szklanki mleka roślinnego');
    expect(lines.map(({ written, certainty, amount }) => [written, certainty, amount?.quantity])).toEqual([
      ['pasta tikka masala, 2 łyżki', 'missing', 2],
      ['2 szklanki mleka roślinnego', 'missing', 2],
    ]);
    expect(lines[0]?.foods).toEqual([]);
    expect(lines[1]?.foods.map(({ name }) => name)).toContain('Mleko 2 %');
  });

  it('bez ilości: sól i pieprz do smaku są wymienione, nie zważone', () => {
    const { lines } = read('2 jajka\nsól i pieprz do smaku');
    expect(lines.map(({ written, certainty }) => [written, certainty])).toEqual([
      ['2 jajka', 'matched'],
      ['sól', 'no_amount'],
      ['pieprz do smaku', 'no_amount'],
    ]);
  });

  it('czyta cały przepis: nazwę, porcje, czas, składniki z miejscami w tekście i kroki', () => {
    const text = `Curry z ciecierzycą i ryżem
na 4 porcje, 35 minut

400 g pomidorów z puszki
1 puszka ciecierzycy
2 łyżki oliwy, 1 cebula, 2 ząbki czosnku
1 łyżeczka kuminu
200 ml mleczka kokosowego
garść świeżej kolendry
200 g ryżu basmati
sól, pieprz

1. Cebulę, czosnek i imbir zeszklij na oliwie,
dodaj kumin i pastę.
2. Wlej pomidory, gotuj 10 minut.
3. Podaj z ryżem i kolendrą.`;
    const recipe = read(text);
    expect(recipe).toMatchObject({
      name: 'Curry z ciecierzycą i ryżem',
      servings: 4,
      minutes: 35,
      unread: [],
    });
    expect(recipe.steps).toEqual([
      'Cebulę, czosnek i imbir zeszklij na oliwie, dodaj kumin i pastę.',
      'Wlej pomidory, gotuj 10 minut.',
      'Podaj z ryżem i kolendrą.',
    ]);
    for (const { written, start, end } of recipe.lines) expect(text.slice(start, end)).toBe(written);
    expect(recipe.lines.map(({ certainty }) => certainty)).toEqual([
      ...['matched', 'matched', 'matched', 'matched', 'matched', 'matched', 'matched'],
      ...['missing', 'matched', 'no_amount', 'no_amount'],
    ]);
  });

  it('czyta przepis z nagłówkami, punktorami i krokami bez numerów', () => {
    const recipe = read(`Placuszki bananowe (2 porcje)
Składniki:
- 1 banan, dojrzały
• 2 jajka (rozmiar M)
* 4 łyżki płatków owsianych

Na sos:
– 2 łyżki oliwy do smażenia

Przygotowanie:
Rozgnieć banana i wymieszaj z jajkami.
Smaż z obu stron.`);
    expect(recipe.lines.map(({ foods: [best] }) => `${best?.name} ${best?.grams}`)).toEqual([
      'Banan, świeży 120',
      'Jajko kurze, surowe 110',
      'Płatki owsiane, suche 32',
      'Oliwa z oliwek 20',
    ]);
    expect(recipe.steps).toEqual(['Rozgnieć banana i wymieszaj z jajkami.', 'Smaż z obu stron.']);
    expect(recipe).toMatchObject({ name: 'Placuszki bananowe', servings: 2, unread: [] });
    expect(recipe.headings).toEqual(['Składniki:', 'Na sos:', 'Przygotowanie:']);
  });

  it('więcej porcji, niż posiłek może mieć, nie ginie', () => {
    expect(read('Zupa\nna 24 porcje\n2 jajka').servings).toBe(24);
  });

  it('sprowadza polskie litery i przypadek do tej samej odpowiedzi', () => {
    expect(seen('2 ŁYŻKI OLIWY')).toEqual(seen('2 łyżki oliwy'));
    expect(seen('2 jajka\u00a0')).toEqual(seen('2 jajka'));
  });

  it('długi wrogi tekst kosztuje mało', () => {
    const hostile = [
      '1 '.repeat(4000),
      'a'.repeat(8000),
      ','.repeat(8000),
      '('.repeat(8000),
      ' i 2'.repeat(2000),
      'ok. '.repeat(2000),
    ];
    for (const text of hostile) expect(read(text).lines.length).toBeLessThanOrEqual(80);
  });
});

describe('części przepisu', () => {
  it.each([
    ['Porcje: 4', 4, null],
    ['4 porcje', 4, null],
    ['dla 2 osób', 2, null],
    ['Czas przygotowania: 1 godz. 20 min', null, 80],
    ['czas: 1,5 h', null, 90],
    ['35 minut | 2 porcje', 2, 35],
  ])('„%s” to porcje %s i czas %s', (line, servings, minutes) => {
    expect(readParts(`Zupa\n${line}\n2 jajka`)).toMatchObject({ name: 'Zupa', servings, minutes });
  });

  it('czas i porcje nie są składnikami, a „3,2 %” nie jest ilością', () => {
    expect(readAmount('mleko 3,2 %').amount).toBeNull();
    expect(readParts('2 jajka, 1 cebula').name).toBe('');
  });
});
