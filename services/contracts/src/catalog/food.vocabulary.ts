import { pieceGramsOf } from './food-limits.js';

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
/** Category of a food of which nobody has said one [library §3]. */
export const DEFAULT_FOOD_CATEGORY: FoodCategory = 'Inne';

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

/** Message of a food by the piece without the weight of one. */
export const PIECE_WEIGHT_REQUIRED = 'Podaj miarę „sztuka” z jej wagą w gramach';

/** A food whose values are those of one piece needs the weight of one, else nobody can tell what 100 g hold. */
export function hasPieceWeight(food: {
  readonly per: string;
  readonly units: readonly { readonly name: string; readonly grams: number }[];
}): boolean {
  return food.per !== 'sztuka' || pieceGramsOf(food) !== undefined;
}
