import type { MarkedPiece } from './swapped-words.js';

/** Energy and macros as printed: whole kcal, grams with one decimal. */
export interface PrintedNutrition {
  readonly kcal: string;
  readonly protein: string;
  readonly fat: string;
  readonly carbs: string;
}

/** One ingredient: `{ name: 'Napój owsiany', insteadOf: 'mleko 2 %', amount: '5 łyżek (50 g)' }`. */
export interface PrintedIngredient {
  readonly name: string;
  /** The food it stands for, when the recipe was changed for this patient (decision 49). */
  readonly insteadOf?: string;
  readonly amount: string;
}

/** One meal of a day; an empty slot has no name, and without a known energy there is no nutrition. */
export interface PrintedMeal {
  readonly time: string;
  readonly label: string;
  readonly name: string | null;
  /** Foods that were swapped out of the dish; they stand behind its name. */
  readonly without: readonly string[];
  /** How many portions the amounts are for, when that is more than one; the energy is that of one. */
  readonly cooking: string | null;
  readonly ingredients: readonly PrintedIngredient[];
  readonly nutrition: PrintedNutrition | null;
}

/** One day table. */
export interface PrintedDay {
  readonly heading: string;
  readonly meals: readonly PrintedMeal[];
  /** Null where the energy of one of the meals is not known. */
  readonly sum: PrintedNutrition | null;
}

/** A labelled value of the summary; `note` stands small below it. */
export interface PrintedFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** Preparation of one dish. */
export interface PrintedRecipe {
  readonly name: string;
  readonly without: readonly string[];
  /** What to use instead of the marked words; absent when nothing was swapped. */
  readonly note?: string;
  readonly paragraphs: readonly (readonly MarkedPiece[])[];
}

/** The whole hand-out as text, ready to be laid out; holds no control characters. */
export interface HandOut {
  readonly fileName: string;
  /** Full name, empty when the plan has no patient. */
  readonly person: string;
  readonly planName: string;
  readonly stage: string;
  readonly period: string;
  readonly prepared: string;
  readonly dietitian: { readonly name: string; readonly email: string };
  readonly figures: readonly PrintedFigure[];
  readonly facts: readonly PrintedFigure[];
  readonly days: readonly PrintedDay[];
  readonly recipes: readonly PrintedRecipe[];
}
