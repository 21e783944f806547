/**
 * Who writes an answer need not be who it is about: "mąż wpisuje za żonę", "w imieniu mamy", "mama zgłasza u Kuby". Words of
 * an entry are told anew before anything else reads them: for whom is written is the patient, and who only tells is no
 * relative who has it himself; whose it is then, is asked about.
 */
import { tellsBehind } from './telling.js';
import type { Token, Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

const classes = (...kinds: WordClass[]): ReadonlySet<WordClass> => new Set<WordClass>(kinds);

/** Writing down what somebody else has. */
const WRITING =
  /^(?:wpis|pisz[eęa]|pisal|napis|wypeln|uzupeln|odpowiad|zglasz|zglos|podaj|podal|mowi|twierdz|inform|zaznacz|wspomin|wspomnial|opowiad|relacjon|opisuj|opisal|dyktuj|dodal|dodaj|przekaz|potwierdz|dzwoni)/u;
/** "za żonę", "w imieniu mamy" */
const ON_BEHALF = new Set(['za', 'imieniu']);
/** How far from the writing its "za" stands: "wpisuje mąż, bo żona źle widzi, za żonę". */
const FARTHEST = 8;
/** "alergia na mleko, jak mama", "uczulenie po ojcu": the patient has it as well. */
const COMPARING = new Set(['jak', 'tak_jak', 'co', 'po', 'niz']);

/** "karmi piersią, mama na diecie bezmlecznej": who nurses eats for the child, whichever of them is the patient. */
const NURSING = /^(?:karmi[aeęą]?c?|karmien|kp$|laktacj)/u;
const MOTHER = /^(?:mam[aey]$|mamie$|matk|matce$)/u;

const PATIENT = classes('self');
const FILLER = classes('filler');
const TELLS = classes('report', 'unsure');

/** The words of an entry, with those for whom is written read as the patient. */
export function spokenFor(tokens: readonly Token[]): Token[] {
  const words = tokens.map((token) => (token.sign === undefined ? token : undefined));
  const behalf = words.findIndex((word, at) => isBehalf(words, word, at));
  const isNursing = words.some((word) => NURSING.test(word?.folded ?? ''));
  const patient = behalf < 0 ? undefined : skeleton(words[behalf + 1]?.folded ?? '');
  return tokens.map((token, at) => {
    if (token.sign !== undefined) return token;
    if (patient !== undefined && (isRelative(token) || at === behalf + 1))
      return { ...token, classes: skeleton(token.folded) === patient ? PATIENT : FILLER };
    if (!token.classes.has('rel')) return token;
    if (isNursing && MOTHER.test(token.folded)) return { ...token, classes: PATIENT };
    if (COMPARING.has(words[at - 1]?.folded ?? '')) return { ...token, classes: FILLER };
    return tellsBehind(words, at, WRITING) ? { ...token, classes: TELLS } : token;
  });
}

/** By its first consonants a form of a relative's name is known again: "mąż" and "męża", "ojciec" and "ojca". */
const skeleton = (folded: string): string => folded.replace(/[aeiouy]/gu, '').slice(0, 2);
/** Who is no relative where a patient's own child is meant may be whom one writes for. */
const isRelative = ({ classes: known }: Word): boolean => known.has('rel') || known.has('child');
/** "w imieniu mamy": elsewhere it means "we have". */
const OF_MOTHER = 'mamy';

function isBehalf(words: readonly (Word | undefined)[], word: Word | undefined, at: number): boolean {
  const whose = words[at + 1];
  if (!word || !ON_BEHALF.has(word.folded) || !whose) return false;
  if (!isRelative(whose) && whose.folded !== OF_MOTHER) return false;
  if (word.folded === 'imieniu') return true;
  return words.slice(Math.max(0, at - FARTHEST), at).some((one) => WRITING.test(one?.folded ?? ''));
}
