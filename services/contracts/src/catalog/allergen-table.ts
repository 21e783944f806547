import type { Food } from './food.model.js';
import { certaintyOf, type AllergenConfidence } from './allergen-certainty.js';
import { ALLERGEN_CONFIDENCE, ALLERGENS, type Allergen } from './food.vocabulary.js';

export type { AllergenConfidence };

/** A food an allergen comes from, and how sure that is. */
export interface AllergenSource {
  readonly name: string;
  readonly confidence: AllergenConfidence;
}

/** What is known of the allergens of a meal (decision 50). */
export interface AllergenTable {
  /** Allergens that are in it with the foods they come from, surest first; each as certain as its surest source. */
  readonly present: readonly {
    readonly allergen: Allergen;
    readonly confidence: AllergenConfidence;
    readonly foods: readonly AllergenSource[];
  }[];
  /** What may be said of the others: as little as of the food that is known least. */
  readonly absence: AllergenConfidence;
  /** Foods that nobody verified, each once. */
  readonly unverified: readonly string[];
  /** How many foods somebody did. */
  readonly verified: number;
}

/** A food of a meal; without `info` it is not in the base and nothing is known of it. */
export interface NamedFood {
  readonly name: string;
  readonly info: Food['allergenInfo'] | undefined;
}

const rank = (confidence: AllergenConfidence) => ALLERGEN_CONFIDENCE.indexOf(confidence);
const sureness = ({ info }: NamedFood): AllergenConfidence => info?.confidence ?? 'niepewny';

/** The allergens of a meal by its foods, in the order of the law's list (decision 50). */
export function allergenTable(foods: readonly NamedFood[]): AllergenTable {
  const present = ALLERGENS.flatMap((allergen) => {
    const sources = foods
      .filter(({ info }) => info?.allergens.includes(allergen))
      .map((food) => ({
        name: food.name,
        confidence: food.info ? certaintyOf(food.info, allergen) : sureness(food),
      }))
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
