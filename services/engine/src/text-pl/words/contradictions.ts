/** One field says that a food is not eaten, another that it is: "nie lubi ryb" and "lubi ryby". */
import type { FoodMeanings, NamedFood } from '../food-meanings.js';
import { isOtherField, type WordField } from '../read-phrase.js';
import { wholly } from './lifts.js';
import { isEatenNow, type Phrase } from './phrase.js';
import type { RuledPhrase } from './phrase-rules.js';

const HALF = 0.5;
const ALMOST_ALL = 0.99;
const LIKINGS: ReadonlySet<WordField> = new Set(['disliked', 'accepted']);

/** Of all that a person wrote. */
export class Contradictions {
  /** What each field says to be eaten: the foods of each name. */
  private readonly eaten = new Map<WordField, readonly (readonly NamedFood[])[]>();

  constructor(
    private readonly meanings: FoodMeanings,
    phrases: readonly Phrase[],
  ) {
    for (const phrase of phrases.filter(isEatenNow))
      this.eaten.set(phrase.field, [...(this.eaten.get(phrase.field) ?? []), ...this.foodsOf(phrase)]);
  }

  /**
   * A dislike of all that is liked, a reaction to what another field says to be eaten, is asked about and keeps its foods out until
   * then. Whoever likes what he reacts to contradicts nothing.
   */
  of(phrase: Phrase, ruled: RuledPhrase): RuledPhrase {
    if (ruled.reading !== 'avoided' || isOtherField(phrase.field)) return ruled;
    const isContradicted = this.eatenBeside(phrase.field).some(
      // Milk that is drunk is not without lactose, though there is such milk.
      (foods) => this.shareOf(foods, ruled) > (phrase.field === 'disliked' ? ALMOST_ALL : HALF),
    );
    return isContradicted ? { ...ruled, reading: 'unclear', reason: 'contradicts', keepsOut: true } : ruled;
  }

  /** Of a dislike what is liked; of a reaction what any other field says to be eaten, but not what is liked only. */
  private eatenBeside(field: WordField): readonly (readonly NamedFood[])[] {
    if (field === 'accepted') return [];
    if (field === 'disliked') return this.eaten.get('accepted') ?? [];
    return [...this.eaten].flatMap(([other, names]) => (LIKINGS.has(other) || other === field ? [] : names));
  }

  /** How many of the foods that are eaten are kept out, from 0 to 1. */
  private shareOf(foods: readonly NamedFood[], { rules }: RuledPhrase): number {
    const isOut = (food: NamedFood) => rules.some(({ test }) => test(this.meanings.factsOf(food)));
    return foods.length === 0 ? 0 : foods.filter(isOut).length / foods.length;
  }

  private foodsOf({ permitted }: Phrase): (readonly NamedFood[])[] {
    return permitted.flatMap((one) => {
      const { ref } = wholly(one);
      return ref.kind === 'diagnosis' ? [] : [this.meanings.called(ref.name)];
    });
  }
}
