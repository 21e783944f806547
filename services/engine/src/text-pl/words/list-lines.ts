/** A list on the lines below its head: "Nie jem:", then "- mleka", "- jaj" is "nie jem: mleka, jaj". */
import type { Token } from './tokens.js';

/** The words with the lines of such a list read as one sentence. */
export function withListLines(tokens: readonly Token[], text: string): Token[] {
  const read: Token[] = [];
  let isListing = false;
  for (const token of tokens) {
    if (token.sign !== 'stop') {
      read.push(token);
      continue;
    }
    const isItem = text[token.start] === '\n' && BULLET.test(text.slice(token.start, token.start + FARTHEST));
    const isHead = isItem && read.at(-1)?.sign === 'colon';
    isListing = isHead || (isListing && isItem);
    if (isHead) continue;
    read.push(isListing ? { sign: 'comma', start: token.start } : token);
  }
  return read;
}

const BULLET = /^\s*[-–—*]\s*\p{L}/u;
const FARTHEST = 20;
