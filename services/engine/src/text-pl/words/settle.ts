/** Settles phrases that only the others of their entry make clear. */
import type { FoodMeanings } from '../food-meanings.js';
import { settleContrasts } from './contrast.js';
import { isOtherField } from '../read-phrase.js';
import { ANSWERS } from './fields.js';
import type { Phrase } from './phrase.js';

/** The phrases of an entry, as they are meant together. */
export function settle(entry: readonly Phrase[], meanings: FoodMeanings): readonly Phrase[] {
  const settled = settleContrasts(entry, meanings).map((phrase) => withoutPast(phrase, entry, meanings));
  const read = settled.map((phrase) => ofSpouse(withoutContext(phrase, settled), settled));
  return read.map((phrase, at) => ofTaste(ofNothing(phrase, read), read.slice(0, at)));
}

/**
 * "robiłem panel w szpitalu" beside an answer is no food; alone it is no answer, and beside what is eaten or denied it may
 * be a limit.
 */
function withoutContext(phrase: Phrase, entry: readonly Phrase[]): Phrase {
  if (!phrase.isContext || phrase.reading !== 'unclear') return phrase;
  const others = entry.filter(({ reading }) => reading !== 'unclear' && reading !== 'not_food');
  const mayLimit = others.some(
    ({ sentence, reading, field }) =>
      sentence === phrase.sentence && reading !== 'avoided' && ANSWERS.has(field),
  );
  if (others.length === 0 || mayLimit) return phrase;
  const { reason: _reason, ...rest } = phrase;
  return { ...rest, reading: 'not_food' };
}

/** "mąż nie tknie tofu" and nothing else: the husband may be the patient. */
function ofSpouse(phrase: Phrase, entry: readonly Phrase[]): Phrase {
  const isAlone = entry.every(({ reading }) => reading === 'not_food');
  const isAsked = !isOtherField(phrase.field) && phrase.isOfSpouse && isAlone;
  return isAsked ? { ...phrase, reading: 'unclear', reason: 'unread_name' } : phrase;
}

/** "za słodkie, za tłuste" says of nothing named before that it is not liked: nobody knows what. */
function ofTaste(phrase: Phrase, before: readonly Phrase[]): Phrase {
  const isTaste =
    phrase.field === 'disliked' && phrase.reading === 'not_food' && /^za \p{L}/iu.test(phrase.text);
  const isOfSomething = before.some(({ isNamed }) => isNamed);
  return isTaste && !isOfSomething ? { ...phrase, reading: 'unclear', reason: 'unnamed' } : phrase;
}

/** "mieszkam z rodzicami męża" is no answer about allergies; "mama uczulona na orzechy" says whose they are. */
function ofNothing(phrase: Phrase, entry: readonly Phrase[]): Phrase {
  const isNothing = entry.every(({ reading, isNamed }) => reading === 'not_food' && !isNamed);
  return ANSWERS.has(phrase.field) && isNothing
    ? { ...phrase, reading: 'unclear', reason: 'unnamed' }
    : phrase;
}

/** "orzechy, kiedyś po laskowym wylądowałam w szpitalu": what was so once is avoided now all the same. */
function withoutPast(phrase: Phrase, entry: readonly Phrase[], meanings: FoodMeanings): Phrase {
  if (phrase.reason !== 'past' || phrase.avoided.length === 0) return phrase;
  const avoided = entry.filter(({ reading }) => reading === 'avoided').flatMap((one) => one.avoided);
  if (avoided.length === 0) return phrase;
  const tests = avoided.map(({ ref }) => meanings.meaningOf(ref.name, 'answer').test);
  const isAvoided = phrase.avoided.every(({ ref }) => {
    const met = meanings.metBy(meanings.meaningOf(ref.name, 'answer').test);
    return met.length > 0 && met.every((food) => tests.some((test) => test(meanings.factsOf(food))));
  });
  if (!isAvoided) return phrase;
  const { reason: _reason, ...rest } = phrase;
  return { ...rest, reading: 'avoided', keepsOut: true };
}
