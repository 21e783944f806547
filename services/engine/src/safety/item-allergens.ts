/** Reads the table of allergens and dictionary items in both directions. Light enough for a browser. */
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { wordsOf } from '@pora/text-pl/fold';
import { namedWords } from '../text-pl/dislikes.js';
import { FoodTerms } from '../text-pl/food-terms.js';
import { ITEMS_OF_ALLERGENS } from './item-allergens.data.js';

/** How an item hangs together with its allergen, as the table tells it. */
export type ItemRole = 'always' | 'usual' | 'kind';

/** The allergen an item stands for. */
export interface ItemAllergen {
  readonly allergen: Allergen;
  readonly role: ItemRole;
}

/** An item as far as its allergen is asked; one that no dictionary knows has a name alone. */
export interface NamedItem {
  readonly key?: string | undefined;
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
}

const BY_KEY: ReadonlyMap<string, ItemAllergen> = new Map(
  ITEMS_OF_ALLERGENS.flatMap(({ allergen, always, usual, kinds }) => [
    ...keysAs(always, { allergen, role: 'always' }),
    ...keysAs(usual, { allergen, role: 'usual' }),
    ...keysAs(kinds, { allergen, role: 'kind' }),
  ]),
);

function keysAs(keys: readonly string[], of: ItemAllergen): [string, ItemAllergen][] {
  return keys.map((key) => [key, of]);
}

/** Words of the table, met in any form. */
class TableWords {
  private readonly terms = new FoodTerms();
  private readonly rows = ITEMS_OF_ALLERGENS.map((row) => ({
    allergen: row.allergen,
    words: this.idsOf(row.words),
    kinds: this.idsOf(row.kindWords),
    marks: this.idsOf(row.kindMarks),
    except: this.idsOf(row.except),
    without: this.idsOf(row.without),
  }));
  private readonly rowOf = new Map(this.rows.map((row) => [row.allergen, row]));

  /** The allergen a name means, and whether as a whole or one kind of it. */
  read(name: string): ItemAllergen | undefined {
    const found = this.terms.in(namedWords(name));
    const row = this.rows.find(
      ({ words, kinds, except }) => !hasAny(except, found) && (hasAny(words, found) || hasAny(kinds, found)),
    );
    if (!row) return undefined;
    const isKind = hasAny(row.kinds, found) || hasAny(row.marks, found);
    return { allergen: row.allergen, role: isKind ? 'kind' : 'always' };
  }

  /** Every allergen a name means, with the first word that says so. */
  readAll(name: string): { allergen: Allergen; word: string; isKind: boolean }[] {
    const said = namedWords(name);
    const found = this.terms.in(said);
    return this.rows.flatMap(({ allergen, words, kinds, marks, except, without }) => {
      if (hasAny(except, found) || hasAny(without, found)) return [];
      const word = said.find((one) => {
        const ids = this.terms.in([one]);
        return hasAny(words, ids) || hasAny(kinds, ids);
      });
      const isKind = hasAny(marks, found);
      return word === undefined ? [] : [{ allergen, word, isKind }];
    });
  }

  /** Kinds of an allergen that a name says. */
  kindsIn(name: string, allergen: Allergen): ReadonlySet<number> {
    const found = this.terms.in(namedWords(name));
    const row = this.rowOf.get(allergen);
    if (!row || hasAny(row.except, found)) return NONE;
    const marks = hasAny(row.words, found) ? row.marks : [];
    return new Set([...row.kinds, ...marks].filter((id) => found.has(id)));
  }

  /** Whether a name is nothing but the allergen: "JAJKO", not "żółtko jaja kurzego". */
  isWhole(name: string, allergen: Allergen): boolean {
    const said = namedWords(name);
    const row = this.rowOf.get(allergen);
    return (
      row !== undefined && said.length > 0 && said.every((one) => hasAny(row.words, this.terms.in([one])))
    );
  }

  /** Whether a name says that the food is without an allergen. */
  saysWithout(name: string, allergen: Allergen): boolean {
    const all = wordsOf(name);
    const row = this.rowOf.get(allergen);
    if (!row) return false;
    const behind = this.terms.in(all.filter((_, i) => all[i - 1] === 'bez'));
    return hasAny(row.words, behind) || hasAny(row.without, this.terms.in(all));
  }

  private idsOf(text = ''): number[] {
    return text
      .split(' ')
      .filter(Boolean)
      .map((word) => this.terms.add(word));
  }
}

const NONE: ReadonlySet<number> = new Set();
const hasAny = (ids: readonly number[], found: ReadonlySet<number>): boolean =>
  ids.some((id) => found.has(id));

let words: TableWords | undefined;
/** Made when first asked: most programs that load this never meet a name. */
const table = (): TableWords => (words ??= new TableWords());

/** The allergen an item stands for: by its key, else by one of its names. */
export function allergenOfItem({ key, name, aliases = [] }: NamedItem): ItemAllergen | undefined {
  const known = key === undefined ? undefined : BY_KEY.get(key);
  if (known) return known;
  for (const one of [name, ...aliases]) {
    const read = table().read(one);
    if (read) return read;
  }
  return undefined;
}

/**
 * The same for a name as a laboratory printed it: "JAJKO" is every egg, though the dictionary knows it as another name of
 * the hen's.
 */
export function allergenAsPrinted(of: ItemAllergen | undefined, name: string): ItemAllergen | undefined {
  return of && table().isWhole(name, of.allergen) ? { allergen: of.allergen, role: 'always' } : of;
}

/** Keys of the starter dictionary that stand for an allergen, the surest first. */
export function itemsOfAllergen(allergen: Allergen): readonly { key: string; role: ItemRole }[] {
  return [...BY_KEY].flatMap(([key, of]) => (of.allergen === allergen ? [{ key, role: of.role }] : []));
}

/** The allergens a food's name means ("skyr" is milk), each with the word that says so; a kind is "kozi" beside "ser". */
export function allergensInName(
  foodName: string,
): readonly { allergen: Allergen; word: string; isKind: boolean }[] {
  return table().readAll(foodName);
}

/** Whether a food's name names kinds of the allergen, and none of those that the item's name names. */
export function namesAnotherKind(foodName: string, itemName: string, allergen: Allergen): boolean {
  const said = table().kindsIn(foodName, allergen);
  if (said.size === 0) return false;
  return [...table().kindsIn(itemName, allergen)].every((kind) => !said.has(kind));
}

/** Whether a food's name says that it is without the allergen: "Chleb bezglutenowy", "bez mleka". */
export function saysWithoutAllergen(foodName: string, allergen: Allergen): boolean {
  return table().saysWithout(foodName, allergen);
}
