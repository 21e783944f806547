import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { ALLERGENS, ALLERGEN_CONFIDENCE, type Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { readStarterFoods, type SeedFood } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));

interface NameRule {
  allergen: Allergen;
  /** A name that holds such a word holds the allergen. */
  words: RegExp;
  /** Unless the name says it is a kind without it. */
  unless?: RegExp;
  /** Foods the rule does not fit, with the reason. */
  exceptions?: Record<string, string>;
}

/** Start of a word, for Polish letters too. */
const B = '(?<![\\p{L}])';
const word = (pattern: string) => new RegExp(`${B}(?:${pattern})`, 'iu');

const PLANT = /kokos|sojow|migdał|owsian|ryżow|orzech|kakaow/iu;

const NAME_RULES: NameRule[] = [
  {
    allergen: 'gluten',
    words: word('pszen|żytni|jęczm|owsian|orkisz|kasza kuskus|kuskus|bulgur|semolin|makaron|chleb|bułk'),
    unless: /bezglut/iu,
    exceptions: { 'Makaron ryżowy, suchy': 'z mąki ryżowej' },
  },
  {
    allergen: 'mleko',
    words: word('mlek|ser(?!\\p{L})|twar(?:óg|og)|jogurt|kefir|masło|śmietan|maślank'),
    unless: PLANT,
    exceptions: { 'Sałata masłowa, świeża': 'odmiana sałaty' },
  },
  { allergen: 'jaja', words: word('jaj|majonez') },
  { allergen: 'soja', words: word('tofu|soj|tempeh') },
  { allergen: 'seler', words: word('seler') },
  { allergen: 'gorczyca', words: word('musztard|gorczyc') },
  { allergen: 'sezam', words: word('tahini|sezam|chałwa sezamowa') },
  {
    allergen: 'dwutlenek_siarki',
    words: word('wino(?!\\p{L})|rodzynki|morele,? suszone'),
  },
];

const MINIMUM: Record<Allergen, number> = {
  gluten: 70,
  mleko: 60,
  jaja: 20,
  ryby: 35,
  soja: 20,
  orzechy: 15,
  seler: 12,
  gorczyca: 8,
  sezam: 8,
  arachidy: 5,
  skorupiaki: 6,
  moluski: 6,
  dwutlenek_siarki: 15,
  lubiny: 2,
};

/** Wheat, rye, barley, spelt and what is baked or boiled of them; soba noodles are of buckwheat, with wheat at times. */
const OF_GRAIN = word(
  'pszen|żytni|jęczm|orkisz|kuskus|bulgur|semolin|kasza manna|chleb|bułk|makaron(?! gryczany)|pizza|pierogi|naleśnik|tortill|wrap|hamburger',
);

const sureness = ({ certainty, confidence }: SeedFood['allergenInfo'], allergen: Allergen) =>
  certainty?.[allergen] ?? confidence;
const holds = (food: SeedFood, allergen: string) => food.allergenInfo.allergens.includes(allergen);

describe('alergeny katalogu startowego', () => {
  it('[library §3] każdy produkt ma jawną listę z 14 alergenów, pewność, uwagę i datę sprawdzenia', () => {
    for (const { name, allergenInfo } of foods) {
      expect(new Set(allergenInfo.allergens).size).toBe(allergenInfo.allergens.length);
      for (const allergen of allergenInfo.allergens) expect(ALLERGENS).toContain(allergen);
      expect(ALLERGEN_CONFIDENCE).toContain(allergenInfo.confidence);
      expect([name, allergenInfo.note.length > 10]).toEqual([name, true]);
      expect(allergenInfo.verifiedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it.each(NAME_RULES.map((rule) => [rule.allergen, rule] as const))(
    'nazwa, która mówi o alergenie „%s”, ma go na liście',
    (allergen, { words, unless, exceptions = {} }) => {
      const named = foods.filter(({ name }) => words.test(name) && !unless?.test(name));
      const missing = named.filter((food) => !holds(food, allergen)).map((food) => food.name);
      expect(named.length).toBeGreaterThan(0);
      expect(missing.toSorted()).toEqual(Object.keys(exceptions).toSorted());
    },
  );

  it('produkt z kategorii ryb i owoców morza ma dokładnie jeden z alergenów: ryby, skorupiaki, mięczaki', () => {
    for (const food of foods.filter(({ category }) => category === 'Ryby i owoce morza')) {
      const found = ['ryby', 'skorupiaki', 'moluski'].filter((allergen) => holds(food, allergen));
      expect([food.name, found.length]).toEqual([food.name, 1]);
    }
  });

  it('[decisions 56] pieczywo i wszystko z pszenicy, żyta, orkiszu w nazwie jest pewne glutenu, choćby reszta zależała od producenta', () => {
    const ofGrain = foods.filter(
      (food) => holds(food, 'gluten') && (food.category === 'Pieczywo' || OF_GRAIN.test(food.name)),
    );
    expect(ofGrain.length).toBeGreaterThan(40);
    const unsure = ofGrain.filter(({ allergenInfo }) => sureness(allergenInfo, 'gluten') !== 'pewny');
    expect(unsure.map(({ name }) => name)).toEqual([]);
    const toast = foods.find(({ name }) => name === 'Chleb tostowy pszenny');
    expect(toast && sureness(toast.allergenInfo, 'soja')).toBe('prawdopodobny');
  });

  it('produkt bezglutenowy nie ma glutenu na liście', () => {
    const glutenFree = foods.filter(({ name }) => /bezglut/iu.test(name));
    expect(glutenFree.length).toBeGreaterThan(0);
    for (const food of glutenFree) expect([food.name, holds(food, 'gluten')]).toEqual([food.name, false]);
  });

  it('owies z napisem „bezglutenowy” nie jest sprawdzony: napis nic nie mówi o aweninie', () => {
    const oats = foods.find(({ name }) => /bezglut/iu.test(name) && /owsian/u.test(name));
    expect(oats?.allergenInfo.confidence).toBe('niepewny');
    expect(oats?.allergenInfo.note).toContain('aweninę');
  });

  it.each(Object.entries(MINIMUM))(
    'alergen „%s” ma w katalogu co najmniej %i produktów',
    (allergen, minimum) => {
      expect(foods.filter((food) => holds(food, allergen)).length).toBeGreaterThanOrEqual(minimum);
    },
  );
});
