import type { WordField } from '../read-phrase.js';

/** Fields that nobody asked about food in. */
export const OTHER_FIELDS: ReadonlySet<WordField> = new Set(['chronic', 'complaints', 'notes']);
/** Answers about what a person must not eat. */
export const ANSWERS: ReadonlySet<WordField> = new Set(['allergies', 'intolerances']);
