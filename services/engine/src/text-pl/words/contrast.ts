/** Settles "mleko nie, kefir tak": what is eaten beside what is not, where it is a part of it and nothing else. */
import type { FoodMeanings } from '../food-meanings.js';
import type { Meant } from './said.js';
import type { Phrase } from './phrase.js';

/** The phrases of an entry; a contrast whose foods lie wholly within what the sentence avoids is read as eaten. */
export function settleContrasts(entry: readonly Phrase[], meanings: FoodMeanings): readonly Phrase[] {
  if (!entry.some(({ isContrast }) => isContrast)) return entry;
  return entry.map((phrase) => {
    if (!phrase.isContrast || phrase.reading !== 'unclear') return phrase;
    const out = entry
      .filter(({ sentence, reading }) => sentence === phrase.sentence && reading === 'avoided')
      .flatMap(({ avoided }) => avoided);
    if (out.length === 0 || !phrase.avoided.every((one) => isPartOf(one, out, meanings))) return phrase;
    const { reason: _reason, ...rest } = phrase;
    const permitted = phrase.avoided.map((one): Meant => ({ ...one, polarity: 'permit', isSaid: true }));
    return { ...rest, reading: 'permitted', permitted, avoided: [], keepsOut: false };
  });
}

function isPartOf({ ref }: Meant, whole: readonly Meant[], meanings: FoodMeanings): boolean {
  // "nabiał nie, mleko tak" may as well say what is reacted to: only a food within it, never the allergen itself.
  if (ref.kind === 'diagnosis' || meanings.meaningOf(ref.name, 'answer').group?.allergens) return false;
  const tests = whole.map((one) => meanings.meaningOf(one.ref.name, 'answer').test);
  const met = meanings.metBy(meanings.meaningOf(ref.name, 'dislike').test);
  const all = meanings.metBy((facts) => tests.some((test) => test(facts)));
  const known = new Set(all);
  return met.length > 0 && met.length < all.length && met.every((food) => known.has(food));
}
