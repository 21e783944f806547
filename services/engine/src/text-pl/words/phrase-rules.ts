/** Makes the tests of foods out of what a phrase says. */
import type { FoodMeanings, Meaning, NamedFood, Test } from '../food-meanings.js';
import type { FoodGroup } from '../food-group.js';
import type { Reading } from '../food-group-words.js';
import {
  isOtherField,
  type PhraseReading,
  type UnclearReason,
  type WordDecision,
  type WordField,
} from '../read-phrase.js';
import { isSoldName } from '../sold-as.js';
import { foldText } from '@pora/text-pl/fold';
import { isNoun, type NameRef } from './elements.js';
import type { Meant } from './said.js';
import { isSameName, isSameText, Lifts, wholly, type AvoidedBy } from './lifts.js';
import { isKnownName, isSubstance } from './names.js';
import type { Phrase } from './phrase.js';
import { KIND_ENDING } from './word-classes.data.js';
import { NameMeanings, reachOf, readingOf, sourceOf, type WordSource } from './name-meanings.js';

/** A test of foods, with the words it comes from. */
export interface PhraseRule {
  readonly entry: string;
  readonly source: WordSource;
  readonly test: Test;
  readonly mayHold?: Test;
  readonly field?: WordField;
  readonly phrase?: string;
}

/** A phrase with its tests; it may turn out to need a question. */
export interface RuledPhrase {
  readonly rules: readonly PhraseRule[];
  readonly reading: PhraseReading;
  readonly reason?: UnclearReason;
  readonly keepsOut: boolean;
}

/** "orzechy (włoskie, nerkowce i inne)": examples, not all that is meant. */
const EXAMPLES =
  /(?:^|[^\p{L}])(?:inn\p{L}{1,3}|itp|itd|np|etc|m\.? ?in|między innymi|głównie|zwłaszcza|szczególnie)(?:[^\p{L}]|$)/iu;

/** "warzywa", and not "wszystkie warzywa" or "surowe warzywa": nothing but a name and how it is avoided. */
const isBare = ({ avoided, text }: Phrase): boolean =>
  avoided.length === 1 &&
  !/(?:^|\P{L})(?:wsz|każd|żadn|kazd|zadn)/iu.test(text) &&
  avoided[0]?.ref.states.length === 0;

/** Tests for the phrases of one entry. */
export class PhraseRules {
  private readonly ruled = new Map<string, { phrase: Phrase; ruled: RuledPhrase }>();
  private readonly lifts: Lifts;
  private readonly names: NameMeanings;
  private readonly leads = new Map<'answer' | 'dislike', boolean>();

  constructor(
    private readonly meanings: FoodMeanings,
    /** Names of what is liked. */
    private readonly liked: readonly string[],
    private readonly entry: readonly Phrase[],
  ) {
    this.lifts = new Lifts(meanings, entry);
    this.names = new NameMeanings(meanings, entry);
  }

  /** The same words mean the same: they are read once. */
  of(phrase: Phrase): RuledPhrase {
    const known = this.ruled.get(phrase.text);
    if (known?.phrase.reading === phrase.reading && known.phrase.reason === phrase.reason) return known.ruled;
    const ruled = this.ruledBy(phrase);
    this.ruled.set(phrase.text, { phrase, ruled });
    return ruled;
  }

  private ruledBy(phrase: Phrase): RuledPhrase {
    const { reading, reason, keepsOut } = phrase;
    const kept = { rules: [], reading, ...(reason && { reason }), keepsOut };
    if (reading !== 'avoided' && reading !== 'unclear') return kept;
    const targets = this.targetsOf(phrase);
    if (targets.length === 0) return { ...kept, ...this.unknown(phrase) };
    const isOther = isOtherField(phrase.field);
    const problems = new Set<UnclearReason>();
    const rules = targets.flatMap((target) => this.targetRules(target, phrase, problems));
    const [problem] = problems;
    if (phrase.isEatenInPart === true) return { ...kept, rules: this.withinAvoided(phrase, rules) };
    if (problem === undefined || isOther || reading === 'unclear') return { ...kept, rules };
    return { rules, reading: 'unclear', reason: problem, keepsOut };
  }

  /** "laktoza, trochę mleka mogę": what is eaten in part is kept out as far as something else in the entry avoids it. */
  private withinAvoided(phrase: Phrase, rules: readonly PhraseRule[]): readonly PhraseRule[] {
    const others = this.entry.filter((one) => one !== phrase && one.reading === 'avoided');
    const avoided = others.flatMap((one) => this.avoidedBy(one).meanings.map(({ test }) => test));
    const isAvoided: Test = (facts) => avoided.some((test) => test(facts));
    const isNamed = this.meanings.holdingFirst(phrase.avoided.map(({ ref }) => ref.name.split(' ')[0] ?? ''));
    return rules.map((rule) => {
      const test: Test = (facts) => rule.test(facts) && isAvoided(facts);
      return this.meanings.isMet((facts) => test(facts) && isNamed(facts)) ? { ...rule, test } : rule;
    });
  }

  /** Foods that are not in the base may be called so. */
  private unknown(phrase: Phrase): Partial<RuledPhrase> {
    if (isOtherField(phrase.field) || phrase.reason !== 'no_food' || !phrase.mayBeName) return {};
    const test = this.meanings.meaningOf(phrase.key, 'dislike').test;
    return { rules: [this.rule(phrase, { test })], keepsOut: true };
  }

  /** What is kept away, with what narrows it. */
  private targetsOf(phrase: Phrase): Target[] {
    const { avoided, inside, field, isAllergy } = phrase;
    const isNarrow = readingOf(phrase) === 'dislike';
    const main = this.joined(onceEach(isNarrow ? avoided.map(wholly) : avoided), phrase);
    const others = onceEach(isNarrow ? inside.map(wholly) : inside);
    // "kokos pod każdą postacią (wiórki, mleczko)": the bracket narrows nothing.
    const [before = '', bracket = ''] = phrase.text.split('(');
    const isAll =
      /każd|wszystk|wszelk/u.test(before) || EXAMPLES.test(bracket) || phrase.hasMoreInside === true;
    if (field !== 'disliked' || isAllergy || isAll || main.length === 0 || others.length === 0)
      return [...main, ...others.filter((one) => !this.isWithin(one, main))];
    return main.map((one) => ({ ...one, inside }));
  }

  /** "soja (tofu, napoje)": those drinks that are meant before the bracket. */
  private isWithin({ ref }: Target, main: readonly Target[]): boolean {
    const { test, group } = this.meanings.meaningOf(ref.name, 'answer');
    if (ref.kind === 'diagnosis' || group?.allergens) return false;
    // "orzeszki ziemne (snickersy)": what holds them, and other things.
    if (!group && isSoldName(ref.name)) return true;
    // "jajka (krzyżowo dorsz)": a single food is avoided as a whole, though some dish holds both.
    if (!group && isNoun(ref.name.split(' ')[0] ?? '')) return false;
    const wholes = main.map((one) => this.meanings.meaningOf(one.ref.name, 'answer').test);
    return this.meanings.isMet((facts) => test(facts) && wholes.some((whole) => whole(facts)));
  }

  /** "pieczywo chrupkie" is that bread; who reacts to "pieczywo pszenne" reacts to wheat. */
  private joined(targets: Target[], phrase: Phrase): Target[] {
    const reading = readingOf(phrase);
    return targets.flatMap((one, i): Target[] => {
      if (isMeatOf(one, targets[i + 1])) return [];
      const isKind = (of: Target | undefined, kind: Target | undefined) => this.isKindOf(of, kind, reading);
      const [before, after] = [targets[i - 1], targets[i + 1]];
      if (isKind(after, one)) return reading === 'answer' ? [one] : [];
      if (isKind(one, before) && before?.meant)
        return reading === 'answer' ? [] : [{ ...one, inside: [before.meant] }];
      if (isKind(before, one)) return reading === 'answer' ? [one] : [];
      if (!after?.meant || !isKind(one, after)) return [one];
      return reading === 'answer' ? [] : [{ ...one, inside: [after.meant] }];
    });
  }

  private isKindOf(of: Target | undefined, kind: Target | undefined, reading: Reading): boolean {
    if (of?.ref.kind !== 'group' || !kind || (reading === 'answer' && kind.ref.kind !== 'group'))
      return false;
    const [noun, word] = [of.meant?.words.at(-1), kind.meant?.words[0]];
    const isBeside = noun && word && (word.start === noun.end + 1 || noun.start === word.end + 1);
    if (isBeside !== true || kind.meant?.words.length !== 1 || !KIND_ENDING.test(word.folded)) return false;
    const [whole, part] = [of, kind].map(({ ref }) => this.meanings.meaningOf(ref.name, reading).test);
    return this.meanings.isMet((facts) => whole?.(facts) === true && part?.(facts) === true);
  }

  private targetRules(
    { ref, inside = [] }: Target,
    phrase: Phrase,
    problems: Set<UnclearReason>,
  ): PhraseRule[] {
    const meaning = this.targetMeaning({ ref, inside }, phrase, problems);
    if (!meaning) return [];
    if (phrase.except.some((one) => isSameName(one.ref, ref))) {
      problems.add('lifts_all');
      return [this.rule(phrase, meaning, { ref })];
    }
    const plain = this.rule(phrase, meaning, { ref });
    if (this.isEatenAllTheSame(ref, phrase)) {
      problems.add('partly');
      return [plain];
    }
    const lifts = this.lifts.of(phrase, this.avoidedBy(phrase));
    if (meaning.group?.isTooWide === true && lifts.length === 0 && isBare(phrase)) problems.add('partly');
    if (lifts.length === 0) return [plain];
    const lifted = this.rule(phrase, meaning, { ref, lifts });
    return this.leftOf({ plain, lifted }, phrase, meaning, problems);
  }

  /** The rule without what is eaten all the same; where too little is left of it, the whole. */
  private leftOf(
    { plain, lifted }: { plain: PhraseRule; lifted: PhraseRule },
    phrase: Phrase,
    meaning: Meaning,
    problems: Set<UnclearReason>,
  ): PhraseRule[] {
    // "podejrzenie celiakii, na razie nie eliminować glutenu": asked, and eaten until somebody knows.
    const isOrdered = phrase.isSupposed === true && isOtherField(phrase.field);
    const contradicted = isOrdered ? [] : [plain];
    if (this.liftsMost(phrase, lifted.test, meaning.test)) {
      problems.add('partly');
      return contradicted;
    }
    if (this.meanings.isMet(lifted.test) || !this.meanings.isMet(meaning.test)) return [lifted];
    if (phrase.except.length + phrase.onlyStates.length > 0) problems.add('lifts_all');
    return contradicted;
  }

  private targetMeaning(
    { ref, inside = [] }: Target,
    phrase: Phrase,
    problems: Set<UnclearReason>,
  ): Meaning | undefined {
    const named = this.names.narrowed(ref, inside, problems) ?? this.names.stated(ref, phrase, problems);
    if (!named) return undefined;
    const isDislike = readingOf(phrase) === 'dislike';
    const narrowed = inside.length + ref.states.length + phrase.onlyStates.length + phrase.except.length;
    const meaning =
      isDislike && narrowed === 0 ? this.meanings.withDishes(named, ref.name, 'dislike') : named;
    const isKnown =
      (isKnownName(ref.name) && (isDislike || this.leadsToFood('answer'))) ||
      (isDislike && isSoldName(ref.name) && this.leadsToFood('dislike'));
    if (!meaning.group && !isKnown && !this.meanings.meetsAny(meaning)) problems.add('no_food');
    return meaning;
  }

  /** "alergia na mleko, piję mleko": nobody can tell which of them is meant. */
  private isEatenAllTheSame(ref: NameRef, phrase: Phrase): boolean {
    return (
      readingOf(phrase) === 'answer' &&
      !isOtherField(phrase.field) &&
      this.lifts.eaten.some((one) => isSameName(one.ref, ref))
    );
  }

  /** "gluten, jednak pszenicę jem": who eats so much of what is avoided contradicts it. */
  private liftsMost(phrase: Phrase, left: Test, all: Test): boolean {
    if (readingOf(phrase) === 'dislike' || phrase.except.length + phrase.onlyStates.length > 0) return false;
    const foods = this.meanings.metBy(all);
    const isLeft = (food: NamedFood) => left(this.meanings.factsOf(food));
    return foods.length >= FEW_FOODS && foods.filter(isLeft).length < foods.length * (1 - MOST_LIFTED);
  }

  /** An answer that keeps some food out may name another that the base does without. */
  private leadsToFood(as: 'answer' | 'dislike'): boolean {
    const known = this.leads.get(as);
    if (known !== undefined) return known;
    const leads = this.entry.some(
      ({ reading, avoided }) =>
        reading === 'avoided' &&
        avoided.some(({ ref }) => this.meanings.meetsAny(this.meanings.meaningOf(ref.name, as))),
    );
    this.leads.set(as, leads);
    return leads;
  }

  /** What is avoided, and whether as a reaction. */
  private avoidedBy(phrase: Phrase): AvoidedBy {
    const reading = readingOf(phrase);
    return {
      meanings: phrase.avoided.map(({ ref }) => {
        const meaning = this.names.of(ref, reading, reachOf(phrase));
        // "pomidory, ale ketchup lubię": of a dislike the dishes made of it are kept out, too.
        return reading === 'dislike' ? this.meanings.withDishes(meaning, ref.name, reading) : meaning;
      }),
      isReaction: phrase.isAllergy || phrase.isMedical || reading === 'answer',
    };
  }

  /** One test; `ref` is the name it stands for. */
  rule(
    phrase: Phrase,
    { test, group, mayHold }: Meaning,
    more: { ref?: NameRef; lifts?: readonly Test[] } = {},
  ): PhraseRule {
    const source = sourceOf(phrase);
    const lifts = [...(more.lifts ?? []), ...this.liftedByLiking(phrase, { test, group, ref: more.ref })];
    const unlifted = (holds: Test): Test =>
      lifts.length === 0 ? holds : (facts) => holds(facts) && !lifts.some((lift) => lift(facts));
    const isAnswer = source !== 'disliked' || phrase.isAllergy;
    const { field, entry, text } = phrase;
    const isAsked = field === 'allergies' || field === 'intolerances';
    return {
      entry: field === 'disliked' ? entry : isAsked ? (more.ref?.name ?? phrase.key) : text,
      ...{ source, test: unlifted(test), field, phrase: text },
      ...(mayHold && isAnswer && { mayHold: unlifted(mayHold) }),
    };
  }

  /**
   * "nabiał, lubię kefir", "kapusta, lubię bigos": a liked food is no part of what is not liked. What is more than a part ("sery" beside "sery
   * pleśniowe", "pizza" beside "mięso") takes nothing back, and of what is not eaten at all, whatever the taste, nothing does.
   */
  private liftedByLiking(
    phrase: Phrase,
    { test, group, ref }: { test: Test; group: FoodGroup | undefined; ref: NameRef | undefined },
  ): Test[] {
    const isTaste = sourceOf(phrase) === 'disliked' && !phrase.isAllergy && !this.isRefused(phrase);
    if (!isTaste || ref?.kind === 'diagnosis' || isSubstance(ref?.name ?? '')) return [];
    return this.liked.flatMap((name) => {
      const liked = this.meanings.meaningOf(name, 'dislike');
      const isOther = (!liked.group || liked.group !== group) && !isSameText(name, ref?.name ?? '');
      return isOther && this.isPart(this.meanings.called(name), test) ? [liked.byName ?? liked.test] : [];
    });
  }

  /** "mięsa, ryb nie jem", "nie jem mięsa, ryb": a refusal is said once for all names that say nothing of their own. */
  private isRefused({ manner }: Phrase): boolean {
    const isSaid = ({ reading, manner: how }: Phrase) => reading !== 'permitted' && how === 'refused';
    return manner === 'refused' || (manner === undefined && this.entry.some(isSaid));
  }

  /** Whether more than half of the foods are of the whole: there is yoghurt without milk. */
  private isPart(foods: readonly NamedFood[], whole: Test): boolean {
    const inside = foods.filter((food) => whole(this.meanings.factsOf(food)));
    return inside.length > foods.length / 2 && inside.length < this.meanings.metBy(whole).length;
  }

  /** What a dietitian picked for the phrase, and nothing else. */
  meant(phrase: Phrase, decision: WordDecision | undefined): PhraseRule[] {
    const ids = new Set(decision?.foodIds ?? []);
    const categories = new Set((decision?.categories ?? []).map(foldText));
    const allergens = decision?.allergens ?? [];
    const test: Test = ({ id, category, allergens: held }) =>
      (id !== undefined && ids.has(id)) ||
      categories.has(category) ||
      allergens.some((one) => held.includes(one));
    return [this.rule(phrase, { test })];
  }
}

interface Target {
  readonly ref: NameRef;
  readonly meant?: Meant;
  readonly inside?: readonly Meant[];
}

/** "mięso królika" is rabbit. */
function isMeatOf({ meant, ref }: Target, kind: Target | undefined): boolean {
  const [noun, word] = [meant?.words.at(-1), kind?.meant?.words[0]];
  const isBehind = noun !== undefined && word !== undefined && word.start === noun.end + 1;
  return isBehind && ref.kind === 'group' && /^mies[oaue]m?$/u.test(noun.folded) && kind?.ref.kind === 'food';
}

/** Of fewer foods nobody can tell what most of them are. */
const FEW_FOODS = 10;
/** The share of what is avoided that somebody may eat all the same. */
const MOST_LIFTED = 0.2;
function onceEach(names: readonly Meant[]): Target[] {
  const targets = new Map<string, Target>();
  for (const meant of names) {
    const { ref } = meant;
    targets.set([ref.name, ...ref.states.map(({ word }) => word)].join(' '), { ref, meant });
  }
  return [...targets.values()];
}
