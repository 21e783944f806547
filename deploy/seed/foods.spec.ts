import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { readStarterFoods, type SeedFood } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));

/** Foods whose energy is not 4/4/9 of their macros, with the reason. */
const ENERGY_EXCEPTIONS: Record<string, string> = {
  'Ocet winny': 'ocet',
  'Ocet jabłkowy': 'ocet',
  'Cynamon, mielony': 'suszona przyprawa, błonnik',
  'Ziele angielskie': 'suszona przyprawa, błonnik',
  'Oregano, suszone': 'suszone zioła, błonnik',
  'Bazylia, suszona': 'suszone zioła, błonnik',
  'Majeranek, suszony': 'suszone zioła, błonnik',
  'Tymianek, suszony': 'suszone zioła, błonnik',
  'Curry, mieszanka przypraw': 'suszona przyprawa, błonnik',
  'Otręby pszenne': 'błonnik',
  'Kakao gorzkie, proszek': 'błonnik',
  'Proszek do pieczenia': 'węglany i fosforany liczone jako węglowodany',
  Erytrytol: 'poliol',
  Ksylitol: 'poliol',
  'Wino czerwone wytrawne': 'alkohol 7 kcal/g',
  'Wino białe wytrawne': 'alkohol 7 kcal/g',
  'Piwo jasne': 'alkohol 7 kcal/g',
  Wódka: 'alkohol 7 kcal/g',
};

/** How many foods the starter catalogue is to have in each category; a tenth more or less is fine. */
const ORDERED: Record<string, number> = {
  Warzywa: 75,
  'Przyprawy i dodatki': 60,
  Owoce: 55,
  Mięso: 55,
  'Kasze makarony zboża': 50,
  Nabiał: 50,
  'Ryby i owoce morza': 40,
  'Słodycze desery ciasta': 40,
  Pieczywo: 35,
  'Napoje i alkohole': 35,
  Inne: 25,
  'Produkty gotowe': 25,
  Wegetariańskie: 20,
  Zupy: 20,
  Fastfoody: 15,
  'Odżywki i suplementy': 12,
  'Nabiał i jaja': 12,
};

/** Pairs that may share all five values although their names overlap. */
const SAME_VALUES_ALLOWED = new Set(['Woda|Woda gazowana', 'Woda|Woda mineralna']);

/** Foods outside the usual range of their category, with the reason. */
const LEGUMES = /fasola|soczewica|ciecierzyca|groch|soja|bób/i;
const RICH_FRUIT = /suszon|awokado|kokos/i;

/** The closed list of household measures. */
const UNIT_NAMES = [
  'sztuka',
  'kromka',
  'plaster',
  'plasterek',
  'łyżka',
  'łyżeczka',
  'szklanka',
  'kubek',
  'kieliszek',
  'talerz',
  'garść',
  'ząbek',
  'listek',
  'gałązka',
  'pęczek',
  'różyczka',
  'opakowanie',
  'puszka',
  'butelka',
  'kostka',
  'kulka',
  'filet',
  'porcja',
  'kawałek',
  'woreczek',
  'miarka',
  'szczypta',
];

function words(name: string): string[] {
  const folded = name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return folded.split(/[^a-z0-9]+/).filter(Boolean);
}

/** Values per 100 g, also for foods sold by the piece. */
function per100(food: SeedFood): { carbs: number; fat: number; protein: number; calories: number } {
  const piece = food.units.find((unit) => unit.name === 'sztuka')?.grams ?? Number.NaN;
  const factor = food.per === 'sztuka' ? 100 / piece : 1;
  return {
    carbs: food.carbs * factor,
    fat: food.fat * factor,
    protein: food.protein * factor,
    calories: food.calories * factor,
  };
}

function energyGap(food: SeedFood): number {
  return Math.abs(food.calories - (4 * food.protein + 4 * food.carbs + 9 * food.fat));
}

const ofCategory = (category: string) => foods.filter((food) => food.category === category);
const names = (list: SeedFood[]) => list.map((food) => food.name);

describe('produkty katalogu startowego: wartości odżywcze', () => {
  it('[library §9] energia zgadza się z 4 kcal białka i węglowodanów oraz 9 kcal tłuszczu, poza nazwanymi wyjątkami', () => {
    const off = foods.filter((food) => energyGap(food) > Math.max(15, 0.15 * food.calories));
    expect(names(off).toSorted()).toEqual(Object.keys(ENERGY_EXCEPTIONS).toSorted());
    expect(off.length / foods.length).toBeLessThanOrEqual(0.03);
  });

  it('wartości na 100 g są możliwe: białko, tłuszcz i węglowodany razem nie przekraczają 100 g', () => {
    for (const food of foods) {
      const { carbs, fat, protein, calories } = per100(food);
      const rounding = food.per === 'sztuka' ? 1 : 0;
      for (const value of [carbs, fat, protein]) expect(value).toBeGreaterThanOrEqual(0);
      expect([food.name, carbs + fat + protein <= 100.5 + rounding]).toEqual([food.name, true]);
      expect(calories).toBeGreaterThanOrEqual(0);
      expect(calories).toBeLessThanOrEqual(902);
    }
  });

  it('makroskładniki są zaokrąglone do 0,1 g, a energia do 1 kcal', () => {
    for (const food of foods) {
      for (const value of [food.carbs, food.fat, food.protein])
        expect(Math.abs(value * 10 - Math.round(value * 10))).toBeLessThan(1e-9);
      expect(Number.isInteger(food.calories)).toBe(true);
    }
  });

  it('oleje mają co najmniej 99 g tłuszczu, a woda same zera', () => {
    for (const food of foods.filter(({ name }) => /^(Olej|Oliwa) /.test(name)))
      expect([food.name, food.fat >= 99]).toEqual([food.name, true]);
    for (const food of foods.filter(({ name }) => /^Woda\b/.test(name)))
      expect([food.carbs, food.fat, food.protein, food.calories]).toEqual([0, 0, 0, 0]);
  });

  it('każdy produkt podaje źródło wartości', () => {
    for (const food of foods) expect(food.anchor).toMatch(/^(USDA SR28 \d{5}( bez błonnika)?|etykieta)$/);
  });
});

describe('produkty katalogu startowego: nazwy i kategorie', () => {
  it('numery i nazwy się nie powtarzają, także po pominięciu znaków, odstępów i kolejności słów', () => {
    expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length);
    const folded = foods.map((food) => words(food.name).toSorted().join(' '));
    expect(new Set(folded).size).toBe(foods.length);
  });

  it('dwa produkty o pokrywających się nazwach nie mają tych samych pięciu wartości', () => {
    const clashes: string[] = [];
    for (const a of foods)
      for (const b of foods) {
        if (a.id === b.id || a.per !== b.per) continue;
        const same = (['carbs', 'fat', 'protein', 'calories'] as const).every((key) => a[key] === b[key]);
        const bWords = words(b.name);
        if (same && words(a.name).every((word) => bWords.includes(word))) clashes.push(`${a.name}|${b.name}`);
      }
    expect(new Set(clashes)).toEqual(SAME_VALUES_ALLOWED);
  });

  it('[library §3] są 624 produkty we wszystkich 17 kategoriach i w żadnej innej, w każdej tyle, ile zamówiono', () => {
    expect(foods).toHaveLength(624);
    expect(Object.keys(ORDERED).toSorted()).toEqual([...FOOD_CATEGORIES].toSorted());
    expect([...new Set(foods.map((food) => food.category))].toSorted()).toEqual(
      [...FOOD_CATEGORIES].toSorted(),
    );
    const off = Object.entries(ORDERED).filter(
      ([category, ordered]) => Math.abs(ofCategory(category).length - ordered) > ordered / 10,
    );
    expect(off.map(([category]) => `${category}: ${ofCategory(category).length}`)).toEqual([]);
  });

  it('warzywa, owoce, mięso i ryby mieszczą się w zwykłych zakresach', () => {
    const rich = ofCategory('Warzywa').filter((food) => food.calories > 150 && !LEGUMES.test(food.name));
    const sweet = ofCategory('Owoce').filter((food) => food.calories > 110 && !RICH_FRUIT.test(food.name));
    const lean = ofCategory('Mięso').filter((food) => food.protein < 9);
    const fish = ofCategory('Ryby i owoce morza').filter((food) => food.protein < 10);
    expect(names([...rich, ...sweet, ...lean, ...fish])).toEqual([]);
  });

  it('nazwy są zapisane czysto: bez zbędnych odstępów i podwójnych przecinków, od wielkiej litery', () => {
    for (const { name } of foods) {
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/\s{2}|,,|\s,/);
      expect(name).toMatch(/^\p{Lu}/u);
    }
  });

  it('[diets §5] produkt 1771 to jajka przepiórcze po 10 g', () => {
    expect(foods.find((food) => food.id === 1771)).toMatchObject({
      name: 'Jajka przepiórcze',
      per: 'sztuka',
      units: [{ name: 'sztuka', grams: 10 }],
    });
  });
});

describe('produkty katalogu startowego: miary domowe', () => {
  it('miary są z zamkniętej listy, mają sensowną wagę i nie powtarzają się w produkcie', () => {
    for (const food of foods) {
      const unitNames = food.units.map((unit) => unit.name);
      expect(new Set(unitNames).size).toBe(unitNames.length);
      for (const unit of food.units) {
        expect(UNIT_NAMES).toContain(unit.name);
        expect(unit.grams).toBeGreaterThanOrEqual(0.2);
        expect(unit.grams).toBeLessThanOrEqual(1500);
      }
    }
  });

  it('produkt liczony na sztuki mówi, ile waży sztuka', () => {
    for (const food of foods.filter(({ per }) => per === 'sztuka'))
      expect(food.units.map((unit) => unit.name)).toContain('sztuka');
  });

  it('pieczywo, owoce, nabiał, jaja i 80% warzyw mają miarę domową', () => {
    for (const category of ['Pieczywo', 'Owoce', 'Nabiał', 'Nabiał i jaja'])
      expect(names(ofCategory(category).filter((food) => food.units.length === 0))).toEqual([]);
    const vegetables = ofCategory('Warzywa');
    const measured = vegetables.filter((food) => food.units.length > 0);
    expect(measured.length / vegetables.length).toBeGreaterThanOrEqual(0.8);
  });
});
