import { isHttpError, messageOf } from '@pora/kit';

/**
 * What is said of a failed call: the server's sentence; else the specified words [core §8], with the reason where the
 * server was not reached.
 */
export function failureWords(words: string, error: unknown): string {
  if (!isHttpError(error)) return words;
  if (error.status === 0) return `${words}. ${messageOf(error)}`;
  const isSilent = error.code === 'unreadable' || error.code === `http_${error.status}`;
  return isSilent ? words : messageOf(error);
}
