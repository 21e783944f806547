/** Name in the cache of what the words of a survey mean. */
export const UNDERSTOOD_KEY = ['words understood'] as const;
