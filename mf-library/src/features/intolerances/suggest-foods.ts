import { type AllergenConfidence } from '@pora/contracts/catalog/allergen-table';
import { type Food } from '@pora/contracts/catalog/food.model';
import {
  ALLERGEN_CONFIDENCE,
  ALLERGEN_LABELS,
  ALLERGENS,
  type Allergen,
} from '@pora/contracts/catalog/food.vocabulary';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { sameWord } from '@pora/engine/text-pl/inflection';
import { compareText } from '@pora/kit';
import { foldText, wordsOf } from '@pora/text-pl/fold';

/** A food that may belong to an entry, and why. */
export interface Suggestion {
  readonly food: Food;
  /** Name of the entry that stands in the name of the food. */
  readonly name?: string;
  /** Allergen the entry stands for and the food declares. */
  readonly allergen?: { readonly allergen: Allergen; readonly confidence: AllergenConfidence };
}

type NamedEntry = Pick<Intolerance, 'name' | 'aliases'>;

/** Finds foods for an entry. */
export type FoodSuggester = (entry: NamedEntry, linked: ReadonlySet<number>) => Suggestion[];

/** Shorter words ("i", "z") say nothing about a food. */
const SHORTEST_WORD = 3;

/**
 * Prepares suggestions over all foods: foods whose name holds every word of one of the entry's names in some form, then
 * foods that declare the allergen the entry stands for, the surest first.
 */
export function buildFoodSuggester(foods: readonly Food[]): FoodSuggester {
  const foodsByWord = new Map<string, Set<Food>>();
  for (const food of foods) {
    for (const word of wordsOf(food.name)) {
      const having = foodsByWord.get(word);
      if (having) having.add(food);
      else foodsByWord.set(word, new Set([food]));
    }
  }
  const withWord = (wanted: string): Set<Food> =>
    new Set([...foodsByWord].flatMap(([word, having]) => (sameWord(wanted, word) ? [...having] : [])));
  return (entry, linked) => {
    const found = new Map<number, Suggestion>();
    const add = (suggestion: Suggestion) => {
      const { id } = suggestion.food;
      if (!linked.has(id)) found.set(id, { ...suggestion, ...found.get(id) });
    };
    for (const name of [entry.name, ...entry.aliases]) {
      for (const food of foodsNamed(name, withWord)) add({ food, name });
    }
    const allergen = allergenOf(entry);
    for (const food of allergen ? foods : []) {
      const { allergens, confidence } = food.allergenInfo;
      if (allergen && allergens.includes(allergen)) add({ food, allergen: { allergen, confidence } });
    }
    return [...found.values()].sort((a, b) => rankOf(a) - rankOf(b) || compareText(a.food.name, b.food.name));
  };
}

const suggesters = new WeakMap<ReadonlyMap<number, Food>, FoodSuggester>();

/** The suggestions over a base, prepared once for all entries. */
export function suggesterOf(foodById: ReadonlyMap<number, Food>): FoodSuggester {
  const known = suggesters.get(foodById);
  if (known) return known;
  // A food without a number of its own is not on the server yet and cannot be linked.
  const suggester = buildFoodSuggester([...foodById.values()].filter(({ id }) => id > 0));
  suggesters.set(foodById, suggester);
  return suggester;
}

function foodsNamed(name: string, withWord: (wanted: string) => Set<Food>): Food[] {
  const words = wordsOf(name).filter((word) => word.length >= SHORTEST_WORD);
  const [first, ...others] = words.map(withWord);
  return first ? [...first].filter((food) => others.every((having) => having.has(food))) : [];
}

/** The allergen an entry stands for: one of its names is the allergen's. */
function allergenOf({ name, aliases }: NamedEntry): Allergen | undefined {
  const names = [name, ...aliases];
  return ALLERGENS.find((allergen) =>
    names.some((one) => isSameName(one, ALLERGEN_LABELS[allergen]) || foldText(one) === allergen),
  );
}

function isSameName(a: string, b: string): boolean {
  const [ofA, ofB] = [wordsOf(a), wordsOf(b)];
  return ofA.length === ofB.length && ofA.every((word, index) => sameWord(word, ofB[index] ?? ''));
}

/** A name before an allergen, a sure one before an unsure one. */
function rankOf({ name, allergen }: Suggestion): number {
  if (name !== undefined) return 0;
  return 1 + (allergen ? ALLERGEN_CONFIDENCE.indexOf(allergen.confidence) : 0);
}
