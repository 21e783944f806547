/** A start that cannot go on; the message is one sentence that says what to do. */
export class StartError extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'StartError';
  }
}
