/**
 * What the engine reads: the wire objects of `@pora/contracts`, narrowed to the fields that decide a plan.
 * Everything is read-only; the engine never changes its input.
 */
import type { Food as WireFood } from '@pora/contracts/catalog/food.model';
import type { Meal as WireMeal, Macros, MealIngredient } from '@pora/contracts/catalog/meal.model';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import type { OtherWords, WordDecision } from './text-pl/read-phrase.js';
import type {
  MealEntry,
  Nutrition,
  PlanDay,
  PlanIngredient,
  PlanSlot,
} from '@pora/contracts/plans/plan.model';

export type { Macros, MealEntry, MealIngredient, Nutrition, PlanDay, PlanIngredient, PlanSlot, RuleConfig };

/** Food of the catalogue; without `calories` the energy follows from the macros (4/9/4). */
export type Food = Pick<
  WireFood,
  'id' | 'name' | 'category' | 'per' | 'carbs' | 'fat' | 'protein' | 'units'
> & {
  readonly calories?: number | null;
  readonly intolerances?: readonly { readonly key: string; readonly name: string }[] | undefined;
  /** Declared allergens; group words and allergies are matched against them as well. */
  readonly allergenInfo?:
    | (Pick<WireFood['allergenInfo'], 'certainty'> & {
        readonly allergens: readonly string[];
        readonly confidence?: WireFood['allergenInfo']['confidence'];
        readonly verifiedAt?: string | null;
      })
    | undefined;
};

/** Meal of the library; a missing `childFriendly` flag is allowed for children (rule 5). */
export type Meal = Pick<
  WireMeal,
  'id' | 'name' | 'types' | 'source' | 'favorite' | 'servings' | 'ingredients'
> & {
  readonly childFriendly?: boolean | undefined;
  readonly description?: string | undefined;
};

/** Listed substitute: `percentage` % of the replaced grams [library §3]. */
export interface Substitution {
  readonly foodId: number;
  readonly substituteFoodId: number;
  readonly percentage: number;
}

/** Intolerance dictionary entry, with the other names a laboratory may print. */
export interface DictionaryItem {
  readonly key: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** Link between an intolerance and a food [library §3]. */
export interface IntoleranceMapping {
  readonly intolerance: string;
  readonly intoleranceName?: string;
  readonly foodId: number;
}

/** A word of surveys as the practice understands it; without foods, categories and allergens nothing in the base is meant. */
export interface OwnWord {
  readonly word: string;
  /** `not_food`: no food is meant; `note`: the dietitian minds it herself, the verdict stays `attention`. */
  readonly kind?: 'means' | 'not_food' | 'note' | undefined;
  readonly foodIds: readonly number[];
  readonly categories: readonly string[];
  readonly allergens: readonly string[];
}

/** A food that became another one. */
export interface MergedFood {
  readonly foodId: number;
  readonly into: number;
}

/** Foods, meals and the safety data that belong to them. */
export interface Catalogue {
  readonly foods: readonly Food[];
  readonly meals: readonly Meal[];
  readonly substitutions?: readonly Substitution[];
  readonly mappings?: readonly IntoleranceMapping[];
  readonly dictionary?: readonly DictionaryItem[];
  readonly ownWords?: readonly OwnWord[];
  /** Numbers of foods that became another one; each also stands in the lists above as what it became. */
  readonly mergedFoods?: readonly MergedFood[];
  /** Content hash (ETag of the snapshot); computed from the content when absent. */
  readonly hash?: string;
}

/** One tested food of an intolerance set with its value in U/ml. */
export interface IntoleranceValue {
  readonly name: string;
  readonly value: number;
}

/** The patient as far as a plan depends on the person. */
export interface PatientInput extends OtherWords {
  /** Gets meals for children, and the parent's "córka", "syn" in the survey are the patient. */
  readonly isChild: boolean;
  readonly intolerances?: readonly IntoleranceValue[];
  readonly disliked?: readonly string[];
  /** Foods the person likes or takes under a condition: exceptions to a group word they dislike, never to an allergy. */
  readonly accepted?: readonly string[];
  /** Answers of the survey about allergies, as they were written. */
  readonly allergies?: readonly string[];
  /** Answers of the survey about intolerances, as they were written. */
  readonly declaredIntolerances?: readonly string[];
  /** What a dietitian decided about single phrases. */
  readonly decisions?: readonly WordDecision[];
  /** False when there is neither a survey nor a result set: then there is nothing to check against. */
  readonly hasRecords?: boolean;
}

/** Why a planned ingredient was swapped. */
export type SubstitutionReason = 'allergy' | 'disliked' | 'intolerance';
