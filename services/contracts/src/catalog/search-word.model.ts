import { z } from 'zod';
import { requiredText, version } from '../text/text.model.js';

/** Most names of its own a practice keeps. */
export const SEARCH_WORD_LIMITS = { words: 500, text: 60 } as const;

/** Writings of one name have one key: lower case, single spaces. */
export function searchWordKey(word: string): string {
  return word.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/**
 * A name this practice looks foods and dishes up by, and the name they stand under. It widens searches and the reading of
 * recipes; no check of a plan ever reads it.
 */
export const searchWordSchema = z.object({
  id: z.string(),
  word: z.string(),
  means: z.string(),
  version,
  createdBy: z.string(),
  createdAt: z.string(),
});
export type SearchWord = z.output<typeof searchWordSchema>;

/** A name to add. */
export const newSearchWordSchema = z
  .strictObject({
    word: requiredText(SEARCH_WORD_LIMITS.text, 'Podaj słowo'),
    means: requiredText(SEARCH_WORD_LIMITS.text, 'Podaj nazwę z bazy'),
  })
  .refine(({ word, means }) => searchWordKey(word) !== searchWordKey(means), {
    message: 'To ta sama nazwa',
    path: ['means'],
  })
  .refine(({ word, means }) => [word, means].every((text) => /\p{L}{2}/u.test(text)), {
    message: 'Wpisz słowo z liter',
    path: ['word'],
  });
export type NewSearchWord = z.output<typeof newSearchWordSchema>;
