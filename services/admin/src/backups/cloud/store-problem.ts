import { STORE_AWAY, STORE_NO_BUCKET, STORE_REFUSES } from '../backups.strings.js';
import { BackupRefused } from '../dump/backup-refused.js';

/** The store does not do what it is asked for; the message is a Polish sentence. */
export class StoreProblem extends BackupRefused {
  override readonly name = 'StoreProblem';
}

/** The store answers, and has no such file: a backup that needs it is damaged. */
export class NotInStore extends Error {
  override readonly name = 'NotInStore';
}

const BY_NAME = new Map([
  ['NoSuchBucket', STORE_NO_BUCKET],
  ['AccessDenied', STORE_REFUSES],
  ['InvalidAccessKeyId', STORE_REFUSES],
  ['SignatureDoesNotMatch', STORE_REFUSES],
  ['AuthorizationHeaderMalformed', STORE_REFUSES],
]);
const BY_STATUS = new Map([
  [401, STORE_REFUSES],
  [403, STORE_REFUSES],
]);

/** An error of the client as what an administrator is told of it; one of our own stays as it is. */
export function storeProblem(error: unknown): StoreProblem | NotInStore {
  if (error instanceof StoreProblem || error instanceof NotInStore) return error;
  const { name, status } = factsOf(error);
  const sentence = BY_NAME.get(name);
  if (sentence === undefined && status === 404) return new NotInStore('no such object', { cause: error });
  return new StoreProblem(sentence ?? BY_STATUS.get(status) ?? STORE_AWAY, { cause: error });
}

/** Name and status of the answer, as the client keeps them on its errors. */
function factsOf(error: unknown): { name: string; status: number } {
  if (typeof error !== 'object' || error === null) return { name: '', status: 0 };
  const { name, $metadata } = error as { name?: unknown; $metadata?: { httpStatusCode?: unknown } };
  return { name: String(name ?? ''), status: Number($metadata?.httpStatusCode ?? 0) };
}
