/** Cuts an entry into sentences and clauses: the pieces a person would decide about one by one. */
import { rawClauses, type RawClause } from './clause-cutter.js';
import type { Clause } from './clause-kinds.js';
import { mergeClauses } from './clause-merging.js';
import { agree, isAdjective } from './elements.js';
import { withListLines } from './list-lines.js';
import { NameScan, type Around } from './name-scan.js';
import type { NameLookup } from './names.js';
import { partedAtDashes } from './dashes.js';
import { TASTES } from './fields.js';
import { withOffal } from './offal.js';
import type { WordField } from '../read-phrase.js';
import { ofPatientChild } from './patient-child.js';
import { spokenFor } from './spoken-for.js';
import { withoutSoundAlikes } from './symptoms.js';
import { isEverydayTalk } from './everyday-words.js';
import { withoutFigures } from './figures.js';
import { withJoins } from './together.js';
import { respelled } from './respell.js';
import { cleanText, tokensOf, type Token, type Word } from './tokens.js';
import { stripDiacritics } from '@pora/text-pl/fold';

/** The clauses of an entry, with its clean text. */
export function clausesOf(
  entry: string,
  field: WordField,
  names: NameLookup,
  isChild: boolean,
): { text: string; clauses: Clause[] } {
  const text = cleanText(entry);
  const tokens = withListLines(tokensOf(text), text);
  const told = isChild ? ofPatientChild(tokens, text) : spokenFor(tokens);
  const tasted = TASTES.has(field) ? withOffal(told) : told;
  const plain = withJoins(withoutFigures(withoutSoundAlikes(tasted), text));
  const raw = rawClauses(
    partedAtDashes(
      plain.map((token) => wellSpelled(token, names)),
      names,
    ),
  );
  let last: (Around & { sentence: number }) | undefined;
  const clauses = raw.map((one, i): Clause => {
    const isSame = last?.sentence === one.sentence;
    const known = isSame ? last : { older: last?.sentence === one.sentence - 1 ? last.nouns : [] };
    const scan = new NameScan(text, names, { ...known, ahead: nounAhead(raw, i) });
    const elements = scan.read(one.words);
    const heading = scan.headingOf(one.heading);
    const inside = one.inside.map((words) => scan.read(words, true));
    if (scan.noun) {
      const { noun, nouns, pair } = scan;
      last = { sentence: one.sentence, noun, nouns, pair, ...(isSame && { older: last?.older }) };
    }
    const all = [...one.words, ...one.inside.flat()];
    const { join, sentence, isAgainst, isConceding } = one;
    const start = all.reduce((least, word) => Math.min(least, word.start), Infinity);
    const end = all.reduce((most, word) => Math.max(most, word.end), 0);
    const turn = { ...(isAgainst && { isAgainst }), ...(isConceding && { isConceding }) };
    return { elements, inside, join, ...turn, sentence, heading, start, end };
  });
  return { text, clauses: mergeClauses(clauses) };
}

/** A food that is spelled as it sounds is that food; who reacts to it is asked about all the same. */
function wellSpelled(token: Token, names: NameLookup): Token {
  if (token.sign !== undefined || token.classes.size > 0 || isEverydayTalk(token)) return token;
  const word = respelled(token.word, (one) => names.isSound(one));
  return word === undefined ? token : { ...token, word, folded: stripDiacritics(word), isGuessed: true };
}

/** "biały, żółty i zielony ser": the noun of a list of adjectives stands behind the last. */
function nounAhead(raw: readonly RawClause[], at: number): Word | undefined {
  const [adjective] = raw[at]?.words ?? [];
  if (!adjective || raw[at]?.words.length !== 1 || !isAdjective(adjective)) return undefined;
  const list = raw.slice(at + 1, at + MOST_ADJECTIVES);
  const end = list.findIndex(({ words }) => words.length !== 1);
  const listed = end < 0 ? [] : list.slice(0, end + 1);
  const isList = listed.every((one) => goesOn(one, adjective, raw[at]?.sentence));
  const noun = listed.at(-1)?.words[1];
  return isList && noun && !noun.breaks && !isAdjective(noun) ? noun : undefined;
}

function goesOn({ words, join, sentence }: RawClause, adjective: Word, of: number | undefined): boolean {
  const [first] = words;
  const isListed = (join === 'and' || join === 'comma') && sentence === of;
  return isListed && first !== undefined && isAdjective(first) && agree(first, adjective);
}

const MOST_ADJECTIVES = 8;
