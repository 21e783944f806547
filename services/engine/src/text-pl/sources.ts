/** What a product is of, for who is allergic to it. */
import { wordsOf } from '@pora/text-pl/fold';
import { meaningfulWords } from './dislikes.js';
import { isRawWord, isStateWord } from './food-state.js';
import { nounsOfAdjective } from './food-terms.js';
import { isFormOf } from './inflection.js';
import { FORMS, SOURCES } from './sources.data.js';
import { isFoodAdjective, isKnownFood, Vocabulary } from './words/names.js';

interface Row {
  readonly words: readonly string[];
  readonly sources: readonly string[];
}

const byLength = new Map<number, Row[]>();
for (const row of SOURCES) {
  const [names = '', side = ''] = row.split(' | ');
  const sources = side.split(' ').map((name) => name.replaceAll('_', ' '));
  for (const name of names.split(',')) {
    const words = meaningfulWords(name);
    const list = byLength.get(words.length);
    if (list) list.push({ words, sources });
    else byLength.set(words.length, [{ words, sources }]);
  }
}

const forms = new Vocabulary(FORMS.split(' '));

/** Names of what is kept away beside a product: of the table, else of what its adjective is made of; none for most names. */
export function sourcesOf(name: string): readonly string[] {
  // "makaron bez sosu" is of no sauce.
  if (wordsOf(name).includes('bez')) return [];
  const said = meaningfulWords(name);
  const rows = byLength.get(said.length) ?? [];
  const known = rows.filter(({ words }) => words.every((word) => said.some((one) => isFormOf(word, one))));
  if (known.length > 0) return known.flatMap(({ sources }) => sources);
  // "łosoś wędzony": smoked or not, it is the same fish; of the raw alone nobody knows it of the cooked.
  const bare = said.filter((word) => !isStateWord(word));
  if (bare.length > 0 && bare.length < said.length) {
    const whole = bare.join(' ');
    return said.some(isRawWord) ? [] : [whole, ...sourcesOf(whole)];
  }
  const made = said.filter((word) => !forms.has(word));
  const [word = '', ...others] = made;
  if (others.length > 0) return [];
  if (isFoodAdjective(word)) return nounsOfAdjective(word);
  // "mąka z łubinu", "sok z cytryny": the whole of which it is a form.
  return made.length < said.length && isKnownFood(word) ? [word] : [];
}
