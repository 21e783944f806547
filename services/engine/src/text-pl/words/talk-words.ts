/** Words of a clause that are talk by what stands beside them. */
import { THING, type Element } from './elements.js';
import { FIRST_NAMES } from './first-names.data.js';
import { isEverydayTalk } from './everyday-words.js';
import type { Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

/** What everyday talk counts as: where it stands beside something that is lifted, somebody asks. */
export const TALK: ReadonlySet<WordClass> = new Set<WordClass>(['talk']);

interface Place {
  readonly next: Word | undefined;
  /** What was read of the clause before the word. */
  readonly before: readonly Element[];
  readonly text: string;
}

/** Whether a word that is no name is talk where it stands. */
export function isTalkAmong(word: Word, { next, before, text }: Place): boolean {
  // "dziwne rzeczy" are some that nobody named.
  const isOfThing = next !== undefined && THING.test(next.folded);
  if (!isOfThing && isEverydayTalk(word)) return true;
  // "czerwone plamy na szyi"
  if (COLOUR.test(word.folded) && SKIN.test(next?.folded ?? '')) return true;
  return (
    isNumberOfTalk(word, before) || isCompared(before) || isEvenIn(before) || isSomebody(word, before, text)
  );
}

const COLOUR =
  /^(?:czerwon|sin|rozow|bial|wypukl|swedzac|piekac|bolesn|ropn|drobn|duz|wielk)(?:y|a|e|i|ie|ych|ymi|ego|ej)$/u;
const SKIN = /^(?:plam|krost|babl|babel|wysyp|preg|pecherz|kropk|policz|powiek|wyprysk|pokrzyw|obrze)/u;

/** "moja Zosia", "doktor Nowak": a capital letter where no sentence begins. */
function isSomebody({ start, folded }: Word, before: readonly Element[], text: string): boolean {
  const last = before.at(-1);
  // "Zosia jest uczulona na orzechy"
  if (FIRST_NAMES.has(folded) && /^\p{Lu}/u.test(text.slice(start, start + 1))) return true;
  return (
    last?.kind === 'mark' &&
    /^(?:letni\w*|moj\w{0,3}|nasz\w{0,3}|syn\w{0,3}|cor\w{2,3}|dr|doktor|pani?|w)$/u.test(last.word.folded) &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))
  );
}

/** "panel 20 pokarmowych", "w wieku 3 lat": a number beside what is no name. */
function isNumberOfTalk({ folded }: Word, before: readonly Element[]): boolean {
  const last = before.at(-1);
  return /^\d{1,4}$/u.test(folded) && last?.kind === 'mark' && NUMBERED.test(last.word.folded);
}

const NUMBERED =
  /^(?:panel|test|ige|igg|badan|wiek|rok|lat|mies|godz|w$|od$|o$|ok$|okolo|jakies|maj|kwiet|czerw|lip|sierp|wrze)/u;

/** "seler, nawet w kostce rosołowej": where it is avoided, too. */
function isEvenIn(before: readonly Element[]): boolean {
  const at = lastOf(before, 'nawet');
  const next = before[at + 1];
  if (at < 0 || next?.kind !== 'mark') return false;
  const isNamed = before.slice(0, at).some(({ kind }) => kind === 'name');
  return isNamed && /^(?:w|we|z|ze|na|po)$/u.test(next.word.folded);
}

/** "jest dla mnie jak żucie sznurka": what a food named before is compared with. */
function isCompared(before: readonly Element[]): boolean {
  const at = lastOf(before, 'jak');
  const last = before[at - 1];
  if (at < 1 || last?.kind !== 'mark') return false;
  const isLike = /^(?:tak|podobn|np|rzecz|produkt|potraw|czyli|samo|rown)/u.test(last.word.folded);
  const isNamed =
    last.word.folded === 'porownanie' ||
    before
      .slice(0, at)
      .some((one) => one.kind === 'name' || (one.kind === 'mark' && one.word.classes.has('symptom')));
  return isNamed && !isLike && before.slice(at).every(({ kind }) => kind === 'mark');
}

const FARTHEST = 4;

/** Where a word stood last, not far away: the time stays bounded. */
function lastOf(before: readonly Element[], folded: string): number {
  for (let at = before.length - 1; at >= Math.max(0, before.length - FARTHEST); at -= 1) {
    const one = before[at];
    if (one?.kind === 'mark' && one.word.folded === folded) return at;
  }
  return -1;
}
