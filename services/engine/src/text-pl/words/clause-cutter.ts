/** Cuts the words and signs of an entry into clauses. */
import type { SignKind, Token, Word } from './tokens.js';

/** How a clause follows the one before it. */
export type Join = 'start' | 'comma' | 'and' | 'but';

/** The words of a clause, before anything is found among them. */
export interface RawClause {
  readonly words: Word[];
  readonly inside: Word[][];
  readonly join: Join;
  readonly sentence: number;
  heading: number;
  /** Begins with "ale", "jednak": what it says goes against what stood before. */
  isAgainst?: boolean;
  /** Begins with "choć", "mimo że". */
  isConceding?: boolean;
  /** "oprócz łososia i dorsza": both are excepted. */
  hasException: boolean;
}

/** "za to" and "natomiast" may stand behind the name they turn to. */
const AGAINST = new Set(['ale', 'lecz', 'jednak', 'a']);
/** "orzechy, choć uwielbiam": what it says changes nothing of what stood before. */
const CONCEDING = new Set(['choc', 'chociaz', 'mimo_ze', 'pomimo_ze']);

/** The clauses in their order. */
export function rawClauses(tokens: readonly Token[]): RawClause[] {
  const cutter = new ClauseCutter();
  for (const token of tokens) {
    if (token.sign === undefined) cutter.word(token);
    else cutter.sign(token.sign, token.said);
  }
  return cutter.end();
}

/** Puts words to clauses as they come. */
class ClauseCutter {
  private readonly clauses: RawClause[] = [];
  private sentence = 0;
  private depth = 0;
  private isNewPart = false;
  /** The word that follows begins another name. */
  private isNext = false;
  private clause = this.fresh('start');

  word(word: Word): void {
    const { clause, depth } = this;
    if (depth > 0) this.inside(word);
    else {
      if (word.folded === 'ani' && !this.isEmpty()) this.close('and');
      this.clause.words.push(this.isNext ? { ...word, breaks: true } : word);
      this.isNext = false;
      this.clause.hasException ||= word.classes.has('exc');
    }
    if (clause === this.clause) this.isNewPart = false;
  }

  private inside(word: Word): void {
    const parts = this.clause.inside;
    if (this.isNewPart || parts.length === 0) parts.push([word]);
    else parts.at(-1)?.push(word);
  }

  sign(sign: SignKind, said?: string): void {
    if (sign === 'open') {
      this.depth += 1;
      this.isNewPart = true;
    } else if (sign === 'close') this.depth = Math.max(0, this.depth - 1);
    else if (sign === 'stop') {
      this.depth = 0;
      this.sentence += 1;
      this.close('start');
    } else if (this.depth > 0) this.isNewPart = sign !== 'colon';
    else if (sign === 'colon') this.clause.heading ||= this.clause.words.length;
    // "oprócz łososia i dorsza": both are excepted, each by itself.
    else if (sign === 'and' && this.clause.hasException) this.isNext = true;
    else this.close(sign, said);
  }

  end(): RawClause[] {
    this.close('start');
    return this.clauses;
  }

  private fresh(join: Join): RawClause {
    return { words: [], inside: [], join, sentence: this.sentence, heading: 0, hasException: false };
  }

  private isEmpty(): boolean {
    return this.clause.words.length + this.clause.inside.length === 0;
  }

  private close(join: Join, said?: string): void {
    if (!this.isEmpty()) this.clauses.push(this.clause);
    const isFirst = this.isEmpty() && this.clause.join === 'start' && join !== 'but';
    this.clause = this.fresh(isFirst ? 'start' : join);
    if (said === undefined) return;
    if (CONCEDING.has(said)) this.clause.isConceding = true;
    if (AGAINST.has(said) || CONCEDING.has(said)) this.clause.isAgainst = true;
  }
}
