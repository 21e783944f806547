/** An answer as it came, and the tag under which the server knows it again. */
export interface KnownAnswer {
  readonly etag: string;
  readonly text: string;
}

/** Lists that are kept: what a person goes to and fro between. */
const MOST = 6;

/** The tag of a single record is its version, and says nothing of what is computed for today. */
const IS_VERSION = /^(W\/)?"\d+"$/;

const answers = new Map<string, KnownAnswer>();

/** What that address answered last; asked for again with its tag, it is sent only when it changed (304). */
export function knownAnswer(url: string): KnownAnswer | undefined {
  return answers.get(url);
}

/** Keeps an answer in the memory of this page alone, because calls of the API may not be stored (`no-store`). */
export function keepAnswer(url: string, etag: string | null, text: string): void {
  answers.delete(url);
  if (etag === null || IS_VERSION.test(etag)) return;
  answers.set(url, { etag, text });
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
}

/** Nobody is signed in any more, or somebody else. */
export function forgetKnownAnswers(): void {
  answers.clear();
}
