/** One phrase of an entry, and what an entry without words is. */
import { isOtherField, type PhraseReading, type UnclearReason, type WordField } from '../read-phrase.js';
import type { Meant } from './said.js';
import type { Word } from './tokens.js';
import { tidyText } from '@pora/text-pl/fold';

/** A food that is not liked, or that is not eaten at all. */
export type Manner = 'taste' | 'refused';

/** One phrase of an entry, before anybody knows which foods it means. */
export interface Phrase {
  readonly field: WordField;
  readonly entry: string;
  readonly text: string;
  readonly sentence: number;
  readonly reading: PhraseReading;
  readonly reason?: UnclearReason;
  /** Names that are kept out, or would be. */
  readonly avoided: readonly Meant[];
  /** Names that are eaten and take nothing back. */
  readonly permitted: readonly Meant[];
  /** Names and states that are taken out of what is avoided. */
  readonly except: readonly Meant[];
  readonly onlyStates: readonly Word[];
  /** Names in brackets: they narrow a dislike, or are avoided as well. */
  readonly inside: readonly Meant[];
  /** A bracket holds more than names: "fast foody (McDonald, kebab)". */
  readonly hasMoreInside?: boolean;
  /** An unclear phrase keeps its foods out all the same. */
  readonly keepsOut: boolean;
  /** "trochę mleka mogę": eaten, though nobody can tell how much. */
  readonly isEatenInPart?: boolean;
  readonly isAllergy: boolean;
  readonly isMedical: boolean;
  /** How it is not liked; undefined where only names stand. */
  readonly manner?: Manner | undefined;
  /** "tylko łosoś": nothing beside it. */
  readonly isOnly?: boolean;
  /** A suspicion: "podejrzenie celiakii". */
  readonly isSupposed?: boolean;
  readonly elsewhere?: 'kept_out' | 'proposed';
  /** "kefir tak" beside "mleko nie": eaten, where it is a part of what is not. */
  readonly isContrast: boolean;
  /** "uwielbiałam łososia", "kiedyś jadłam dorsza": that it is eaten now is not said. */
  readonly fancied?: 'liked' | 'past' | undefined;
  /** Names nothing, and says nothing of how a food is meant: talk, complaints, pollen. */
  readonly isContext: boolean;
  /** Holds a name, whatever is said of it. */
  readonly isNamed: boolean;
  /** What a husband or wife does not eat: nobody can tell who is the patient. */
  readonly isOfSpouse: boolean;
  /** Its words may be the name of a food that is not in the base. */
  readonly mayBeName: boolean;
  /** What it is remembered under as a word of the practice. */
  readonly key: string;
}

/** "tosty z serem" are toasts: how cheese is liked by itself they do not tell. */
export function isBeside({ ref }: Meant, { text }: Phrase): boolean {
  const at = text.indexOf(ref.text);
  return at > 0 && /\p{L}\s+(?:z|ze)\s+$/iu.test(text.slice(0, at));
}

/** Says of a food that it is eaten, or liked, and not only that it once was. */
export const isEatenNow = ({ reading, fancied }: Phrase): boolean =>
  reading === 'permitted' && fancied !== 'past';

const NOTHING = /^[\s\-–—.!_*/\\0,;:]*$/u;
const ABSENT = /^(?:bz|b\/z|n\/?d|nd|none|no|x)[\s.!]*$/iu;

/** "n/d", "x": a sign that says there is nothing. */
export function isAbsent(text: string): boolean {
  return ABSENT.test(text.trim());
}

/** The phrase of an entry without words: a dash denies. */
export function wordless(entry: string, text: string, field: WordField): Phrase[] {
  if (text === '') return [];
  const isNothing = NOTHING.test(text) || ABSENT.test(text) || isOtherField(field);
  const reading: PhraseReading = isNothing ? 'denied' : field === 'accepted' ? 'permitted' : 'unclear';
  return [
    {
      ...{ field, entry, text, sentence: 0, reading, key: tidyText(text) },
      ...(reading === 'unclear' && { reason: 'too_short' as const }),
      ...{ avoided: [], permitted: [], except: [], onlyStates: [], inside: [] },
      ...{
        keepsOut: false,
        isAllergy: false,
        isMedical: false,
        mayBeName: false,
        isContrast: false,
        isContext: false,
        isNamed: false,
        isOfSpouse: false,
      },
    },
  ];
}
