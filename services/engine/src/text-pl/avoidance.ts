/**
 * Which foods a person's own words keep off the plate (rule 7): what the survey says in its fields about food, what it says
 * of food in the others (decision 55), and names of tested foods that no mapping covers. Group words follow the table of
 * `food-groups.data.ts`; what is not understood is told, never dropped (decision 54).
 */
import type { OwnWord } from '../model.js';
import { FoodMeanings, type Facts, type NamedFood, type Test } from './food-meanings.js';
import { ownMeanings, type OwnMeaning } from './own-words.js';
import {
  isOtherField,
  type OtherWords,
  WORD_FIELDS,
  type ReadPhrase,
  type UnclearReason,
  type WordDecision,
  type WordField,
} from './read-phrase.js';
import { createNameFinder } from './second-reader/name-finder.js';
import { markUnreadNames, writtenEntries } from './second-reader/unread-names.js';
import { settle } from './words/settle.js';
import { decisionKey, decide } from './words/decisions.js';
import { avoidedNamesOf, permittedNamesOf } from './words/phrase-names.js';
import type { WordSource } from './words/name-meanings.js';
import { PhraseRules, type PhraseRule, type RuledPhrase } from './words/phrase-rules.js';
import { wholly } from './words/lifts.js';
import { isBeside, isEatenNow, type Phrase } from './words/phrase.js';
import { Contradictions } from './words/contradictions.js';
import { readEntry } from './words/reader.js';

export type { NamedFood } from './food-meanings.js';

/** What a person wrote, and what a dietitian decided about it. */
export interface AvoidanceInput extends OtherWords {
  readonly disliked?: readonly string[];
  /** Liked or conditionally allowed: exceptions to a disliked group word. */
  readonly accepted?: readonly string[];
  readonly allergies?: readonly string[];
  readonly intolerances?: readonly string[];
  readonly decisions?: readonly WordDecision[];
  /** Names of tested foods, matched by name. */
  readonly tested?: readonly string[];
  /** The patient is a child: who writes "córka ma celiakię" speaks of the patient. Unknown: may be of anybody. */
  readonly isChild?: boolean;
}

/** The entry that keeps a food away, by where it stands; the first that matches. */
export type FoundAvoidance = Partial<Record<WordSource, string>> & {
  /** An answer about an allergen that nobody has checked this food for ("niepewny"): it may hold it. */
  readonly unverified?: string;
};

/** A phrase nothing, or not everything, could be made of, or that nobody has decided about. */
export interface NotUnderstoodEntry {
  /** The phrase as written. */
  readonly entry: string;
  readonly source: WordField;
  readonly reason: UnclearReason | 'elsewhere' | 'note';
}

/** An entry that means a food. */
export interface MatchedEntry {
  readonly entry: string;
  readonly source: WordSource;
  /** Where it is written; tested foods are not. */
  readonly field?: WordField;
  /** The phrase that means the food, as in {@link ReadPhrase.text}. */
  readonly phrase?: string;
}

/** Prepared words of one person. */
export interface Avoidance {
  of(food: NamedFood): FoundAvoidance;
  /** Every entry that keeps the food away, not only the first of its kind. */
  entriesOf(food: NamedFood): readonly MatchedEntry[];
  /** Everything that was written, in the order of the fields and of the text. */
  readonly phrases: readonly ReadPhrase[];
  readonly notUnderstood: readonly NotUnderstoodEntry[];
}

/** Prepares a person's words; `foods` tell which words mean something in this base, `ownWords` what the practice added. */
export function createAvoidance(
  input: AvoidanceInput,
  foods: readonly NamedFood[],
  ownWords: readonly OwnWord[] = [],
): Avoidance {
  const meanings = FoodMeanings.of(foods);
  return new WordAvoidance(input, meanings, ownMeanings(ownWords, foods, meanings), foods);
}

class WordAvoidance implements Avoidance {
  readonly phrases: readonly ReadPhrase[];
  readonly notUnderstood: readonly NotUnderstoodEntry[];
  private readonly rules: PhraseRule[] = [];
  /** Rules that were added already: a word that is repeated means nothing more. */
  private readonly added = new Set<PhraseRule>();

  constructor(
    input: AvoidanceInput,
    private readonly meanings: FoodMeanings,
    private readonly own: ReadonlyMap<string, OwnMeaning>,
    private readonly foods: readonly NamedFood[],
  ) {
    const { isChild = false } = input;
    const read = WORD_FIELDS.map((field) =>
      (input[field] ?? []).map((entry) => settle(readEntry(entry, field, meanings, isChild), meanings)),
    );
    const liked = read
      .flat(2)
      .filter((phrase) => phrase.field === 'accepted' && isEatenNow(phrase))
      .flatMap((phrase) =>
        phrase.permitted.filter((one) => !isBeside(one, phrase)).map((one) => wholly(one).ref.name),
      );
    const contradictions = new Contradictions(this.meanings, read.flat(2));
    const decisions = new Map((input.decisions ?? []).map((one) => [decisionKey(one), one]));
    const phrases = read.flatMap((entries) =>
      entries.flatMap((entry) => {
        const maker = new PhraseRules(this.meanings, liked, entry);
        return entry.map((phrase) =>
          this.take(
            phrase,
            contradictions.of(phrase, maker.of(phrase)),
            maker,
            decisions.get(decisionKey(phrase.field, phrase.text)),
          ),
        );
      }),
    );
    const explained = {
      ...{ decisions: input.decisions, ownWords: [...own.keys()].map((word) => ({ word })) },
      isChild,
    };
    this.phrases = markUnreadNames(phrases, writtenEntries(input), createNameFinder(foods), explained);
    for (const entry of input.tested ?? []) this.test(entry);
    this.notUnderstood = openOf(this.phrases);
  }

  of(food: NamedFood): FoundAvoidance {
    if (this.rules.length === 0) return {};
    const facts = this.meanings.factsOf(food);
    const found: Partial<Record<WordSource, string>> = {};
    let unverified: string | undefined;
    for (const { source, entry, test, mayHold } of this.rules) {
      if (found[source] === undefined && test(facts)) found[source] = entry;
      else if (mayHold?.(facts) === true) unverified ??= entry;
    }
    return unverified === undefined ? found : { ...found, unverified };
  }

  entriesOf(food: NamedFood): readonly MatchedEntry[] {
    const facts = this.meanings.factsOf(food);
    return this.rules.filter(({ test }) => test(facts));
  }

  private add(rules: readonly PhraseRule[]): void {
    for (const rule of rules) {
      if (this.added.has(rule)) continue;
      this.added.add(rule);
      this.rules.push(rule);
    }
  }

  private take(
    phrase: Phrase,
    ruled: RuledPhrase,
    maker: PhraseRules,
    decision: WordDecision | undefined,
  ): ReadPhrase {
    const own = this.ownOf(phrase, ruled.reading);
    const plain = this.told(phrase, ruled, own);
    const hasRules = ruled.rules.length > 0 && phrase.avoided.length + phrase.inside.length > 0;
    const { phrase: decided, keeps } = decide(plain, decision, { hasRules, base: this.foods });
    if (keeps === 'means') this.add(maker.meant(phrase, decision));
    else if (keeps === 'read' || (keeps === undefined && ruled.keepsOut)) this.add(ruled.rules);
    if (own && (keeps === undefined || keeps === 'read')) this.addOwn(own, phrase, maker);
    return decided;
  }

  /** The phrase as it is told, before anybody decided about it. */
  private told(phrase: Phrase, ruled: RuledPhrase, own: OwnMeaning | undefined): ReadPhrase {
    const { field, entry, text, elsewhere } = phrase;
    const names = { avoided: avoidedNamesOf(phrase), permitted: permittedNamesOf(phrase) };
    const { reading, reason } = ruled;
    if (own && reading === 'unclear') {
      const closed = { field, entry, text, ...names, isOpen: false };
      // The dietitian minds it herself: no question, and not checked.
      if (own.isNote) return { ...closed, reading, ...(reason && { reason }) };
      const isFound = ruled.rules.length + own.foodIds.size + own.categories.size + own.allergens.length > 0;
      return { ...closed, reading: isFound ? 'avoided' : 'not_food' };
    }
    const isOpen = reading === 'unclear' || (isOtherField(field) && reading === 'avoided');
    return {
      field,
      entry,
      text,
      reading,
      ...names,
      ...(reason && { reason }),
      // Kept out is only what a rule keeps out: of a suspicion whose food is ordered to be eaten none does.
      ...(elsewhere && { elsewhere: ruled.rules.length > 0 ? elsewhere : 'proposed' }),
      isOpen,
    };
  }

  /** Words of the practice only add: never to what is denied, eaten or no food. */
  private ownOf({ key, field }: Phrase, reading: ReadPhrase['reading']): OwnMeaning | undefined {
    const mayAdd = reading === 'unclear' || (reading === 'avoided' && !isOtherField(field));
    return mayAdd ? this.own.get(key) : undefined;
  }

  private addOwn({ foodIds, categories, allergens }: OwnMeaning, phrase: Phrase, maker: PhraseRules): void {
    const isOne: Test = ({ id }) => id !== undefined && foodIds.has(id);
    const isOfKind = ({ category, allergens: held }: Facts) =>
      categories.has(category) || allergens.some((allergen) => held.includes(allergen));
    if (foodIds.size > 0) this.rules.push(maker.rule(phrase, { test: isOne }));
    if (categories.size + allergens.length > 0)
      this.rules.push(maker.rule(phrase, { test: isOfKind, group: { phrases: [] } }));
  }

  private test(entry: string): void {
    const written = entry.trim();
    for (const phrase of readEntry(entry, 'intolerances', this.meanings)) {
      const named = [...phrase.avoided, ...phrase.permitted].map(({ ref }) => ref.name);
      const names = named.length > 0 ? named : [phrase.key];
      for (const name of names) {
        const { test } = this.meanings.meaningOf(name, 'test');
        this.rules.push({ entry: written, source: 'tested', test });
      }
    }
  }
}

function openOf(phrases: readonly ReadPhrase[]): NotUnderstoodEntry[] {
  const seen = new Set<string>();
  return phrases.flatMap(({ field, text, reading, isOpen, reason, decision }): NotUnderstoodEntry[] => {
    // An unclear phrase that nobody decided about is closed by a note of the practice alone.
    const isNote = decision ? decision.answer === 'note' : reading === 'unclear' && !isOpen;
    const key = `${field} ${text}`;
    if ((!isOpen && !isNote) || seen.has(key)) return [];
    seen.add(key);
    return [{ entry: text, source: field, reason: isNote ? 'note' : (reason ?? 'elsewhere') }];
  });
}
