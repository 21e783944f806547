import { type Food } from '@pora/contracts/catalog/food.model';
import { ALLERGEN_CONFIDENCE, type Allergen } from '@pora/contracts/catalog/food.vocabulary';

/** How sure a statement about an allergen is. */
export type AllergenConfidence = (typeof ALLERGEN_CONFIDENCE)[number];

/** What is known of the allergens of a food or a meal (decision 50). */
export interface AllergenSummary {
  /** Allergens that are in it, each as certain as its surest source. */
  present: readonly { allergen: Allergen; confidence: AllergenConfidence }[];
  /** What may be said of the others: `niepewny` is "nie sprawdzono". */
  absence: AllergenConfidence;
  /** Names of the ingredients nobody verified. */
  unverified: readonly string[];
}

type Ingredient = Pick<Food, 'name' | 'allergenInfo'>;

/** `undefined` stands for an ingredient that is not in the food base: nothing is known of it. */
export function summariseAllergens(
  ingredients: readonly { name: string; food: Ingredient | undefined }[],
): AllergenSummary {
  const present = new Map<Allergen, AllergenConfidence>();
  for (const { food } of ingredients)
    for (const allergen of food?.allergenInfo.allergens ?? [])
      present.set(allergen, surer(present.get(allergen), food?.allergenInfo.confidence ?? 'niepewny'));
  const sureness = ingredients.map(({ food }) => food?.allergenInfo.confidence ?? 'niepewny');
  const unverified = ingredients.filter((_, at) => sureness[at] === 'niepewny').map(({ name }) => name);
  return {
    present: [...present].map(([allergen, confidence]) => ({ allergen, confidence })),
    absence: sureness.length === 0 ? 'niepewny' : sureness.reduce(lessSure),
    unverified: [...new Set(unverified)],
  };
}

const rank = (confidence: AllergenConfidence) => ALLERGEN_CONFIDENCE.indexOf(confidence);

const surer = (a: AllergenConfidence | undefined, b: AllergenConfidence) =>
  a !== undefined && rank(a) <= rank(b) ? a : b;

const lessSure = (a: AllergenConfidence, b: AllergenConfidence) => (rank(a) >= rank(b) ? a : b);
