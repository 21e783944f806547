import { expect, test } from '@jest/globals';
import { problemOf } from '../backup-problem.js';
import { STORE_AWAY, STORE_NO_BUCKET, STORE_REFUSES } from '../backups.strings.js';
import { NotInStore, storeProblem, StoreProblem } from './store-problem.js';

/** An error as the client throws it. */
const answered = (name: string, httpStatusCode: number) =>
  Object.assign(new Error('words of the store'), { name, $metadata: { httpStatusCode } });

test.each([
  ['SignatureDoesNotMatch', 403, STORE_REFUSES],
  ['InvalidAccessKeyId', 403, STORE_REFUSES],
  ['AuthorizationHeaderMalformed', 400, STORE_REFUSES],
  ['AWordOfThisStoreAlone', 403, STORE_REFUSES],
  ['NoSuchBucket', 404, STORE_NO_BUCKET],
  ['SlowDown', 503, STORE_AWAY],
  ['TimeoutError', 0, STORE_AWAY],
])('[core §8] %s is told in a sentence that says what to do', (name, status, sentence) => {
  expect(problemOf(storeProblem(answered(name, status)))).toBe(sentence);
});

test('a file that is not there is no fault of the store', () => {
  expect(storeProblem(answered('NoSuchKey', 404))).toBeInstanceOf(NotInStore);
});

test('what is told already stays as it is', () => {
  const told = new StoreProblem(STORE_AWAY);
  expect(storeProblem(told)).toBe(told);
});
