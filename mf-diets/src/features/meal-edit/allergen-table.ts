import { type Food } from '@pora/contracts/catalog/food.model';
import { ALLERGEN_CONFIDENCE, type Allergen, ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';

/** How sure a statement about an allergen is. */
export type AllergenConfidence = (typeof ALLERGEN_CONFIDENCE)[number];

/** What is known of the allergens of a meal (decision 50). */
export interface AllergenTable {
  /** Allergens that are in it with the foods they come from; each as certain as its surest source. */
  present: readonly {
    allergen: Allergen;
    confidence: AllergenConfidence;
    foods: readonly { name: string; confidence: AllergenConfidence }[];
  }[];
  /** What may be said of the others: as little as of the food that is known least. */
  absence: AllergenConfidence;
  /** Foods that nobody verified. */
  unverified: readonly string[];
  /** How many foods somebody did. */
  verified: number;
}

interface NamedFood {
  name: string;
  /** Undefined of a food that is not in the base: nothing is known of it. */
  info: Food['allergenInfo'] | undefined;
}

const rank = (confidence: AllergenConfidence) => ALLERGEN_CONFIDENCE.indexOf(confidence);
const sureness = ({ info }: NamedFood): AllergenConfidence => info?.confidence ?? 'niepewny';

/** The allergens of a meal by its foods, in the order of the law's list. */
export function allergenTable(foods: readonly NamedFood[]): AllergenTable {
  const present = ALLERGENS.flatMap((allergen) => {
    const sources = foods
      .filter(({ info }) => info?.allergens.includes(allergen))
      .map((food) => ({ name: food.name, confidence: sureness(food) }))
      .sort((a, b) => rank(a.confidence) - rank(b.confidence));
    const [surest] = sources;
    return surest ? [{ allergen, confidence: surest.confidence, foods: sources }] : [];
  });
  const unverified = foods.filter((food) => sureness(food) === 'niepewny').map(({ name }) => name);
  const least = [...foods].sort((a, b) => rank(sureness(b)) - rank(sureness(a)))[0];
  return {
    present,
    absence: least ? sureness(least) : 'niepewny',
    unverified: [...new Set(unverified)],
    verified: foods.length - unverified.length,
  };
}
