/**
 * What a food's declared allergens and its links say of a patient's elevated results (decision 56, ADR 0110): a declared
 * allergen counts as a link does, and a food of which nobody knows whether it holds an item is told apart from one without.
 */
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';
import type { DictionaryItem, Food, IntoleranceMapping } from '../model.js';
import {
  allergenAsPrinted,
  allergenOfItem,
  namesAnotherKind,
  saysWithoutAllergen,
  type ItemAllergen,
} from './item-allergens.js';
import type { ElevatedItem } from './risks.js';

/** An elevated item, by the key where there is one. */
export interface KnownRisk {
  readonly key: string;
  readonly name: string;
  readonly value: number;
}

/** What is known of a food. */
export interface FoodKnowledge {
  /** The highest item of which a declared allergen speaks. */
  readonly risk?: KnownRisk;
  /** Items of which nobody knows whether the food holds them, the highest first. */
  readonly unknown: readonly KnownRisk[];
}

/** A food as far as its composition is asked. */
export type KnownFood = Pick<Food, 'name' | 'allergenInfo' | 'intolerances'> & {
  readonly id: number | null;
};

type AllergenInfo = NonNullable<Food['allergenInfo']>;

/** What the links of a list say of each food: kinds of which allergens they name; there is one for every linked food. */
type LinkIndex = ReadonlyMap<number, ReadonlySet<Allergen>>;

const NO_KINDS: ReadonlySet<Allergen> = new Set();
const SILENT: FoodKnowledge = Object.freeze({ unknown: Object.freeze([]) });

const indexes = new WeakMap<readonly IntoleranceMapping[], LinkIndex>();
const NO_NAMES: ReadonlyMap<string, DictionaryItem> = new Map();

/** Read once for one list of links: it is the same for every patient. */
function indexLinks(
  mappings: readonly IntoleranceMapping[],
  items: ReadonlyMap<string, DictionaryItem>,
): LinkIndex {
  const known = indexes.get(mappings);
  if (known) return known;
  const named = new Map<string, ItemAllergen | undefined>();
  const index = new Map<number, Set<Allergen>>();
  for (const { intolerance, intoleranceName, foodId } of mappings) {
    if (!named.has(intolerance)) named.set(intolerance, allergenOfKey(intolerance, items, intoleranceName));
    const kinds = index.get(foodId) ?? new Set<Allergen>();
    index.set(foodId, kinds);
    const of = named.get(intolerance);
    if (of && of.role !== 'always') kinds.add(of.allergen);
  }
  indexes.set(mappings, index);
  return index;
}

function allergenOfKey(
  key: string,
  items: ReadonlyMap<string, DictionaryItem>,
  name?: string,
): ItemAllergen | undefined {
  return allergenOfItem(items.get(key) ?? { key, name: name ?? key });
}

interface AskedItem {
  readonly risk: KnownRisk;
  readonly of: ItemAllergen | undefined;
}

/** Asks foods about the elevated items of one patient. */
export class PatientKnowledge {
  private readonly items: readonly AskedItem[];
  private readonly links: LinkIndex;
  private readonly dictionary: ReadonlyMap<string, DictionaryItem>;

  constructor(
    elevated: readonly ElevatedItem[],
    {
      dictionary = [],
      mappings = [],
    }: { dictionary?: readonly DictionaryItem[]; mappings?: readonly IntoleranceMapping[] },
  ) {
    this.dictionary = elevated.length === 0 ? NO_NAMES : new Map(dictionary.map((item) => [item.key, item]));
    this.links = elevated.length === 0 ? new Map() : indexLinks(mappings, this.dictionary);
    this.items = elevated.map(({ key, name, value }) => ({
      risk: { key: key ?? name, name, value },
      of:
        key === undefined
          ? allergenOfItem({ name })
          : allergenAsPrinted(allergenOfKey(key, this.dictionary, name), name),
    }));
  }

  /** What is known of a food; items it is linked to are of no concern here. */
  of(food: KnownFood): FoodKnowledge {
    const info = food.allergenInfo;
    // The catalogue always tells; where it does not, there is nothing to go by.
    if (this.items.length === 0 || !info) return SILENT;
    const links = this.linksOf(food);
    let risk: KnownRisk | undefined;
    const unknown: KnownRisk[] = [];
    for (const item of this.items) {
      const said = sayOf(item, food, info, links);
      if (said === 'holds') risk ??= item.risk;
      else if (said === 'unknown') unknown.push(item.risk);
    }
    return risk ? { risk, unknown } : unknown.length > 0 ? { unknown } : SILENT;
  }

  private linksOf({ id, intolerances = [] }: KnownFood): ReadonlySet<Allergen> | undefined {
    const mapped = id === null ? undefined : this.links.get(id);
    if (intolerances.length === 0) return mapped;
    const kinds = new Set(mapped ?? NO_KINDS);
    for (const { key, name } of intolerances) {
      const of = allergenOfKey(key, this.dictionary, name);
      if (of && of.role !== 'always') kinds.add(of.allergen);
    }
    return kinds;
  }
}

/** `links` is undefined for a food that is linked to nothing. */
function sayOf(
  { risk, of }: AskedItem,
  food: KnownFood,
  info: AllergenInfo,
  links: ReadonlySet<Allergen> | undefined,
): 'holds' | 'unknown' | 'free' {
  if (!of) return links || isVerified(info) ? 'free' : 'unknown';
  const { allergen, role } = of;
  // Links that name kinds of the allergen are a person's answer to which kinds there are.
  if (role !== 'always' && links?.has(allergen)) return 'free';
  if (info.allergens.includes(allergen)) {
    if (isUncertain(info, allergen)) return 'unknown';
    return role === 'kind' && namesAnotherKind(food.name, risk.name, allergen) ? 'unknown' : 'holds';
  }
  if (info.confidence !== 'niepewny' || isVerified(info)) return 'free';
  return saysWithoutAllergen(food.name, allergen) ? 'free' : 'unknown';
}

function isUncertain({ certainty, confidence }: AllergenInfo, allergen: Allergen): boolean {
  return (certainty?.[allergen] ?? confidence) === 'niepewny';
}

/** A person has looked what is in the food, or says so. */
function isVerified({ confidence, verifiedAt }: AllergenInfo): boolean {
  return confidence === 'pewny' || (verifiedAt !== undefined && verifiedAt !== null && verifiedAt !== '');
}
