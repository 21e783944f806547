import { failureWords } from '../../shared/failure-words.js';

/** What is said of a failed call about patients when the server gives no sentence of its own [core §8]. */
const WORDS = {
  load: 'Failed to load patients',
  add: 'Failed to add patient',
  update: 'Failed to update patient',
  remove: 'Failed to delete patient',
  measure: 'Failed to add measurement',
  refresh: 'Failed to refresh patient',
} as const;

/** A call about patients. */
export type PatientCall = keyof typeof WORDS;

/** The server's sentence; else the specified words, with the reason where the server was not reached. */
export const patientFailure = (call: PatientCall, error: unknown): string => failureWords(WORDS[call], error);
