/** One field says that a food is not eaten, another that it is: "nie lubi ryb" and "lubi ryby". */
import type { FoodMeanings, NamedFood, Test } from '../food-meanings.js';
import { isOtherField } from '../read-phrase.js';
import { wholly } from './lifts.js';
import type { Phrase } from './phrase.js';
import type { RuledPhrase } from './phrase-rules.js';

const HALF = 0.5;

/** Of all that a person wrote. */
export class Contradictions {
  /** Tests of what is liked, and of what is eaten by the fields that ask about no food. */
  private readonly liked: readonly Test[];
  private readonly told: readonly Test[];

  constructor(
    private readonly meanings: FoodMeanings,
    phrases: readonly Phrase[],
  ) {
    const eaten = phrases.filter(({ reading, fancied }) => reading === 'permitted' && fancied !== 'past');
    this.liked = this.testsOf(eaten.filter(({ field }) => field === 'accepted'));
    this.told = this.testsOf(eaten.filter(({ field }) => isOtherField(field)));
  }

  /**
   * A dislike of all that is liked, a reaction to all that is eaten by the notes, is asked about and keeps its foods out until
   * then. Whoever likes what he reacts to contradicts nothing.
   */
  of(phrase: Phrase, ruled: RuledPhrase): RuledPhrase {
    if (ruled.reading !== 'avoided' || isOtherField(phrase.field)) return ruled;
    const { field } = phrase;
    // Milk that is drunk is not without lactose, though there is such milk.
    const isContradicted =
      field === 'disliked'
        ? this.liked.some((test) => this.shareOf(test, ruled) === 1)
        : field !== 'accepted' && this.told.some((test) => this.shareOf(test, ruled) > HALF);
    return isContradicted ? { ...ruled, reading: 'unclear', reason: 'contradicts', keepsOut: true } : ruled;
  }

  /** How many of the foods that are eaten are kept out, from 0 to 1. */
  private shareOf(eaten: Test, { rules }: RuledPhrase): number {
    const foods = this.meanings.metBy(eaten);
    const isOut = (food: NamedFood) => rules.some(({ test }) => test(this.meanings.factsOf(food)));
    return foods.length === 0 ? 0 : foods.filter(isOut).length / foods.length;
  }

  private testsOf(phrases: readonly Phrase[]): Test[] {
    return phrases.flatMap(({ permitted }) =>
      permitted.flatMap((one) => {
        const { ref } = wholly(one);
        return ref.kind === 'diagnosis' ? [] : [this.meanings.called(ref.name)];
      }),
    );
  }
}
