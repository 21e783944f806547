/** Seeded libraries for tests and the bench: foods with plausible values, meals of every type and source. */
import type { Catalogue, DictionaryItem, Food, IntoleranceMapping, Meal, Substitution } from '../model.js';
import { createRandom, shuffle, type Random } from '../random.js';

/** Size and shape of a made-up library. */
export interface LibraryShape {
  readonly seed: number;
  readonly meals: number;
  readonly foods?: number;
  /** Part of ingredients marked as key ingredients, 0–1. */
  readonly keyShare?: number;
}

interface Kind {
  readonly category: string;
  readonly stem: string;
  readonly carbs: number;
  readonly fat: number;
  readonly protein: number;
}

const KINDS: readonly Kind[] = [
  { category: 'Warzywa', stem: 'Warzywo', carbs: 6, fat: 0.3, protein: 1.4 },
  { category: 'Owoce', stem: 'Owoc', carbs: 13, fat: 0.3, protein: 0.8 },
  { category: 'Mięso', stem: 'Mięso', carbs: 0, fat: 8, protein: 21 },
  { category: 'Ryby i owoce morza', stem: 'Ryba', carbs: 0, fat: 7, protein: 19 },
  { category: 'Nabiał', stem: 'Nabiał', carbs: 5, fat: 6, protein: 10 },
  { category: 'Kasze makarony zboża', stem: 'Kasza', carbs: 70, fat: 2, protein: 11 },
  { category: 'Pieczywo', stem: 'Chleb', carbs: 48, fat: 3, protein: 9 },
  { category: 'Przyprawy i dodatki', stem: 'Przyprawa', carbs: 10, fat: 30, protein: 4 },
  { category: 'Słodycze desery ciasta', stem: 'Deser', carbs: 60, fat: 15, protein: 5 },
  { category: 'Wegetariańskie', stem: 'Roślinne', carbs: 8, fat: 8, protein: 12 },
];

const TYPES: readonly {
  type: Meal['types'][number];
  weight: number;
  kcal: readonly [number, number];
  words: string[];
}[] = [
  {
    type: 'breakfast',
    weight: 17,
    kcal: [300, 650],
    words: ['Kanapka', 'Owsianka', 'Omlet', 'Jajecznica', 'Placki'],
  },
  {
    type: 'second_breakfast',
    weight: 14,
    kcal: [150, 400],
    words: ['Kanapka', 'Koktajl', 'Sałatka', 'Jogurt'],
  },
  {
    type: 'lunch',
    weight: 20,
    kcal: [400, 900],
    words: ['Zupa', 'Gulasz', 'Makaron', 'Pieczeń', 'Ryba', 'Risotto'],
  },
  { type: 'snack', weight: 12, kcal: [100, 350], words: ['Owoc', 'Koktajl', 'Baton', 'Sałatka'] },
  {
    type: 'dinner',
    weight: 17,
    kcal: [300, 700],
    words: ['Kanapka', 'Sałatka', 'Zupa', 'Tost', 'Zapiekanka'],
  },
  { type: 'morning_porridge', weight: 5, kcal: [200, 400], words: ['Owsianka', 'Kasza'] },
  { type: 'snack_before_lunch', weight: 5, kcal: [80, 250], words: ['Owoc', 'Sok'] },
  { type: 'late_snack', weight: 5, kcal: [80, 220], words: ['Kefir', 'Orzechy'] },
  { type: 'soup', weight: 3, kcal: [100, 300], words: ['Zupa'] },
  { type: 'smoothie', weight: 2, kcal: [150, 300], words: ['Koktajl'] },
];

const INTOLERANCES = [
  'mleko',
  'pszenica',
  'jajo',
  'soja',
  'orzech',
  'ryba',
  'pomidor',
  'czosnek',
  'kukurydza',
  'drożdże',
];

/** A seeded library with foods, meals, substitutions, dictionary and mappings. */
export function makeLibrary(
  shape: LibraryShape,
): Required<Omit<Catalogue, 'hash' | 'ownWords' | 'mergedFoods'>> {
  const random = createRandom(shape.seed);
  const foods = Array.from({ length: shape.foods ?? 600 }, (_, i) => makeFood(i, random));
  const meals = Array.from({ length: shape.meals }, (_, i) =>
    makeMeal(i, foods, random, shape.keyShare ?? 0.15),
  );
  return {
    foods,
    meals,
    substitutions: makeSubstitutions(foods, random),
    dictionary: INTOLERANCES.map((key): DictionaryItem => ({ key, name: key.toUpperCase() })),
    mappings: makeMappings(foods, random),
  };
}

function around(value: number, random: Random): number {
  return Math.round(value * (0.6 + 0.8 * random.next()) * 10) / 10;
}

function makeFood(i: number, random: Random): Food {
  const kind = KINDS[i % KINDS.length] as Kind;
  const macros = {
    carbs: around(kind.carbs, random),
    fat: around(kind.fat, random),
    protein: around(kind.protein, random),
  };
  return {
    id: i === 71 ? 1771 : 1000 + i,
    name: `${kind.stem} ${i + 1}`,
    category: kind.category,
    per: '100g',
    ...macros,
    calories: Math.round(4 * macros.carbs + 9 * macros.fat + 4 * macros.protein),
    ...(i % 23 === 9 && { allergenInfo: { allergens: ['mleko'], confidence: 'prawdopodobny' as const } }),
    ...(i % 17 === 5 && { allergenInfo: { allergens: [], confidence: 'niepewny' as const } }),
    units: i % 3 === 0 ? [{ name: 'sztuka', grams: 30 + random.below(150) }] : [],
  };
}

function makeMeal(i: number, foods: readonly Food[], random: Random, keyShare: number): Meal {
  const kind = pickWeighted(random);
  const wanted = kind.kcal[0] + random.next() * (kind.kcal[1] - kind.kcal[0]);
  const chosen = shuffle(
    [...Array(3 + random.below(5)).keys()].map(() => random.below(foods.length)),
    random,
  );
  const items = [...new Set(chosen)].map((f) => foods[f] as Food);
  const each = wanted / items.length;
  const extra = random.below(10) < 3 ? (TYPES[random.below(5)]?.type ?? kind.type) : kind.type;
  return {
    id: `m-${String(i + 1).padStart(5, '0')}`,
    name: `${kind.words[random.below(kind.words.length)] ?? kind.type} nr ${i + 1}`,
    types: [...new Set([kind.type, extra])],
    source: (['own', 'own', 'AG', 'KB', 'KS'] as const)[random.below(5)] ?? 'own',
    favorite: random.below(10) === 0,
    childFriendly: random.below(4) !== 0,
    servings: 1,
    ingredients: items.map((food) => {
      const grams = Math.min(600, Math.max(5, Math.round((each * 100) / Math.max(20, food.calories ?? 100))));
      const unit = food.units[0];
      return {
        foodId: food.id,
        grams,
        ...(unit ? { unitName: unit.name, unitQty: Math.round((grams / unit.grams) * 2) / 2 || 0.5 } : {}),
        replaceable: random.next() >= keyShare,
      };
    }),
  };
}

function pickWeighted(random: Random): (typeof TYPES)[number] {
  let at = random.below(TYPES.reduce((sum, { weight }) => sum + weight, 0));
  for (const kind of TYPES) {
    at -= kind.weight;
    if (at < 0) return kind;
  }
  return TYPES[0] as (typeof TYPES)[number];
}

function makeSubstitutions(foods: readonly Food[], random: Random): Substitution[] {
  const list: Substitution[] = [];
  for (const food of foods) {
    for (let k = 0; k < random.below(4); k += 1) {
      const other = foods[random.below(foods.length)] as Food;
      if (other.id !== food.id)
        list.push({ foodId: food.id, substituteFoodId: other.id, percentage: 50 + random.below(101) });
    }
  }
  return list;
}

function makeMappings(foods: readonly Food[], random: Random): IntoleranceMapping[] {
  return foods.flatMap((food) =>
    random.below(3) === 0
      ? [{ intolerance: INTOLERANCES[random.below(INTOLERANCES.length)] ?? 'mleko', foodId: food.id }]
      : [],
  );
}
