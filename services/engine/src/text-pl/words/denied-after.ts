/** Denials that stand behind what they deny: "alergia na gluten wykluczona", "testy na mleko ujemne". */
import type { Meant, Polarity, Said } from './said.js';
import type { Word } from './tokens.js';

const FEMININE = new Set(['alergia', 'nietolerancja', 'nadwrazliwosc', 'reakcja']);
/** Forms of "wykluczony" with the nouns they belong to. */
const EXCLUDED_MALADY = new Map([
  ['wykluczona', FEMININE],
  ['wykluczone', new Set(['uczulenie', 'podejrzenie', 'uczulenia', 'alergie', 'nietolerancje'])],
]);

/** Whether the word may say it of the food: "nietolerancja, laktoza wykluczona". */
export function mayAgree({ words }: Meant, folded: string): boolean {
  const last = words.at(-1)?.folded ?? '';
  if (folded.endsWith('a')) return last.endsWith('a');
  return folded.endsWith('e') && /[oe]$/u.test(last) && folded.startsWith('wyklucz');
}

/** "alergia … wykluczona", "uczulenie … wykluczone": the word belongs to the malady, not to the food. */
export function isOfMalady(
  { clause, names, flags }: Said,
  { folded }: Word,
  vote: Polarity | undefined,
): boolean {
  const noun = EXCLUDED_MALADY.get(folded);
  const isSaid = vote === 'avoid' && flags.has('medical') && names.length > 0;
  return (
    noun !== undefined &&
    isSaid &&
    clause.elements.some((one) => one.kind === 'mark' && noun.has(one.word.folded))
  );
}
