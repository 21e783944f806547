/**
 * Reads an entry: each clause is avoided, permitted, denied, not about food, or has to be asked about (decision 54). No word
 * of the entry lies outside the phrases.
 */
import type { WordField } from '../read-phrase.js';
import { carry } from './carry.js';
import type { Clause } from './clause-kinds.js';
import { readClause } from './clause-reading.js';
import { clausesOf } from './clauses.js';
import { ANSWERS } from './fields.js';
import type { NameLookup } from './names.js';
import { Outcome } from './outcome.js';
import { isAbsent, wordless, type Phrase } from './phrase.js';
import { defaultOf, type Said } from './said.js';
import { isQuestion, isSupposed } from './ways-of-telling.js';
import { foldText } from '@pora/text-pl/fold';

/** "gotuję osobno", "ankieta moja": the child that is spoken of is not who is asked. */
const WRITER_IS_PATIENT = /(?:^|\s)osobno(?:\s|$)|ankiet\S* (?:jest )?(?:moja|o mnie|dla mnie)/u;

/** The phrases of an entry in their order; in the survey of a child the parent's words for it mean the patient. */
export function readEntry(entry: string, field: WordField, names: NameLookup, isChild = false): Phrase[] {
  const written = entry.trim();
  const { text, clauses } = clausesOf(entry, field, names, isChild);
  if (clauses.length === 0 || isAbsent(text)) return wordless(written, text.trim(), field);
  const said = clauses.map((clause) => readClause(clause, defaultOf(field)));
  carry(said, field);
  if (ANSWERS.has(field)) doubtGuesses(said, text);
  if (WRITER_IS_PATIENT.test(foldText(text)))
    for (const one of said) if (one.person === 'child') one.person = 'relative';
  return said.map((one) => new Outcome(one, field, names, written, slice(text, one.clause)).phrase());
}

/** "chyba kiwi", "truskawki?": kept out until somebody has asked. */
function doubtGuesses(said: readonly Said[], text: string): void {
  for (const one of said)
    if (one.names.length > 0 && (isSupposed(one.clause) || isQuestion(text, one.clause)))
      one.flags.add('unsure');
}

function slice(text: string, { start, end }: Clause): string {
  return text.slice(start, closed(text, end)).replace(/\s+/gu, ' ');
}

/** The bracket that ends a phrase is shown with it. */
function closed(text: string, end: number): number {
  return /[)\]]/u.test(text[end] ?? '') ? end + 1 : end;
}
