/** What is eaten of something that is avoided: exceptions, states, and what the entry says is eaten. */
import { isOtherField } from '../read-phrase.js';
import type { FoodMeanings, Meaning, NamedFood, Test } from '../food-meanings.js';
import { kindsOf } from '../food-group-words.js';
import { sameTidyWord } from '../inflection.js';
import type { NameRef } from './elements.js';
import { isFoodAdjective, isMilk } from './names.js';
import type { Phrase } from './phrase.js';
import { exceptStateTest, onlyTest } from './phrase-states.js';
import type { Meant } from './said.js';

/** What a phrase avoids. */
export interface AvoidedBy {
  readonly meanings: readonly Meaning[];
  /** Somebody reacts to it: a taste is not enough to eat a part of it. */
  readonly isReaction: boolean;
}

/** Of the phrases of one entry. */
export class Lifts {
  /** What the entry says is eaten. */
  readonly eaten: readonly Meant[];
  /** The same without what was eaten once. */
  private readonly eatenNow: readonly Meant[];
  /** Without what is only liked, too. */
  private readonly eatenIndeed: readonly Meant[];

  constructor(
    private readonly meanings: FoodMeanings,
    entry: readonly Phrase[],
  ) {
    const eating = entry.filter(({ reading }) => reading === 'permitted' || reading === 'avoided');
    const eatenOf = (phrases: readonly Phrase[]) =>
      phrases.flatMap(({ permitted }) => permitted.filter(({ isSaid }) => isSaid));
    this.eaten = eatenOf(eating);
    this.eatenNow = eatenOf(eating.filter(({ fancied }) => fancied !== 'past'));
    this.eatenIndeed = eatenOf(eating.filter(({ fancied }) => fancied === undefined));
  }

  /** Tests of what is eaten all the same. */
  of(phrase: Phrase, avoided: AvoidedBy): Test[] {
    const except = phrase.except.map((one) => this.exceptTest(wholly(one).ref));
    const states = phrase.onlyStates.map((state): Test => onlyTest(this.meanings, state));
    return [...except, ...states, ...this.permittedTests(phrase, avoided)];
  }

  private exceptTest(ref: NameRef): Test {
    // A diet as an exception is the word in the name of the food: "pieczywo, tylko bezglutenowe".
    const { test } =
      ref.kind === 'diagnosis'
        ? { test: this.meanings.holding(ref.name.split(' ')) }
        : this.exceptMeaning(ref.name);
    const [state] = ref.states;
    if (!state) return test;
    const holds = exceptStateTest(this.meanings, state);
    return (facts) => test(facts) && holds(facts);
  }

  /** "owoce morza oprócz małży": who reacts to mussels reacts to squid, but who eats them need not eat it. */
  private exceptMeaning(name: string): { test: Test } {
    const meaning = this.meanings.meaningOf(name, 'dislike');
    const [head = name] = meaning.group?.phrases ?? [];
    if (sameTidyWord(head, name) || name.includes(' ') || isFoodAdjective(name)) return meaning;
    const holds = this.meanings.holding([name]);
    const narrow: Test = (facts) => meaning.test(facts) && holds(facts);
    return this.meanings.isMet(narrow) ? { test: narrow } : meaning;
  }

  /** "nabiał, ale kefir ok": what is eaten is no part of what is avoided; what reaches beyond it takes nothing back. */
  private permittedTests(phrase: Phrase, { meanings: avoided, isReaction }: AvoidedBy): Test[] {
    // Of a suspicion only: "podejrzenie celiakii, na razie nie eliminować glutenu".
    if (isOtherField(phrase.field) && phrase.isSupposed !== true) return [];
    // "lubię dorsza, ale ryby mnie uczulają": who reacts to all of them eats none, however it is liked.
    const refs = isReaction ? this.eatenIndeed : this.eatenNow;
    if (refs.length === 0 || refs.length > MOST_PERMITTED) return [];
    return refs.map(wholly).flatMap(({ ref }) => {
      if (ref.kind === 'diagnosis') return [];
      const test = this.exceptTest(ref);
      const met = this.meanings.metBy(test);
      const isAvoided = (food: NamedFood) => avoided.some((one) => one.test(this.meanings.factsOf(food)));
      const isPart = met.every(isAvoided);
      // "pieczywo pszenne nie, żytnie tak": of the bread.
      if (met.length > 0 && (isPart || (isFoodAdjective(ref.name) && !ref.name.includes(' '))))
        return [this.withoutAvoided(ref, test, phrase)];
      if (this.isWhole(met, avoided)) return [];
      const isFirst = this.meanings.holdingFirst([ref.name]);
      const isCalled: Test = (facts) => test(facts) && isFirst(facts);
      // "masło mogę" beside milk is of milk, though there is butter without it.
      const isOfMilk = isMilk(ref.name) && avoided.some(({ group }) => group?.allergens?.includes('mleko'));
      if (isOfMilk) return [isCalled];
      // "warzyw nie je, tylko ogórek": a soup of it is no vegetable, and takes nothing from the cucumber.
      const called = isReaction ? [] : this.meanings.metBy(isCalled);
      return called.some(isAvoided) ? [isCalled] : [];
    });
  }

  /** "nie jem wieprzowiny, reszta mięsa ok": what is avoided is one of those that are eaten, and goes on being avoided. */
  private isWhole(eaten: readonly NamedFood[], avoided: readonly Meaning[]): boolean {
    const foods = new Set(avoided.flatMap(({ test }) => this.meanings.metBy(test)));
    const shared = eaten.filter((food) => foods.has(food));
    return eaten.length > foods.size && shared.length > foods.size / 2;
  }

  /** "pszenica, ale żyto jem": bread of both is no bread of rye. */
  private withoutAvoided(ref: NameRef, test: Test, phrase: Phrase): Test {
    if (!kindsOf(ref.name.split(' '))) return test;
    const others = phrase.avoided.filter((one) => !isSameName(one.ref, ref) && !one.ref.name.includes(' '));
    const holds = this.meanings.holding(others.map((one) => one.ref.name));
    return (facts) => test(facts) && !holds(facts);
  }
}

/** More than anybody writes into one sentence. */
const MOST_PERMITTED = 20;

/** "mleko oprócz mleka": in another form, the very same words. */
export function isSameName(a: NameRef, b: NameRef): boolean {
  return a.states.length + b.states.length === 0 && isSameText(a.name, b.name);
}

/** The same words, inflected or not. */
export function isSameText(name: string, other: string): boolean {
  const [words, others] = [name.split(' '), other.split(' ')];
  return words.length === others.length && words.every((word, i) => sameTidyWord(word, others[i] ?? ''));
}

/** The name with its noun, where it stands in a list of adjectives. */
export function wholly(one: Meant): Meant {
  const { whole } = one.ref;
  return whole === undefined ? one : { ...one, ref: { ...one.ref, name: whole } };
}
