/** What a product is of, for who is allergic to it. */
import { wordsOf } from '@pora/text-pl/fold';
import { meaningfulWords } from './dislikes.js';
import { isRawWord, isStateWord } from './food-state.js';
import { nounsOfAdjective, usualName } from './food-terms.js';
import { isFormOf } from './inflection.js';
import { groupOf, kindsOf } from './food-group-words.js';
import { soldAs } from './sold-as.js';
import { COLLECTIVE, FORMS, KIN, SOURCES } from './sources.data.js';
import { isFoodAdjective, isKnownFood, Vocabulary } from './words/names.js';

/** How far an allergy goes: to what its food is of, or to the kin of that as well. */
export type Reach = 'source' | 'kin';

interface Row {
  readonly reach: Reach;
  readonly words: readonly string[];
  readonly sources: readonly string[];
}

const byLength = new Map<number, Row[]>();
const rows = [...SOURCES.map((row) => ['source', row] as const), ...KIN.map((row) => ['kin', row] as const)];
for (const [reach, row] of rows) {
  const [names = '', side = ''] = row.split(' | ');
  const sources = side.split(' ').map((name) => name.replaceAll('_', ' '));
  for (const name of names.split(',')) {
    const words = meaningfulWords(name);
    const list = byLength.get(words.length);
    if (list) list.push({ reach, words, sources });
    else byLength.set(words.length, [{ reach, words, sources }]);
  }
}

/** Of these a sort is no sign of all: "orzech kokosowy", "ser pleśniowy". */
const collective = new Vocabulary(COLLECTIVE.split(' '));
const forms = new Vocabulary(FORMS.split(' '));

/** What the tables say of a name. */
function listed(said: readonly string[], reach: Reach): readonly string[] {
  const within = (byLength.get(said.length) ?? []).filter((row) => reach === 'kin' || row.reach === reach);
  const known = within.filter(({ words }) => words.every((word) => said.some((one) => isFormOf(word, one))));
  return known.flatMap(({ sources }) => sources);
}

/** Names of what is kept away beside a product: of the table, else of what its name is made of; none for most names. */
export function sourcesOf(name: string, reach: Reach): readonly string[] {
  // "makaron bez sosu" is of no sauce.
  if (wordsOf(name).includes('bez')) return [];
  const said = meaningfulWords(name);
  const usual = said.map(usualName);
  const known = listed(said, reach).length > 0 ? listed(said, reach) : listed(usual, reach);
  if (known.length > 0) return known;
  // "łosoś wędzony": smoked or not, it is the same fish; of the raw alone nobody knows it of the cooked.
  const bare = said.filter((word) => !isStateWord(word));
  if (bare.length > 0 && bare.length < said.length) {
    const whole = bare.join(' ');
    return said.some(isRawWord) ? [] : [whole, ...sourcesOf(whole, reach)];
  }
  const made = said.filter((word) => !forms.has(word));
  // "krewetki", "owoce morza", "orzech laskowy": one food or one group by its own name.
  if (said.length < 2 && made.length === said.length && !made.some(isFoodAdjective)) return [];
  if (groupOf(said, 'answer') || kindsOf(said) || soldAs(said)) return [];
  const whole = made.flatMap((word) => wholeOf(word, reach));
  // "jogurt pitny": what says no more than how it is sold is the form itself.
  return whole.length > 0 || said.length < 2 ? whole : said.flatMap((word) => wholeOf(word, reach));
}

/** "mąka z łubinu", "tofu naturalne", "sałatka z tuńczykiem": the whole of which a product is a form, a sort or a dish. */
function wholeOf(word: string, reach: Reach): readonly string[] {
  // "mąka orkiszowa" is of spelt, and spelt is wheat.
  if (isFoodAdjective(word))
    return nounsOfAdjective(word).flatMap((noun) => [noun, ...listed([noun], reach)]);
  return isKnownFood(word) && !collective.has(word) ? [word, ...listed([word], reach)] : [];
}
