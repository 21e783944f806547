/**
 * Which foods a person's own words keep off the plate (rule 7): disliked entries of the survey, its answers about
 * allergies and intolerances, and names of tested foods that no mapping covers. Group words follow the table of
 * `food-groups.data.ts`; what is not understood is told, never dropped.
 */
import { isDenial, readAvoided, type AvoidedPart } from './avoidance-entry.js';
import { hasEnoughLetters, meaningfulWords } from './dislikes.js';
import { groupOf, kindsOf, type Reading } from './food-group-words.js';
import type { FoodGroup } from './food-groups.data.js';
import { FoodBase } from './food-base.js';
import { FoodTerms, variantsOf } from './food-terms.js';
import { wordsOfFood } from './words-of-food.js';
import { foldText, wordsOf } from '@pora/text-pl/fold';
import type { OwnWord } from '../model.js';
import { ownKey, ownMeanings, type OwnMeaning } from './own-words.js';
import { StubPhrases } from './phrases.stub.js';
import type { ReadPhrase, UnclearReason, WordDecision, WordField } from './read-phrase.js';

/** A food as far as words can meet it; one that left the base has a name only. */
export interface NamedFood {
  /** Needed to be met by the practice's own words. */
  readonly id?: number | null | undefined;
  readonly name: string;
  readonly category?: string | undefined;
  readonly allergenInfo?: { readonly allergens: readonly string[]; readonly confidence?: string } | undefined;
}

/** What a person wrote. */
export interface AvoidanceInput {
  readonly disliked?: readonly string[];
  /** Liked or conditionally allowed: exceptions to a disliked group word. */
  readonly accepted?: readonly string[];
  readonly allergies?: readonly string[];
  readonly intolerances?: readonly string[];
  /** Names of tested foods, matched by name. */
  readonly tested?: readonly string[];
  readonly chronic?: readonly string[];
  readonly complaints?: readonly string[];
  readonly notes?: readonly string[];
  readonly decisions?: readonly WordDecision[];
}

type Source = 'disliked' | 'allergies' | 'intolerances' | 'tested';

/** The entry that keeps a food away, by where it stands; the first that matches. */
export type FoundAvoidance = Partial<Record<Source, string>> & {
  /** An answer about an allergen that nobody has checked this food for ("niepewny"): it may hold it. */
  readonly unverified?: string;
};

/** An entry nothing, or not everything, could be made of. */
export interface NotUnderstoodEntry {
  readonly entry: string;
  readonly source: WordField;
  readonly reason: UnclearReason | 'elsewhere' | 'note';
}

/** An entry that means a food. */
export interface MatchedEntry {
  readonly entry: string;
  readonly source: Source;
  /** Field and text of the phrase; of a tested food neither. */
  readonly field?: WordField;
  readonly text?: string;
}

/** Prepared words of one person. */
export interface Avoidance {
  of(food: NamedFood): FoundAvoidance;
  /** Every entry that keeps the food away, not only the first of its kind. */
  entriesOf(food: NamedFood): readonly MatchedEntry[];
  readonly notUnderstood: readonly NotUnderstoodEntry[];
  readonly phrases: readonly ReadPhrase[];
}

/** Prepares a person's words; `foods` tell which words mean something in this base, `ownWords` what the practice added. */
export function createAvoidance(
  input: AvoidanceInput,
  foods: readonly NamedFood[],
  ownWords: readonly OwnWord[] = [],
): Avoidance {
  return new WordAvoidance(input, foods, ownMeanings(ownWords, foods));
}

/** Words that say nothing about which food is meant. */
const FILLERS = new Set(
  (
    'produkty produktów potrawy potraw dania dań wyroby wyrobów przetwory przetworów rzeczy rodzaju typu itp itd np ' +
    'szczególnie głównie bardzo raczej czasem niektóre duże dużo dużych ilości ilościach większych wszystkie wszystkich'
  ).split(' '),
);
/** Words of an answer about what a food does, not which food it is. */
const SYMPTOMS =
  /^(?:swędz|świąd|wysyp|pokrzyw|biegun|wzdęc|wzdęt|gaz|ból|bóle|bólu|brzuch|duszn|katar|kaszel|obrzęk|ust|jam|gard|skór|alerg|uczul|nietoleran|toleruj|podejrz|reakc|objaw|lekk|siln|mdłoś|wymiot|refluks|zgag|przelew|dyskomfort|anafila|krzyż|potwierdz|stwierdz|test|badani|ige|igg|dziec|czasami|czasem|powoduj|wywołuj|występuj|zaczerw|pieczeni|puchn|pokarm|spożyc|zjedzen|wypic|większ|duż|ilośc|mał)/u;

interface Facts {
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
}

type Test = (facts: Facts) => boolean;

interface Meaning {
  readonly test: Test;
  readonly group?: FoodGroup;
  /** Foods nobody can call free of the allergen that is meant. */
  readonly mayHold?: Test;
  /** A word every food of that meaning carries, unless it is a group. */
  readonly word?: string;
}

type Reason = NotUnderstoodEntry['reason'];

interface Rule {
  readonly entry: string;
  readonly source: Source;
  readonly test: Test;
  readonly mayHold?: Test;
  readonly field?: WordField;
  readonly text?: string;
}

const READINGS: Readonly<Record<Source, Reading>> = {
  ...{ disliked: 'dislike', tested: 'test', allergies: 'answer', intolerances: 'answer' },
};
const WITHOUT = 'bez';
/** Own words that name categories are group words: what the person likes of them is an exception. */
const OWN_GROUP: FoodGroup = { phrases: [] };
const LONGEST_RUN = 3;

class WordAvoidance implements Avoidance {
  readonly notUnderstood: NotUnderstoodEntry[] = [];
  readonly stub: StubPhrases;
  private field: WordField | undefined;
  private readonly terms = new FoodTerms();
  private readonly rules: Rule[] = [];
  private readonly accepted: readonly Meaning[];
  private readonly base: FoodBase<NamedFood>;

  constructor(
    input: AvoidanceInput,
    foods: readonly NamedFood[],
    private readonly own: ReadonlyMap<string, OwnMeaning>,
  ) {
    this.base = baseOf(foods);
    this.stub = new StubPhrases(input);
    this.accepted = (input.accepted ?? [])
      .flatMap(readAvoided)
      .map(({ text }) => this.meaningOf(text, 'dislike'));
    for (const entry of input.allergies ?? []) this.read(entry, 'allergies');
    for (const entry of input.intolerances ?? []) this.read(entry, 'intolerances');
    for (const entry of input.disliked ?? []) this.read(entry, 'disliked');
    for (const entry of input.tested ?? []) this.read(entry, 'tested');
    for (const { field, text, word } of this.stub.elsewhere()) {
      this.field = field;
      this.stub.text = text;
      this.read(word, 'allergies');
      this.field = undefined;
      this.stub.text = undefined;
    }
    for (const { field, phrase, foodIds = [], categories = [], allergens = [] } of this.stub.means()) {
      const [ids, folded] = [new Set(foodIds), new Set(categories.map(foldText))];
      const source: Source = field === 'disliked' || field === 'intolerances' ? field : 'allergies';
      const test: Test = (facts) =>
        (facts.id !== undefined && ids.has(facts.id)) ||
        folded.has(facts.category) ||
        allergens.some((allergen) => facts.allergens.includes(allergen));
      this.rules.push({ ...{ entry: phrase, source, test }, field, text: phrase });
    }
    this.notUnderstood.push(...this.stub.asked());
  }

  get phrases(): readonly ReadPhrase[] {
    return this.stub.phrases(this.rules, this.notUnderstood);
  }

  of(food: NamedFood): FoundAvoidance {
    if (this.rules.length === 0) return {};
    const facts = this.factsOf(food);
    const found: Partial<Record<Source, string>> = {};
    let unverified: string | undefined;
    for (const { source, entry, test, mayHold } of this.rules) {
      if (found[source] === undefined && test(facts)) found[source] = entry;
      else if (mayHold?.(facts)) unverified ??= entry;
    }
    return unverified === undefined ? found : { ...found, unverified };
  }

  entriesOf(food: NamedFood): readonly MatchedEntry[] {
    const facts = this.factsOf(food);
    return this.rules.filter(({ test }) => test(facts));
  }

  private read(entry: string, source: Source): void {
    const parts = readAvoided(entry);
    const written = entry.trim();
    if (parts.length === 0 && !isDenial(written) && !hasEnoughLetters(written)) {
      if (!this.addOwn(written, source, { text: written, except: [] }, ownKey(undefined, written)))
        this.miss(written, source, 'too_short');
      return;
    }
    for (const part of parts) {
      const name = source === 'disliked' || source === 'tested' ? written : part.text;
      const told = parts.length === 1 ? name : part.text;
      this.readPart(part, { name, told, source });
    }
  }

  private readPart(
    part: AvoidedPart,
    { name, told, source }: { name: string; told: string; source: Source },
  ): void {
    const isOwn = this.addOwn(name, source, part, ownKey(part, told));
    const miss = (reason: Reason): void => {
      if (!isOwn) this.miss(told, source, reason);
    };
    if (meaningfulWords(part.text).length === 0 || !hasEnoughLetters(part.text)) return miss('too_short');
    const reading = READINGS[source];
    const isNarrow = part.remark !== undefined && reading === 'dislike';
    const narrowed = isNarrow ? this.narrowed(part, part.remark) : undefined;
    const meaning = narrowed ?? this.meaningOf(part.text, reading);
    this.add(name, source, meaning, part);
    if (!meaning.group && !this.meetsAny(meaning)) return this.readSentence(part, { name, source, miss });
    if (part.remark !== undefined && !narrowed && source !== 'tested') miss('partly');
  }

  /** What no food is called as a whole may still name foods in its words, where a person answers in sentences. */
  private readSentence(
    part: AvoidedPart,
    { name, source, miss }: { name: string; source: Source; miss: (reason: Reason) => void },
  ): void {
    if (source === 'disliked' || source === 'tested') return miss('no_food');
    const { meanings, isWhole } = this.scan(part.text);
    for (const found of meanings) this.add(name, source, found, part);
    if (!isWhole) miss(meanings.length > 0 ? 'partly' : 'no_food');
  }

  private add(entry: string, source: Source, { test, group, mayHold }: Meaning, part: AvoidedPart): void {
    const field = this.field ?? (source === 'tested' ? undefined : source);
    const text = this.stub.text ?? entry;
    if (field && this.stub.isLifted(field, text)) return;
    const own = part.except.map((text) => this.meaningOf(text, 'dislike').test);
    const liked =
      group && source === 'disliked'
        ? this.accepted.flatMap((one) => (one.group && one.group === group ? [] : [one.test]))
        : [];
    const onlyWords = source === 'disliked' && part.only !== undefined ? this.idsOf(part.only) : [];
    const isOnly: Test = ({ terms }) => onlyWords.length > 0 && onlyWords.every((id) => terms.has(id));
    const lifts = [...own, ...liked, isOnly];
    const unlifted =
      (holds: Test): Test =>
      (facts) =>
        holds(facts) && !lifts.some((lift) => lift(facts));
    this.rules.push({
      ...{ entry, source, ...(field && { field, text }) },
      test: unlifted(test),
      ...(mayHold && READINGS[source] === 'answer' && { mayHold: unlifted(mayHold) }),
    });
  }

  /** What the practice picked for the word, beside what it means anyway; false when it picked nothing for it. */
  private addOwn(entry: string, source: Source, part: AvoidedPart, key: string): boolean {
    const own = source === 'tested' ? undefined : this.own.get(key);
    if (!own) return false;
    const { foodIds, categories, allergens, isNote } = own;
    if (isNote && source !== 'tested' && !this.stub.isDecided(source, entry))
      this.notUnderstood.push({ entry, source, reason: 'note' });
    if (foodIds.size > 0)
      this.add(entry, source, { test: ({ id }) => id !== undefined && foodIds.has(id) }, part);
    const test: Test = (facts) =>
      categories.has(facts.category) || allergens.some((allergen) => facts.allergens.includes(allergen));
    if (categories.size + allergens.length > 0) this.add(entry, source, { test, group: OWN_GROUP }, part);
    return true;
  }

  private miss(entry: string, source: Source, reason: NotUnderstoodEntry['reason']): void {
    if (source === 'tested' || this.field || this.stub.isDecided(source, entry)) return;
    const isKnown = this.notUnderstood.some((one) => one.entry === entry && one.source === source);
    if (!isKnown) this.notUnderstood.push({ entry, source, reason });
  }

  /** "orzechy (ziemne)" are the foods that carry both words, where there are such foods. */
  private narrowed({ text }: AvoidedPart, remark: string): Meaning | undefined {
    const meanings = remark.split(/[,;/]|\s(?:i|lub|oraz)\s/u).map((one) => this.named(`${text} ${one}`));
    if (!meanings.every((one) => this.meetsAny(one))) return undefined;
    return { test: (facts) => meanings.some((one) => one.test(facts)) };
  }

  private meaningOf(text: string, reading: Reading): Meaning {
    const words = meaningfulWords(text);
    const rest = words.filter((word) => !FILLERS.has(word));
    const group = groupOf(words, reading) ?? groupOf(rest, reading);
    const named = this.named(rest.length > 0 && !wordsOf(text).includes(WITHOUT) ? rest.join(' ') : text);
    if (!group) {
      const mayBe = reading === 'answer' ? this.unnamedKindTest(rest) : undefined;
      if (!mayBe) return named;
      return {
        ...named,
        test: (facts) => named.test(facts) || mayBe(facts),
        mayHold: ({ isUnverified }) => isUnverified,
      };
    }
    const { holds, mayHold } = this.groupTests(group);
    return {
      group,
      ...(group.allergens && { mayHold }),
      test: group.saysWithout === true ? holds : (facts) => holds(facts) || named.test(facts),
    };
  }

  /** Foods that declare the allergen of a single food without naming which one they hold: "zawiera orzechy". */
  private unnamedKindTest(words: readonly string[]): Test | undefined {
    const known = kindsOf(words);
    if (!known) return undefined;
    const kinds = known.phrases.map((phrase) => phrase.map((word) => this.terms.add(word)));
    return ({ terms, allergens }) =>
      allergens.includes(known.allergen) && !kinds.some((ids) => ids.every((id) => terms.has(id)));
  }

  /** Foods whose name holds every word. */
  private named(text: string): Meaning {
    const ids = this.idsOf(text);
    // "mleko bez laktozy" is meant as it is written: only a name that says "bez" as well is the same food.
    const isWithout = wordsOf(text).includes(WITHOUT);
    const [word] = meaningfulWords(text);
    return {
      ...(word !== undefined && { word }),
      test: (facts) =>
        ids.length > 0 &&
        (isWithout
          ? facts.isWithout && ids.every((id) => facts.allTerms.has(id))
          : ids.every((id) => facts.terms.has(id))),
    };
  }

  private groupTests(group: FoodGroup): { holds: Test; mayHold: Test } {
    const idsIn = (text = '') =>
      text
        .split(' ')
        .filter(Boolean)
        .map((word) => this.terms.add(word));
    const names = idsIn(group.names);
    const except = idsIn(group.except);
    const lifting = idsIn(group.liftedByWithout);
    const said = group.phrases.flatMap((phrase) =>
      meaningfulWords(phrase).map((word) => this.terms.add(word)),
    );
    const categories = new Set((group.categories ?? []).map(foldText));
    const has = (ids: readonly number[], terms: ReadonlySet<number>) => ids.some((id) => terms.has(id));
    const holds: Test = ({ terms, without, category, allergens }) => {
      if (has(lifting, without)) return false;
      if (group.allergens?.some((allergen) => allergens.includes(allergen))) return true;
      return (categories.has(category) || has(names, terms)) && !has(except, terms) && !has(said, without);
    };
    const mayHold: Test = ({ isUnverified, terms, without }) =>
      isUnverified && !has(lifting, without) && !has(except, terms) && !has(said, without);
    return { holds, mayHold };
  }

  /** Finds foods and group words inside a sentence, longest first. */
  private scan(text: string): { meanings: Meaning[]; isWhole: boolean } {
    const words = meaningfulWords(text).filter((word) => !FILLERS.has(word));
    const meanings: Meaning[] = [];
    let isWhole = true;
    for (let at = 0; at < words.length;) {
      const run = this.runAt(words, at);
      if (run) meanings.push(run.meaning);
      else if (!SYMPTOMS.test(words[at] ?? '')) isWhole = false;
      at += run?.length ?? 1;
    }
    return { meanings, isWhole: isWhole && meanings.length > 0 };
  }

  private runAt(words: readonly string[], at: number): { meaning: Meaning; length: number } | undefined {
    for (let length = Math.min(LONGEST_RUN, words.length - at); length > 0; length -= 1) {
      const text = words.slice(at, at + length).join(' ');
      if (length === 1 && (SYMPTOMS.test(text) || !hasEnoughLetters(text))) continue;
      const meaning = this.meaningOf(text, 'answer');
      if (meaning.group || this.meetsAny(meaning)) return { meaning, length };
    }
    return undefined;
  }

  private idsOf(text: string): number[] {
    return meaningfulWords(text).map((word) => this.terms.add(word));
  }

  private meetsAny({ test, word }: Meaning): boolean {
    if (word === undefined) return false;
    for (const food of this.base.foodsWith(variantsOf(word))) if (test(this.factsOf(food))) return true;
    return false;
  }

  private factsOf(food: NamedFood): Facts {
    const read = wordsOfFood(food);
    const { named, all, without, folded } = read;
    const isWithout = all.length > named.length;
    const terms = this.terms.in(named);
    return {
      id: food.id ?? undefined,
      terms,
      allTerms: isWithout ? this.terms.in(all) : terms,
      without: isWithout ? this.terms.in(without) : NO_TERMS,
      isWithout,
      category: folded,
      allergens: food.allergenInfo?.allergens ?? [],
      isUnverified: food.allergenInfo?.confidence === 'niepewny',
    };
  }
}

const NO_TERMS: ReadonlySet<number> = new Set();

const bases = new WeakMap<readonly NamedFood[], FoodBase<NamedFood>>();

/** One index for one list of foods, however many people are checked against it. */
function baseOf(foods: readonly NamedFood[]): FoodBase<NamedFood> {
  const known = bases.get(foods) ?? new FoodBase(foods);
  bases.set(foods, known);
  return known;
}
