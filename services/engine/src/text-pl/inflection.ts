/**
 * Tells whether two Polish words are forms of one word (rule 7).
 *
 * Method: every word is read as all the forms it could be (class m, f, n or adjective, stem, strength of the reading)
 * by stripping endings and undoing the regular alternations: mobile e (ogórek/ogórka), ó/o, ą/ę, k/c, g/dz, r/rz,
 * ł/l, t/ci, d/dzi, st/ści. Two words match when they share class and stem and at least one reading is not weak
 * (a bare genitive plural or a locative). Words the rules would mix up stand in `lexicon.ts`. A dictionary of Polish
 * finds 1 % more pairs and weighs megabytes; similarity by prefix or distance confuses ser with serek.
 */
import { stripDiacritics, tidyText } from '@pora/text-pl/fold';
import { LEXEMES, SAME_FOOD } from './lexicon.js';

/** Readings of one word: key → true when strong. */
type Readings = ReadonlyMap<string, boolean>;

type Class = 'm' | 'f' | 'n' | 'a';
/** How the letters before an ending lead to the stem. */
type Mode = 'hard' | 'soft' | 'i' | 'e' | 'ie' | 'zero';

interface Ending {
  readonly suffix: string;
  /** The suffix as it is typed without Polish letters. */
  readonly folded: string;
  readonly mode: Mode;
  readonly strong: boolean;
}

const ending = (suffix: string, mode: Mode, strong = true): Ending => ({
  suffix,
  folded: stripDiacritics(suffix),
  mode,
  strong,
});
const hard = (...suffixes: string[]): Ending[] => suffixes.map((suffix) => ending(suffix, 'hard'));
const soft = (...suffixes: string[]): Ending[] => suffixes.map((suffix) => ending(suffix, 'soft'));
const PLURAL = [...hard('om', 'ami', 'ach'), ...soft('iom', 'iami', 'iach')];

/** Endings per class [Polish declension; vocatives left out]. */
const ENDINGS: Readonly<Record<Class, readonly Ending[]>> = {
  m: [
    ending('', 'zero'),
    ...hard('a', 'u', 'owi', 'em', 'y', 'ów'),
    ...soft('ia', 'iu', 'iowi', 'iem', 'iów'),
    ending('i', 'i'),
    ending('e', 'e'),
    ending('ie', 'ie'),
    ending('mi', 'zero'),
    ...PLURAL,
  ],
  f: [
    ending('', 'zero', false),
    ...hard('a', 'y', 'ę', 'ą'),
    ...soft('ia', 'ii', 'ię', 'ią'),
    ending('i', 'i'),
    ending('e', 'e'),
    ending('ie', 'ie'),
    ending('mi', 'zero'),
    ...PLURAL,
  ],
  n: [
    ending('', 'zero', false),
    ...hard('o', 'a', 'u', 'em'),
    ...soft('ia', 'iu', 'iem'),
    ending('i', 'i', false),
    ending('e', 'e'),
    ending('ie', 'ie'),
    ...PLURAL,
  ],
  a: [
    ...hard('y', 'a', 'e', 'ego', 'emu', 'ym', 'ej', 'ą', 'ych', 'ymi'),
    ...soft('ia', 'ie', 'iego', 'iemu', 'im', 'iej', 'ią', 'ich', 'imi'),
    ending('i', 'i'),
  ],
};

const CLASSES = Object.entries(ENDINGS);

/** Softened endings and what they were, as written and without Polish letters. */
interface UndoTable {
  readonly exact: readonly (readonly [string, string])[];
  readonly folded: readonly (readonly [string, string])[];
}

function undoTable(exact: UndoTable['exact']): UndoTable {
  return {
    exact,
    folded: exact.map(([softened, hardened]) => [stripDiacritics(softened), stripDiacritics(hardened)]),
  };
}

/** Feminine nouns that end in a consonant (sól, gęś, pieczeń) are strong without an ending. */
const FEMININE_CONSONANT = /(?:ść|[śźćńl]|dź|ew)$/u;
const SOFT_LETTERS: Readonly<Record<string, string>> = { ś: 's', ź: 'z', ć: 'c', ń: 'n' };
/** Locative and dative before -e: what the stem ended in. */
const UNDO_E = undoTable([
  ['śl', 'sł'],
  ['źl', 'zł'],
  ['rz', 'r'],
  ['dz', 'g'],
  ['sz', 'ch'],
  ['l', 'ł'],
  ['c', 'k'],
]);
/** Locative and dative before -ie. */
const UNDO_IE = undoTable([
  ['źdz', 'zd'],
  ['śc', 'st'],
  ['śn', 'sn'],
  ['źn', 'zn'],
  ['śm', 'sm'],
  ['dz', 'd'],
  ['c', 't'],
]);
const PLAIN_E = /(?:c|cz|sz|rz|ż|dz|l|j)$/u;
const PLAIN_E_FOLDED = /(?:c|cz|sz|rz|z|dz|l|j)$/u;
const HARD_BEFORE_IE = /[pbmwfnsztdr]$/u;
const MIN_STEM = 2;

const lexicon = buildLexicon();
const exactCache = new Map<string, Readings>();
const foldedCache = new Map<string, Readings>();
const CACHE_LIMIT = 20_000;

/** True when both words are forms of one word, or of two names of the same food; case does not matter. */
export function sameWord(a: string, b: string): boolean {
  return sameTidyWord(tidyText(a), tidyText(b));
}

/** Like {@link sameWord} for words that are lower case and NFC already. */
export function sameTidyWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (share(readingsOf(a), readingsOf(b))) return true;
  const foldedA = stripDiacritics(a);
  const foldedB = stripDiacritics(b);
  if (foldedA !== a && foldedB !== b) return false;
  if (foldedA === foldedB) return !(lexicon.exact.has(a) && lexicon.exact.has(b));
  return share(foldedReadings(a), foldedReadings(b));
}

/** {@link sameTidyWord} for tables of words, nearly all of which begin otherwise; "zyto" begins as "żyto". */
export function isFormOf(a: string, b: string): boolean {
  const [first = '', other = ''] = [a.slice(0, 1), b.slice(0, 1)];
  return (first === other || stripDiacritics(first) === stripDiacritics(other)) && sameTidyWord(a, b);
}

/** Stands for the words of the lexicon, which are forms of one another whatever they begin with. */
const OF_LEXICON = '=';
/** Words whose stem may begin otherwise than they do: dze from g, sze from ch, ą- from ę-. */
const OTHER_BEGINNING = /^(?:dze$|sze$|ą)/u;

/**
 * What forms of one word have in common, besides being told apart by {@link sameTidyWord}: two words without a common group
 * are none. Undefined for a word that may be a form of any.
 */
export function formGroups(word: string): readonly string[] | undefined {
  if (OTHER_BEGINNING.test(word)) return undefined;
  if (lexicon.exact.has(word)) return [OF_LEXICON];
  const folded = stripDiacritics(word);
  const beginning = folded.slice(0, 1);
  return lexicon.folded.has(folded) ? [OF_LEXICON, beginning] : [beginning];
}

/** Keys of a word: two words that {@link sameTidyWord} takes for one share at least one of them, as may others. */
export function formKeys(word: string): ReadonlySet<string> {
  return new Set([stripDiacritics(word), ...readingsOf(word).keys(), ...foldedReadings(word).keys()]);
}

/** Both words share a key, strong on at least one side. */
function share(a: Readings, b: Readings): boolean {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  for (const [key, strong] of few) {
    const other = many.get(key);
    if (other !== undefined && (strong || other)) return true;
  }
  return false;
}

function readingsOf(word: string): Readings {
  return cached(exactCache, word, () => lexicon.exact.get(word) ?? read(word, false));
}

/** Readings of a word as if typed without Polish letters. */
function foldedReadings(word: string): Readings {
  return cached(foldedCache, word, () => {
    const folded = stripDiacritics(word);
    return lexicon.exact.get(word) ?? lexicon.folded.get(folded) ?? read(folded, true);
  });
}

function cached(cache: Map<string, Readings>, word: string, make: () => Readings): Readings {
  let found = cache.get(word);
  if (!found) {
    found = make();
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(word, found);
  }
  return found;
}

function read(word: string, folded: boolean): Readings {
  const readings = new Map<string, boolean>();
  for (const [kind, endings] of CLASSES) {
    for (const { suffix, folded: bare, mode, strong } of endings) {
      const plain = folded ? bare : suffix;
      if (!word.endsWith(plain) || word.length - plain.length < MIN_STEM) continue;
      const base = word.slice(0, word.length - plain.length);
      const sure = strong || (mode === 'zero' && kind === 'f' && FEMININE_CONSONANT.test(word));
      for (const [stem, weak] of STEMS[mode](base, folded)) {
        const key = `${kind} ${stem}`;
        readings.set(key, (readings.get(key) ?? false) || (sure && !weak));
      }
    }
  }
  return readings;
}

/** A stem; `true` marks a weak one. A trailing apostrophe marks a soft stem. */
type Stem = [string, boolean];

const endsInVowel = (base: string): boolean => isVowel(base.at(-1) ?? '');
const endsInVelar = (base: string): boolean => base.endsWith('k') || base.endsWith('g');

/** Stems a base may come from, by what the ending does to a stem. */
const STEMS: Readonly<Record<Mode, (base: string, folded: boolean) => Stem[]>> = {
  hard: (base) => (endsInVowel(base) ? [] : [[base, false]]),
  soft: (base) => (endsInVowel(base) ? [] : [[endsInVelar(base) ? base : `${base}'`, false]]),
  i: (base) => {
    if (endsInVowel(base)) return [[`${base}j`, false]];
    const isSoft = base.endsWith('l') || base.endsWith('j') || endsInVelar(base);
    return [[isSoft ? base : `${base}'`, false]];
  },
  e: (base, folded) => {
    const plain: Stem[] = (folded ? PLAIN_E_FOLDED : PLAIN_E).test(base) ? [[base, false]] : [];
    return [...plain, ...undo(base, UNDO_E, folded)];
  },
  ie: (base, folded) => {
    if (endsInVowel(base)) return [];
    const weak = HARD_BEFORE_IE.test(base) ? weakly(base) : [];
    return [[`${base}'`, false], ...undo(base, UNDO_IE, folded), ...weak];
  },
  zero: (base, folded) => bareStems(base, folded),
};

function undo(base: string, table: UndoTable, folded: boolean): [string, boolean][] {
  for (const [softened, hardened] of folded ? table.folded : table.exact)
    if (base.endsWith(softened)) return weakly(base.slice(0, base.length - softened.length) + hardened);
  return [];
}

/** A weak stem, and its twin with ia for ie (cieście, ciasto). */
function weakly(stem: string): [string, boolean][] {
  const twin = stem.replace(/ie(?=[^aeiouyąęó]+$)/u, 'ia');
  return twin === stem
    ? [[stem, true]]
    : [
        [stem, true],
        [twin, true],
      ];
}

/** Stems of a word without an ending: as it is, soft, without the mobile e, with o for ó and ę for ą. */
function bareStems(word: string, folded: boolean): [string, boolean][] {
  const last = word.at(-1) ?? '';
  if (isVowel(last)) return [];
  const stems = new Set<string>();
  const letter = SOFT_LETTERS[last];
  const add = (stem: string): void => {
    if (letter !== undefined) stems.add(`${stem.slice(0, -1)}${letter}'`);
    else {
      stems.add(stem);
      if (/[pbmwf]$/u.test(stem) || (folded && /[sznc]$/u.test(stem))) stems.add(`${stem}'`);
    }
  };
  add(word);
  const [, mobile = '', end = ''] = /^(.*[^aeiouyąęó])(?:ie|e)([^aeiouyąęó])$/u.exec(word) ?? [];
  if (mobile.length >= 2) add(`${mobile}${end}`);
  const iMobile = /^(.+[^aeiouyąęó])ie([^aeiouyąęó])$/u.exec(word);
  if (iMobile) add(`${iMobile[1]}${iMobile[2]}`);
  const changed = word.replace(/ó(?=[^aeiouyąęó]*$)/u, 'o').replace(/ą(?=[^aeiouyąęó]*$)/u, 'ę');
  if (changed !== word) add(changed);
  return [...stems].map((stem) => [stem, false]);
}

function isVowel(letter: string): boolean {
  return /[aeiouyąęó]/u.test(letter);
}

interface Lexicon {
  readonly exact: ReadonlyMap<string, Readings>;
  readonly folded: ReadonlyMap<string, Readings>;
}

function buildLexicon(): Lexicon {
  const exact = new Map<string, Map<string, boolean>>();
  const folded = new Map<string, Map<string, boolean>>();
  const names = new Map(SAME_FOOD.map(([other, name]) => [other, name]));
  const add = (map: Map<string, Map<string, boolean>>, form: string, key: string): void => {
    const readings = map.get(form);
    if (readings) readings.set(key, true);
    else map.set(form, new Map([[key, true]]));
  };
  for (const lexeme of LEXEMES) {
    const forms = lexeme.split(' ');
    const [head = ''] = forms;
    const key = `= ${names.get(head) ?? forms[0]}`;
    for (const form of forms) {
      add(exact, form, key);
      add(folded, stripDiacritics(form), key);
    }
  }
  return { exact, folded };
}
