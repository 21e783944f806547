/**
 * A dash may explain ("orzechy – laskowe"), go on ("orzechy – nie jem") or part two statements ("kazeina – masło klarowane
 * toleruję"): where what follows has a food and a word of its own about it, it parts them as a comma does. So does a colon
 * behind a whole statement.
 */
import type { NameLookup } from './names.js';
import type { Token, Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

const SAYING: readonly WordClass[] = [
  ...([
    'eat',
    'ok',
    'harm',
    'malady',
    'symptom',
    'suffer',
    'tolerance',
    'exclude',
    'negative',
    'neg',
    'lack',
    'only',
  ] as const),
];

/** The tokens with a comma where a dash or a colon parts two statements. */
export function partedAtDashes(tokens: readonly Token[], names: NameLookup): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const comma = { sign: 'comma', start: token.start } as const;
    if (token.sign === 'colon')
      return [
        isStatement(before(tokens, at), names) && isStatement(from(tokens, at + 1), names) ? comma : token,
      ];
    const isDash = token.sign === undefined && token.breaks && !NO_DASH.has(tokens[at - 1]?.sign ?? '');
    if (!isDash || at === 0 || !isParted(before(tokens, at), from(tokens, at), names)) return [token];
    return [comma, { ...token, breaks: false }];
  });
}

/** Behind them a word begins anew for another reason than a dash. */
const NO_DASH: ReadonlySet<string> = new Set(['colon', 'stop', 'comma', 'but', 'open']);

function isParted(left: readonly Word[], right: readonly Word[], names: NameLookup): boolean {
  if (isOfSomebody(left) !== isOfSomebody(right) || isStatement(right, names)) return true;
  return isStatement(left, names) && holdsName(right, names);
}

/** The words up to where the statement ends; a colon and brackets belong to it. */
function from(tokens: readonly Token[], at: number): Word[] {
  const words: Word[] = [];
  for (const token of tokens.slice(at)) {
    if (token.sign === undefined) words.push(token);
    else if (ENDS.has(token.sign)) break;
  }
  return words;
}

const ENDS: ReadonlySet<string> = new Set(['stop', 'comma', 'but']);

/** The words back to the last sign. */
function before(tokens: readonly Token[], at: number): Word[] {
  const words: Word[] = [];
  for (const token of tokens.slice(0, at).toReversed()) {
    if (token.sign !== undefined) break;
    words.push(token);
  }
  return words;
}

/** "alergia na mleko – brat ma na jajka": two people. */
const isOfSomebody = (words: readonly Word[]): boolean => words.some(({ classes }) => classes.has('rel'));

/** Says something of a food it names. */
function isStatement(words: readonly Word[], names: NameLookup): boolean {
  const says = words.some(
    ({ classes, folded }) => folded.startsWith('wol') || SAYING.some((kind) => classes.has(kind)),
  );
  return says && holdsName(words, names);
}

const holdsName = (words: readonly Word[], names: NameLookup): boolean =>
  words.some(({ word, classes }) => classes.size === 0 && names.kindOf(word) !== undefined);
