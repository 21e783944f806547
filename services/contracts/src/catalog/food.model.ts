import { z } from 'zod';
import {
  calendarDate,
  integerBetween,
  numberBetween,
  requiredText,
  text,
  version,
} from '../text/text.model.js';

/** The fixed list of 17 food categories [library §3]. */
export const FOOD_CATEGORIES = [
  'Fastfoody',
  'Inne',
  'Kasze makarony zboża',
  'Mięso',
  'Nabiał',
  'Nabiał i jaja',
  'Napoje i alkohole',
  'Odżywki i suplementy',
  'Owoce',
  'Pieczywo',
  'Produkty gotowe',
  'Przyprawy i dodatki',
  'Ryby i owoce morza',
  'Słodycze desery ciasta',
  'Warzywa',
  'Wegetariańskie',
  'Zupy',
] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/** Allergens that must be declared [library §3]. */
export const ALLERGENS = [
  'gluten',
  'skorupiaki',
  'jaja',
  'ryby',
  'arachidy',
  'soja',
  'mleko',
  'orzechy',
  'seler',
  'gorczyca',
  'sezam',
  'dwutlenek_siarki',
  'lubiny',
  'moluski',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Polish labels of {@link ALLERGENS} as a person reads them. */
export const ALLERGEN_LABELS: Record<Allergen, string> = {
  gluten: 'gluten',
  skorupiaki: 'skorupiaki',
  jaja: 'jaja',
  ryby: 'ryby',
  arachidy: 'orzeszki ziemne',
  soja: 'soja',
  mleko: 'mleko',
  orzechy: 'orzechy',
  seler: 'seler',
  gorczyca: 'gorczyca',
  sezam: 'sezam',
  dwutlenek_siarki: 'dwutlenek siarki',
  lubiny: 'łubin',
  moluski: 'mięczaki',
};

/** What the nutrition values refer to: 100 g or one piece. */
export const FOOD_PER = ['100g', 'sztuka'] as const;
/** How sure the allergen list is. */
export const ALLERGEN_CONFIDENCE = ['pewny', 'prawdopodobny', 'niepewny'] as const;

/** Identifier of a food: a positive whole number [library §3]. */
export const foodId = integerBetween(1, 2_000_000_000);

/** Household measure of one food, e.g. `{ name: 'kromka', grams: 35 }`. */
export const foodUnitSchema = z.object({
  name: requiredText(40, 'Podaj nazwę miary'),
  grams: numberBetween(0.1, 5000),
});
export type FoodUnit = z.output<typeof foodUnitSchema>;

const allergenInfoSchema = z.object({
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  confidence: z.enum(ALLERGEN_CONFIDENCE).default('niepewny'),
  note: text(500).default(''),
  verifiedAt: calendarDate.nullable().default(null),
});

/** Food: macros in g and energy in kcal per `per` [library §3]. */
export const foodSchema = z.object({
  id: foodId,
  name: requiredText(160, 'Podaj nazwę produktu'),
  category: z.string(),
  per: z.enum(FOOD_PER),
  carbs: numberBetween(0, 1000),
  fat: numberBetween(0, 1000),
  protein: numberBetween(0, 1000),
  calories: numberBetween(0, 10000),
  units: z.array(foodUnitSchema).max(20),
  allergenInfo: allergenInfoSchema,
  intolerances: z.array(z.object({ key: z.string(), name: z.string() })).optional(),
  version,
  updatedAt: z.string(),
});
export type Food = z.infer<typeof foodSchema>;
