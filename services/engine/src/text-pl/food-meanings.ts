/**
 * What a name means for the foods of one base: a test of each food. Prepared once for a list of foods, however many people
 * are checked against it.
 */
import { hasEnoughLetters, meaningfulWords } from './dislikes.js';
import { ALL_DISHES, dishesWith } from './dishes.js';
import { dishesOfSort } from './dishes-of-sort.js';
import { FoodBase } from './food-base.js';
import { groupOf, kindsOf, type Reading } from './food-group-words.js';
import type { FoodGroup } from './food-group.js';
import { FoodTerms, variantsOf } from './food-terms.js';
import { PLANT } from './food-kinds.data.js';
import { isStateWord, stateOf, type FoodState } from './food-state.js';
import { soldAs } from './sold-as.js';
import { wordsOfFood } from './words-of-food.js';
import {
  diagnosisOf,
  isKnownFood,
  isMilk,
  isPartOfSold,
  isStaticWord,
  soundWords,
  Vocabulary,
  type NameKind,
  type NameLookup,
} from './words/names.js';
import { sameTidyWord } from './inflection.js';
import { foldText, wordsOf } from '@pora/text-pl/fold';

/** A food as far as words can meet it; one that left the base has a name only. */
export interface NamedFood {
  /** Needed to be met by the practice's own words. */
  readonly id?: number | null | undefined;
  readonly name: string;
  readonly category?: string | undefined;
  readonly allergenInfo?: { readonly allergens: readonly string[]; readonly confidence?: string } | undefined;
}

/** What words can meet of a food. */
export interface Facts {
  readonly id: number | undefined;
  readonly terms: ReadonlySet<number>;
  readonly allTerms: ReadonlySet<number>;
  /** Words the name says the food is without. */
  readonly without: ReadonlySet<number>;
  readonly isWithout: boolean;
  readonly category: string;
  readonly allergens: readonly string[];
  /** Nobody has checked which allergens the food holds beside those listed. */
  readonly isUnverified: boolean;
  readonly state: FoodState;
  /** Places in the table of dishes. */
  readonly dishes: readonly number[];
  /** Of the first word of its name. */
  readonly first: ReadonlySet<number>;
}

/** Whether a food is meant. */
export type Test = (facts: Facts) => boolean;

/** What a name means. */
export interface Meaning {
  readonly test: Test;
  readonly group?: FoodGroup;
  /** Foods nobody can call free of the allergen that is meant. */
  readonly mayHold?: Test;
  /** Of a group: the foods it holds by name or category, not by an allergen they declare. */
  readonly byName?: Test;
  /** A word every food of that meaning carries, unless it is a group. */
  readonly word?: string;
}

const WITHOUT = 'bez';
const FILLERS = new Set(
  (
    'produkty produktów potrawy potraw dania dań wyroby wyrobów przetwory przetworów rzeczy rodzaju typu itp itd np ' +
    'szczególnie głównie bardzo raczej wszystkie wszystkich dieta diety diecie dietę'
  ).split(' '),
);
const isFresh = (word: string) => sameTidyWord('świeży', word);
const NO_TERMS: ReadonlySet<number> = new Set();
const plantWords = new Vocabulary(PLANT.split(' '));
/** More words than any practice writes; then the terms begin anew. */
const MOST_TERMS = 6000;
const MOST_REMEMBERED = 4000;

/** Names and their meanings in one base. */
export class FoodMeanings implements NameLookup {
  private readonly terms = new FoodTerms();
  /** Words of the dishes, looked for from the beginning: what a food is does not change when more words are. */
  private readonly dishWords = ALL_DISHES.map(({ words }) => words.map((word) => this.terms.add(word)));
  private readonly meanings = new Map<string, Meaning>();
  private readonly kinds = new Map<string, NameKind | null>();
  private readonly pairs = new Map<string, boolean>();
  private sound: Vocabulary | undefined;
  private readonly stated = new Map<string, Meaning | null>();
  private readonly calledNames = new Map<string, readonly NamedFood[]>();
  private readonly dishes = new WeakMap<Meaning, Map<string, Meaning>>();
  private readonly met = new WeakMap<Test, readonly NamedFood[]>();
  private readonly facts = new WeakMap<NamedFood, { readonly size: number; readonly facts: Facts }>();

  private constructor(
    private readonly foods: readonly NamedFood[],
    private readonly base: FoodBase<NamedFood>,
  ) {}

  private static readonly known = new WeakMap<readonly NamedFood[], FoodMeanings>();

  /** The meanings of one list of foods; made anew when more words were asked for than anybody means. */
  static of(foods: readonly NamedFood[]): FoodMeanings {
    const known = FoodMeanings.known.get(foods);
    if (known && known.terms.size <= MOST_TERMS) return known;
    const fresh = new FoodMeanings(foods, known?.base ?? new FoodBase(foods));
    FoodMeanings.known.set(foods, fresh);
    return fresh;
  }

  isNameWord(word: string): boolean {
    return isStaticWord(word) || isPartOfSold(word) || this.base.hasWord(word);
  }

  standsAlone(word: string): boolean {
    return kindsOf([word]) !== undefined;
  }

  areTwo(first: string, second: string): boolean {
    const key = `${first} ${second}`;
    const known = this.pairs.get(key);
    if (known !== undefined) return known;
    if (this.pairs.size >= MOST_REMEMBERED) this.pairs.clear();
    const found = this.findTwo(first, second);
    this.pairs.set(key, found);
    return found;
  }

  private findTwo(first: string, second: string): boolean {
    // "ostre przyprawy" are a group of their own.
    if (groupOf([first, second], 'answer') || soldAs([first, second]) || this.isOneName(first, second))
      return false;
    const [one, other] = [first, second].map((word) => this.meaningOf(word, 'dislike').test);
    const isWithin = (a: Test | undefined, b: Test | undefined) =>
      this.foods.every((food) => {
        const facts = this.factsOf(food);
        return a?.(facts) !== true || b?.(facts) === true;
      });
    return !isWithin(one, other) && !isWithin(other, one);
  }

  /** "pestki dyni" is how a food of the base begins. */
  private isOneName(first: string, second: string): boolean {
    return [...this.base.foodsWith(variantsOf(second))].some((food) => {
      const [one = '', other = ''] = wordsOfFood(food).named;
      return sameTidyWord(first, one) && sameTidyWord(second, other);
    });
  }

  isSound(word: string): boolean {
    this.sound ??= soundWords(this.foods.map((food) => wordsOfFood(food).all));
    return isStaticWord(word) || this.sound.has(word);
  }

  kindOf(text: string): NameKind | undefined {
    const known = this.kinds.get(text);
    if (known !== undefined) return known ?? undefined;
    const kind = this.findKind(text);
    if (this.kinds.size >= MOST_REMEMBERED) this.kinds.clear();
    this.kinds.set(text, kind ?? null);
    return kind;
  }

  private findKind(text: string): NameKind | undefined {
    const words = meaningfulWords(text);
    if (words.length === 0 || !hasEnoughLetters(text)) return undefined;
    if (diagnosisOf(words)) return 'diagnosis';
    if (groupOf(words, 'answer')) return 'group';
    if (soldAs(words)) return 'food';
    const [word = ''] = words;
    // "kasza jaglana, sucha": what every dry food is called by names none.
    if (words.length === 1 && sameTidyWord(word, 'suchy')) return undefined;
    if (this.meetsAsWritten(text, words)) return 'food';
    return (words.length === 1 && isKnownFood(word)) || kindsOf(words) !== undefined ? 'food' : undefined;
  }

  /** "kapusta gotowana" are no dumplings with cabbage: a state belongs to the food that the name begins with. */
  private meetsAsWritten(text: string, words: readonly string[]): boolean {
    const meaning = this.meaningOf(text, 'answer');
    if (!this.meetsAny(meaning)) return false;
    const nouns = words.filter((word) => !isStateWord(word));
    if (nouns.length === words.length || nouns.length === 0) return true;
    const isFirst = this.holdingFirst(nouns);
    return this.meetsAny({ ...meaning, test: (facts) => meaning.test(facts) && isFirst(facts) });
  }

  /** Foods whose name begins with one of these words. */
  holdingFirst(words: readonly string[]): Test {
    const ids = words.map((word) => this.terms.add(word));
    return ({ first }) => ids.some((id) => first.has(id));
  }

  /** Foods that are called so: of a group by name alone, else whose name begins with a word of it, where any does. */
  called(name: string): readonly NamedFood[] {
    const known = this.calledNames.get(name);
    if (known) return known;
    if (this.calledNames.size >= MOST_REMEMBERED) this.calledNames.clear();
    const found = this.calledBy(name);
    this.calledNames.set(name, found);
    return found;
  }

  private calledBy(name: string): readonly NamedFood[] {
    const { byName, test, word, group } = this.meaningOf(name, 'dislike');
    if (byName) return this.metBy(byName);
    // Every food of it carries its word: the others need not be asked.
    const foods =
      group || word === undefined
        ? this.metBy(test)
        : [...this.base.foodsWith(variantsOf(word))].filter((food) => test(this.factsOf(food)));
    const isFirst = this.holdingFirst(name.split(' '));
    const first = foods.filter((food) => isFirst(this.factsOf(food)));
    return first.length > 0 ? first : foods;
  }

  /** Whether any food of the base is meant. */
  meetsAny({ test, word, group }: Meaning): boolean {
    if (group) return true;
    if (word === undefined) return false;
    for (const food of this.base.foodsWith(variantsOf(word))) if (test(this.factsOf(food))) return true;
    return false;
  }

  /** Whether any food of the base is meant, however it is found. */
  isMet(test: Test): boolean {
    return this.foods.some((food) => test(this.factsOf(food)));
  }

  /** Foods of the base that are meant; remembered as long as the test is. */
  metBy(test: Test): readonly NamedFood[] {
    const known = this.met.get(test);
    if (known) return known;
    const found = this.foods.filter((food) => test(this.factsOf(food)));
    this.met.set(test, found);
    return found;
  }

  /** What a name means; a diagnosis or diet is all that it keeps away. */
  meaningOf(text: string, reading: Reading): Meaning {
    const key = `${reading} ${text}`;
    const known = this.meanings.get(key);
    if (known) return known;
    const found = this.readMeaning(text, reading);
    if (this.meanings.size >= MOST_REMEMBERED) this.meanings.clear();
    this.meanings.set(key, found);
    return found;
  }

  /** A meaning narrowed by a state, remembered; undefined where no food of the base is of that state. */
  narrowed(key: string, make: () => Meaning | undefined): Meaning | undefined {
    const known = this.stated.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = make();
    if (this.stated.size >= MOST_REMEMBERED) this.stated.clear();
    this.stated.set(key, found ?? null);
    return found;
  }

  private readMeaning(text: string, reading: Reading): Meaning {
    const isWithout = wordsOf(text).includes(WITHOUT);
    const diagnosis = reading === 'test' || isWithout ? undefined : diagnosisOf(meaningfulWords(text));
    if (diagnosis) {
      const { group = { phrases: [] }, ...kept } = this.together(diagnosis.keeps);
      return { ...kept, group: { ...group, isTooWide: diagnosis.isPhased === true } };
    }
    const sold = isWithout ? undefined : soldAs(meaningfulWords(text));
    const named = reading === 'answer' ? sold?.answer : sold?.dislike;
    if (named && named.length > 0 && reading !== 'test') return this.together([...named, text], reading);
    return this.nameMeaning(text, reading);
  }

  private nameMeaning(text: string, reading: Reading): Meaning {
    const meaning = this.plainMeaning(text, reading);
    return reading === 'answer' ? this.withDishes(meaning, text, reading) : meaning;
  }

  private plainMeaning(text: string, reading: Reading): Meaning {
    const words = meaningfulWords(text);
    const rest = words.filter((word) => !FILLERS.has(word));
    const isWithout = wordsOf(text).includes(WITHOUT);
    const group = isWithout ? undefined : (groupOf(words, reading) ?? groupOf(rest, reading));
    const named = this.named(rest.length > 0 && !isWithout ? rest.join(' ') : text);
    if (!group) return reading === 'answer' ? this.withUnnamedKinds(named, rest) : named;
    const { holds, mayHold } = this.groupTests(group);
    const isAlone = group.saysWithout === true || group.isStrict === true;
    const { holds: byName } = this.groupTests({ ...group, allergens: [] });
    return {
      group,
      byName,
      ...(group.allergens && { mayHold }),
      test: isAlone ? holds : (facts) => holds(facts) || named.test(facts),
    };
  }

  /** Everything a diagnosis or a diet keeps away, as a group nothing that is liked is taken out of. */
  private together(names: readonly string[], reading: Reading = 'answer'): Meaning {
    const meanings = names.map((name) => this.nameMeaning(name, reading));
    return {
      group: { phrases: [] },
      test: (facts) => meanings.some(({ test }) => test(facts)),
      mayHold: (facts) => meanings.some(({ mayHold }) => mayHold?.(facts) === true),
    };
  }

  /** Dishes that hold it and do not say so: ketchup for who reacts to tomatoes, of a dislike those mainly made of it. */
  withDishes(meaning: Meaning, text: string, reading: Reading): Meaning {
    const known = this.dishes.get(meaning) ?? new Map<string, Meaning>();
    this.dishes.set(meaning, known);
    const key = `${reading} ${text}`;
    const found = known.get(key) ?? this.andDishes(meaning, text, reading);
    known.set(key, found);
    return found;
  }

  private andDishes(meaning: Meaning, text: string, reading: Reading): Meaning {
    const { group } = meaning;
    const words = group ? wordsOf(`${group.names ?? ''} ${group.surely ?? ''}`) : meaningfulWords(text);
    if (!group && wordsOf(text).includes(WITHOUT)) return meaning;
    const isPlain = group !== undefined || words.length === 1;
    // A sort the base does not know is no reason to believe that the dishes are all that was meant.
    if (!isPlain && !this.meetsAny(meaning)) return meaning;
    const dishes = isPlain
      ? words.flatMap((word) => dishesWith(word, reading))
      : dishesOfSort(words, reading);
    return this.orDishes(meaning, dishes, group?.except);
  }

  /** The same for a food that is said to be pickled, smoked or dried. */
  withDishesOfState(meaning: Meaning, name: string, states: readonly string[], reading: Reading): Meaning {
    const dishes = dishesOfSort([...meaningfulWords(name), ...states], reading);
    return this.orDishes(meaning, dishes);
  }

  private orDishes(meaning: Meaning, places: readonly number[], exceptNames = ''): Meaning {
    const dishes = new Set(places);
    if (dishes.size === 0) return meaning;
    const except = wordsOf(exceptNames).map((word) => this.terms.add(word));
    const isDish: Test = ({ dishes: held, terms }) =>
      held.some((at) => dishes.has(at)) && !except.some((id) => terms.has(id));
    const { test } = meaning;
    // Most foods are no dish of the table: they are asked no further.
    return { ...meaning, test: (facts) => test(facts) || (facts.dishes.length > 0 && isDish(facts)) };
  }

  /** Foods that declare the allergen of a single food without naming which one they hold: "zawiera orzechy". */
  private withUnnamedKinds(named: Meaning, words: readonly string[]): Meaning {
    const known = kindsOf(words);
    if (!known) return named;
    const kinds = known.phrases.map((phrase) => phrase.map((word) => this.terms.add(word)));
    const mayBe: Test = ({ terms, allergens }) =>
      allergens.includes(known.allergen) &&
      (known.isOne || !kinds.some((ids) => ids.every((id) => terms.has(id))));
    return {
      ...named,
      test: (facts) => named.test(facts) || mayBe(facts),
      mayHold: ({ isUnverified }) => isUnverified,
    };
  }

  /** Foods whose name holds every word. */
  private named(text: string): Meaning {
    const all = wordsOf(text);
    // "mleko bez laktozy" is meant as it is written: only a name that says "bez" of the same word is the same food.
    const at = all.indexOf(WITHOUT);
    const isWithout = at >= 0;
    const ids = this.idsOf(isWithout ? all.slice(0, at).join(' ') : text);
    const missing = isWithout ? this.idsOf(all.slice(at + 1).join(' ')) : [];
    const [word] = meaningfulWords(text);
    const plants = this.plantsOf(all);
    // "mleko sojowe" is sold as "napój sojowy".
    const drink = this.asDrink(all);
    return {
      ...(word !== undefined && { word }),
      test: (facts) =>
        isWithout
          ? missing.length > 0 &&
            missing.every((id) => facts.without.has(id)) &&
            ids.every((id) => facts.terms.has(id))
          : (ids.length > 0 &&
              ids.every((id) => facts.terms.has(id)) &&
              !plants.some((id) => facts.terms.has(id))) ||
            (drink.length > 0 && drink.every((id) => facts.terms.has(id))),
    };
  }

  /** What the name of a food says when it only takes the place of the one that is meant: "jogurt kokosowy" is no yoghurt. */
  private plantsOf(words: readonly string[]): number[] {
    const isPlant = words.some((word) => plantWords.has(word));
    if (isPlant || !words.some((word) => isMilk(word))) return [];
    return PLANT.split(' ').map((word) => this.terms.add(word));
  }

  private asDrink(words: readonly string[]): number[] {
    const plants = words.filter((word) => plantWords.has(word));
    const isOfMilk = plants.length > 0 && words.some((word) => sameTidyWord('mleko', word));
    return isOfMilk ? ['napój', ...plants].map((word) => this.terms.add(word)) : [];
  }

  private groupTests(group: FoodGroup): { holds: Test; mayHold: Test } {
    const idsIn = (text = '') =>
      text
        .split(' ')
        .filter(Boolean)
        .map((word) => this.terms.add(word));
    const names = idsIn(group.names);
    const surely = idsIn(group.surely);
    const except = idsIn(group.except);
    const lifting = idsIn(group.liftedByWithout);
    const said = group.phrases.flatMap((phrase) => this.idsOf(phrase));
    const categories = new Set((group.categories ?? []).map(foldText));
    const has = (ids: readonly number[], terms: ReadonlySet<number>) => ids.some((id) => terms.has(id));
    const holds: Test = ({ terms, without, category, allergens }) => {
      if (has(lifting, without)) return false;
      if (group.allergens?.some((allergen) => allergens.includes(allergen))) return true;
      if (has(said, without)) return false;
      if (has(surely, terms)) return true;
      return (categories.has(category) || has(names, terms)) && !has(except, terms);
    };
    const mayHold: Test = ({ isUnverified, terms, without }) =>
      isUnverified && !has(lifting, without) && !has(except, terms) && !has(said, without);
    return { holds, mayHold };
  }

  private idsOf(text: string): number[] {
    return meaningfulWords(text).map((word) => this.terms.add(word));
  }

  /** Foods whose name holds one of these words. */
  holding(words: readonly string[]): Test {
    const ids = words.map((word) => this.terms.add(word));
    return ({ terms }) => ids.some((id) => terms.has(id));
  }

  private dishesIn(terms: ReadonlySet<number>): readonly number[] {
    return this.dishWords.flatMap((ids, at) => (ids.every((id) => terms.has(id)) ? [at] : []));
  }

  /** What words can meet of a food; remembered until new words are looked for. */
  factsOf(food: NamedFood): Facts {
    const known = this.facts.get(food);
    if (known && known.size === this.terms.size) return known.facts;
    const { named, all, without, folded } = wordsOfFood(food);
    const isWithout = without.length > 0;
    const terms = this.terms.in(named);
    const facts: Facts = {
      id: food.id ?? undefined,
      terms,
      allTerms: isWithout ? this.terms.in(all) : terms,
      without: isWithout ? this.terms.in(without) : NO_TERMS,
      isWithout,
      category: folded,
      allergens: food.allergenInfo?.allergens ?? [],
      isUnverified: food.allergenInfo?.confidence === 'niepewny',
      state: known?.facts.state ?? stateOf(named),
      // "botwina, świeża" is what the soup is made of.
      dishes: known?.facts.dishes ?? (named.some(isFresh) ? [] : this.dishesIn(terms)),
      first: this.terms.in(named.slice(0, 1)),
    };
    this.facts.set(food, { size: this.terms.size, facts });
    return facts;
  }
}
