/** What a group word is. */
import type { Allergen, FoodCategory } from '@pora/contracts/catalog/food.vocabulary';

/** One group word with the foods it means. */
export interface FoodGroup {
  /** Ways to say it; words of a phrase may be inflected. */
  readonly phrases: readonly string[];
  /** Words of dishes that are the foods of the group eaten raw. */
  readonly servedRaw?: string;
  readonly categories?: readonly FoodCategory[];
  readonly allergens?: readonly Allergen[];
  /** Words of food names, separated by spaces. */
  readonly names?: string;
  /** Words that take a food out of the categories and names again, never out of a declared allergen. */
  readonly except?: string;
  /** Words of food names that are meant whatever stands beside them: "wieprzowo-wołowy" is pork. */
  readonly surely?: string;
  /** The words of the phrase do not make a food one of the group: "ryż" is not "komosa ryżowa". */
  readonly isStrict?: boolean;
  /** Read so in answers about allergies and intolerances only: "mleko" as a dislike is the drink, not every cheese. */
  readonly isAllergen?: boolean;
  /** A food that is "bez" one of these words is not meant, whatever it declares. */
  readonly liftedByWithout?: string;
  /** Hardly anybody means all of it who says no more: kept out, and asked about. */
  readonly isTooWide?: boolean;
  /** The phrases say what is left out ("bezglutenowy"): a food that is called so is not meant. */
  readonly saysWithout?: boolean;
}
