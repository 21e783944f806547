/** Denials that stand behind what they deny: "alergia na gluten wykluczona", "testy na mleko ujemne". */
import type { Meant } from './said.js';

const FEMININE = new Set(['alergia', 'nietolerancja', 'nadwrazliwosc', 'reakcja']);
/** Forms of "wykluczony" with the nouns they belong to. */
export const EXCLUDED_MALADY = new Map([
  ['wykluczona', FEMININE],
  ['wykluczone', new Set(['uczulenie', 'podejrzenie', 'uczulenia', 'alergie', 'nietolerancje'])],
]);

/** Whether the word may say it of the food: "nietolerancja, laktoza wykluczona". */
export function mayAgree({ words }: Meant, folded: string): boolean {
  const last = words.at(-1)?.folded ?? '';
  if (folded.endsWith('a')) return last.endsWith('a');
  return folded.endsWith('e') && /[oe]$/u.test(last) && folded.startsWith('wyklucz');
}
