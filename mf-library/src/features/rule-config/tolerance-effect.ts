import { ALLERGEN_LABELS, ALLERGENS, type Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { type Food } from '@pora/contracts/catalog/food.model';
import { matchFoodCategory } from '@pora/contracts/catalog/food-category';

/** Foods that share an allergen or an intolerance. */
export interface LetThrough {
  key: string;
  name: string;
  foods: readonly string[];
}

/** What a tolerated category lets onto a plate without a swap (decision 32). */
export interface ToleranceEffect {
  /** Foods of the category. */
  foods: number;
  /** Those with an allergen or a mapped intolerance. */
  risky: number;
  /** Those of which nobody has verified the allergens. */
  unverified: number;
  /** By allergen, the one of most foods first. */
  allergens: readonly LetThrough[];
  /** By mapped intolerance, the one of most foods first. */
  intolerances: readonly LetThrough[];
}

/** What tolerating a category would let through. */
export function toleranceEffect(foods: readonly Food[], category: string): ToleranceEffect {
  const inside = foods.filter((food) => (matchFoodCategory(food.category) ?? food.category) === category);
  const byAllergen = new Map<string, LetThrough & { foods: string[] }>();
  const byIntolerance = new Map<string, LetThrough & { foods: string[] }>();
  for (const { name, allergenInfo, intolerances = [] } of inside) {
    for (const allergen of allergenInfo.allergens) note(byAllergen, allergen, labelOf(allergen), name);
    for (const { key, name: intolerance } of intolerances) note(byIntolerance, key, intolerance, name);
  }
  return {
    foods: inside.length,
    risky: inside.filter(isRisky).length,
    unverified: inside.filter(({ allergenInfo }) => allergenInfo.verifiedAt === null).length,
    allergens: inOrder(byAllergen),
    intolerances: inOrder(byIntolerance),
  };
}

const isRisky = ({ allergenInfo, intolerances = [] }: Food): boolean =>
  allergenInfo.allergens.length > 0 || intolerances.length > 0;

function note(
  groups: Map<string, LetThrough & { foods: string[] }>,
  key: string,
  name: string,
  food: string,
): void {
  const group = groups.get(key) ?? { key, name, foods: [] };
  group.foods.push(food);
  groups.set(key, group);
}

function inOrder(groups: ReadonlyMap<string, LetThrough>): LetThrough[] {
  return [...groups.values()].sort((a, b) => b.foods.length - a.foods.length);
}

const isAllergen = (value: string): value is Allergen => ALLERGENS.some((allergen) => allergen === value);

function labelOf(allergen: string): string {
  return isAllergen(allergen) ? ALLERGEN_LABELS[allergen] : allergen;
}
