import type { WordField } from '../read-phrase.js';

/** Answers about what a person must not eat. */
export const ANSWERS: ReadonlySet<WordField> = new Set(['allergies', 'intolerances']);

/** Answers about how a person likes foods. */
export const TASTES: ReadonlySet<WordField> = new Set(['disliked', 'accepted']);
