/** The words of a base's food names, indexed once per list of foods. */
import { headOf, type WantedWord } from './food-terms.js';
import { sameTidyWord } from './inflection.js';
import { wordsOfFood } from './words-of-food.js';

interface Named {
  readonly name: string;
  readonly category?: string | undefined;
}

const MOST_REMEMBERED = 20_000;

/** Finds foods by a word of their name without going through all of them. */
export class FoodBase<Food extends Named> {
  private readonly byHead = new Map<string, Map<string, Food[]>>();

  private readonly known = new Map<string, boolean>();

  constructor(foods: readonly Food[]) {
    for (const food of foods) for (const word of new Set(wordsOfFood(food).all)) this.add(word, food);
  }

  /** Foods whose name holds a form of one of these words. */
  foodsWith(wanted: readonly WantedWord[]): ReadonlySet<Food> {
    const found = new Set<Food>();
    for (const { word, head } of wanted)
      for (const [other, foods] of this.byHead.get(head) ?? [])
        if (sameTidyWord(word, other)) for (const food of foods) found.add(food);
    return found;
  }

  /** True for a form of a word of some name. */
  hasWord(word: string): boolean {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    const alike = this.byHead.get(headOf(word));
    const found =
      alike !== undefined && (alike.has(word) || [...alike.keys()].some((one) => sameTidyWord(one, word)));
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(word, found);
    return found;
  }

  private add(word: string, food: Food): void {
    const head = headOf(word);
    const words = this.byHead.get(head) ?? new Map<string, Food[]>();
    const foods = words.get(word);
    if (foods) foods.push(food);
    else words.set(word, [food]);
    this.byHead.set(head, words);
  }
}
