/** What is said of the names of a clause. */
import type { WordField } from '../read-phrase.js';
import type { Clause } from './clause-kinds.js';
import type { NameRef } from './elements.js';
import { isFirmlyOk } from './hedges.js';
import type { Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

/** How a name is meant. */
export type Polarity = 'avoid' | 'permit' | 'deny';

/** A name with what is said of it. */
export interface Meant {
  readonly ref: NameRef;
  readonly words: readonly Word[];
  polarity: Polarity | undefined;
  /** Said in so many words, not by the field it stands in. */
  isSaid: boolean;
  /** "ale nie łosoś": taken out of what was avoided before. */
  readonly isTakenOut?: boolean;
  /** Behind "tylko". */
  readonly isOnly?: boolean;
}

/** A clause with what it says. */
export interface Said {
  readonly clause: Clause;
  readonly names: Meant[];
  /** Names that are taken out of the others. */
  readonly except: Meant[];
  /** Names in brackets that neither permit nor except. */
  readonly inside: Meant[];
  /** "tylko gotowane": how it is eaten. */
  readonly onlyStates: Word[];
  /** Names and states behind "tylko" that were not read as such. */
  readonly flags: Set<Flag>;
  /** What governs names that follow in the next clause. */
  carried: Polarity | undefined;
  /** A word behind its names decided: it does not govern what follows. */
  isPostfix: boolean;
  hasOwnSay: boolean;
  /** Governed by a word behind the clauses that follow. */
  isBackward: boolean;
  person: 'patient' | 'relative' | 'child' | undefined;
}

/** A clause of which nothing is known yet. */
export function newSaid(clause: Clause): Said {
  return {
    clause,
    names: [],
    except: [],
    inside: [],
    onlyStates: [],
    flags: new Set(),
    carried: undefined,
    isPostfix: false,
    hasOwnSay: false,
    isBackward: false,
    person: undefined,
  };
}

/** Classes that are remembered of the whole clause. */
const NOTED = [
  ...([
    'allergy',
    'past',
    'amount',
    'unsure',
    'wish',
    'medicine',
    'personName',
    'all',
    'yes',
    'notFood',
  ] as const),
];
/** Beside them nothing is lifted or denied for certain. */
const DOUBTFUL = ['talk', 'rest'] as const;

/** What a word tells of the clause it stands in. */
export function noteWord(said: Said, word: Word): void {
  const { classes, folded } = word;
  const { flags, clause } = said;
  // Who is expecting asks anew about what was always eaten.
  const isCarrying = folded.startsWith('ciaz');
  if (isCarrying && !onlyHarms(clause)) flags.add('unsure');
  notePerson(said, word);
  if (DOUBTFUL.some((kind) => classes.has(kind))) flags.add('talk');
  if (classes.has('casual') && !isFirmlyOk(clause.elements)) flags.add('casual');
  for (const kind of NOTED) if (classes.has(kind)) flags.add(kind);
  if (classes.has('condition') && !(isCarrying && onlyHarms(clause))) flags.add('amount');
}

/** "w ciąży odrzuciło mnie od kurczaka": what harms now is left out, whatever was before. */
function onlyHarms({ elements }: Clause): boolean {
  const has = (kinds: readonly WordClass[]) =>
    elements.some((one) => one.kind === 'mark' && kinds.some((kind) => one.word.classes.has(kind)));
  const isOver = elements.some((one) => one.kind === 'mark' && WAS.test(one.word.folded));
  return has(['harm', 'malady', 'symptom']) && !has(LIFTING) && !isOver;
}

/** "uczulały", "szkodziło": then, and nobody knows whether now. */
const WAS = /^(?:uczulal|szkodzil|mdlil|bolal|wzdymal|reagowal|swedzial|piekl|puchl|dusil|wymiotowal)/u;
const LIFTING: readonly WordClass[] = [
  'eat',
  'ok',
  'neg',
  'past',
  'negative',
  'lack',
  'nothing',
  'only',
  'without',
];

/** Who is spoken of. */
function notePerson(said: Said, { classes, word, folded }: Word): void {
  // "babcia mówi, że źle reagowałem"
  const isVerb = VERBS.some((kind) => classes.has(kind));
  const isSelf = word.endsWith('łam') || word.endsWith('łem') || (isVerb && FIRST_PERSON.test(folded));
  if (classes.has('self') || isSelf) said.person = 'patient';
  else if (classes.has('rel')) said.person ??= 'relative';
  else if (classes.has('child')) said.person ??= 'child';
}

const VERBS = ['eat', 'malady', 'past', 'report', 'suffer'] as const;
const FIRST_PERSON = /..l[ae]m$/u;

/** What else is known of a clause. */
export type Flag =
  | 'allergy'
  | 'medical'
  | 'past'
  | 'still'
  | 'amount'
  | 'unknown'
  | 'unsure'
  | 'wish'
  | 'medicine'
  | 'personName'
  | 'all'
  | 'yes'
  | 'denial'
  | 'notFood'
  | 'harm'
  | 'eats'
  | 'glued'
  /** "z warzyw to brukselka" */
  | 'sort'
  /** Something else of the entry is avoided: "wołowiny nie toleruję. Drób super". */
  | 'beside'
  /** "super", "wchodzi": said in passing. */
  | 'casual'
  /** "piję tylko zbożową" */
  | 'onlyEats'
  /** Everyday talk, or "reszta": what is permitted or denied beside it may hold for a part only. */
  | 'talk'
  /** A colour or kind behind a name that no food has: "ogórek zielony". */
  | 'kind'
  /** "nie mam problemów z …" */
  | 'untroubled'
  /** "mleko nie, kefir tak" */
  | 'contrast';

/** What a field means for a name nothing is said of. */
export function defaultOf(field: WordField): Polarity | undefined {
  if (field === 'allergies' || field === 'intolerances' || field === 'disliked') return 'avoid';
  return field === 'accepted' ? 'permit' : undefined;
}
