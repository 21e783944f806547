/**
 * Proposes which items of the dictionary a food is linked to, from its name, its declared allergens and the note about them
 * (decision 73). What is sure is ticked in advance, the rest is shown with its reason. Light enough for a browser.
 */
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { wordsOf } from '@pora/text-pl/fold';
import type { DictionaryItem, Food } from '../model.js';
import { meaningfulWords, namedWords } from '../text-pl/dislikes.js';
import { FoodTerms } from '../text-pl/food-terms.js';
import { allergenOfItem, allergensInName, type ItemAllergen } from './item-allergens.js';

/** Why an item is proposed. */
export type LinkReason =
  | { readonly kind: 'name'; readonly words: string }
  | { readonly kind: 'note'; readonly words: string }
  | {
      readonly kind: 'allergen';
      readonly allergen: Allergen;
      readonly certainty: 'pewny' | 'prawdopodobny' | 'niepewny';
    };

/** An item that may belong to a food. */
export interface LinkProposal {
  readonly key: string;
  readonly name: string;
  readonly reason: LinkReason;
  /** Sure enough to be ticked in advance. */
  readonly ticked: boolean;
}

/** A food as far as its links are proposed. */
export interface ProposedFood {
  readonly name: string;
  readonly allergenInfo: Pick<NonNullable<Food['allergenInfo']>, 'certainty' | 'confidence'> & {
    readonly allergens: readonly Allergen[];
    readonly note?: string | undefined;
  };
}

interface PreparedItem {
  readonly item: DictionaryItem;
  /** Its place in the dictionary. */
  readonly at: number;
  /** The words of each of its names, as numbers. */
  readonly names: readonly (readonly number[])[];
  readonly of: ItemAllergen | undefined;
}

/** Prepares proposals from one dictionary: reading its names is the costly part. */
export class LinkProposer {
  private readonly terms = new FoodTerms();
  /** Items by the first word of each of their names. */
  private readonly byWord = new Map<number, PreparedItem[]>();
  private readonly byAllergen = new Map<Allergen, PreparedItem[]>();

  constructor(dictionary: readonly DictionaryItem[]) {
    const items = dictionary.map((item, at) => ({
      item,
      at,
      names: [item.name, ...(item.aliases ?? [])]
        .map((name) => meaningfulWords(name).map((word) => this.terms.add(word)))
        .filter((ids) => ids.length > 0),
      of: allergenOfItem(item),
    }));
    for (const one of items) {
      for (const [first = -1] of one.names) addTo(this.byWord, first, one);
      if (one.of) addTo(this.byAllergen, one.of.allergen, one);
    }
  }

  /** How many pairs of words have been compared for all foods so far. */
  get compared(): number {
    return this.terms.compared;
  }

  /** Proposals for a food: those ticked in advance first, each item once by its best reason. */
  for(food: ProposedFood): LinkProposal[] {
    const found = new Map<string, LinkProposal>();
    const add = ({ key, name }: DictionaryItem, reason: LinkReason, ticked: boolean): void => {
      const known = found.get(key);
      if (!known || (ticked && !known.ticked)) found.set(key, { key, name, reason, ticked });
    };
    this.fromAllergens(food, add);
    this.fromWords(namedWords(food.name), (item, words) => add(item, { kind: 'name', words }, true));
    for (const { allergen, word, isKind } of allergensInName(food.name)) {
      const reason = { kind: 'name', words: word } as const;
      for (const { item } of this.itemsOf(allergen, isKind)) add(item, reason, true);
    }
    const note = food.allergenInfo.note ?? '';
    this.fromWords(wordsOf(note), (item, words) => add(item, { kind: 'note', words }, false));
    return [...found.values()].sort((a, b) => Number(b.ticked) - Number(a.ticked));
  }

  private fromAllergens(
    { allergenInfo: { allergens, confidence = 'niepewny', certainty } }: ProposedFood,
    add: (item: DictionaryItem, reason: LinkReason, ticked: boolean) => void,
  ): void {
    for (const allergen of allergens) {
      const sure = certainty?.[allergen] ?? confidence;
      const reason = { kind: 'allergen', allergen, certainty: sure } as const;
      for (const { item } of this.itemsOf(allergen, false)) add(item, reason, sure !== 'niepewny');
    }
  }

  /** What an allergen stands for by itself; beside a named kind only what is in every kind. */
  private itemsOf(allergen: Allergen, isKind: boolean): readonly PreparedItem[] {
    const items = this.byAllergen.get(allergen) ?? [];
    return items.filter(({ of }) => of?.role === 'always' || (of?.role === 'usual' && !isKind));
  }

  private fromWords(words: readonly string[], add: (item: DictionaryItem, words: string) => void): void {
    const named = words.map((word) => ({ word, ids: this.terms.in([word]) }));
    const all = new Set(named.flatMap(({ ids }) => [...ids]));
    const likely = new Set([...all].flatMap((id) => this.byWord.get(id) ?? []));
    for (const { item, names } of [...likely].sort((a, b) => a.at - b.at)) {
      const met = names.find((ids) => ids.every((id) => all.has(id)));
      if (!met) continue;
      add(
        item,
        named
          .filter(({ ids }) => met.some((id) => ids.has(id)))
          .map(({ word }) => word)
          .join(' '),
      );
    }
  }
}

function addTo<K>(map: Map<K, PreparedItem[]>, key: K, item: PreparedItem): void {
  const others = map.get(key);
  if (others) others.push(item);
  else map.set(key, [item]);
}

/** A proposal's reason in words: "alergen: mleko, pewny", "nazwa: „skyr”". */
export function reasonInWords(reason: LinkReason, labels: Readonly<Record<Allergen, string>>): string {
  switch (reason.kind) {
    case 'allergen':
      return `alergen: ${labels[reason.allergen]}, ${reason.certainty}`;
    case 'name':
      return `nazwa: „${reason.words}”`;
    case 'note':
      return `uwaga: „${reason.words}”`;
  }
}

/** Keys that are ticked in advance. */
export function tickedKeys(proposals: readonly LinkProposal[]): string[] {
  return proposals.flatMap(({ key, ticked }) => (ticked ? key : []));
}
