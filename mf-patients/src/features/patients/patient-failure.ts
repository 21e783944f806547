import { isHttpError, messageOf } from '@pora/kit';

/** What is said of a failed call about patients when the server gives no sentence of its own [core §8]. */
const WORDS = {
  load: 'Failed to load patients',
  add: 'Failed to add patient',
  update: 'Failed to update patient',
  remove: 'Failed to delete patient',
  measure: 'Failed to add measurement',
} as const;

/** A call about patients. */
export type PatientCall = keyof typeof WORDS;

/** The server's sentence; else the specified words, with the reason where the server was not reached. */
export function patientFailure(call: PatientCall, error: unknown): string {
  if (!isHttpError(error)) return WORDS[call];
  if (error.status === 0) return `${WORDS[call]}. ${messageOf(error)}`;
  const isSilent = error.code === 'unreadable' || error.code === `http_${error.status}`;
  return isSilent ? WORDS[call] : messageOf(error);
}
