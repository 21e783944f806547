import { createHash } from 'node:crypto';
import { Transform, Writable, type TransformCallback } from 'node:stream';

/** Counts and sums what flows through it, unchanged. */
export class Measured extends Transform {
  private readonly hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** SHA-256 in hexadecimal digits; to be asked once, when everything has flown through. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}

const LINE_FEED = 10;
const QUOTE = 34;

/** Measures CSV with a head line, and counts its rows as they come. */
export class MeasuredRows extends Measured {
  private ends = 0;
  private isQuoted = false;

  constructor(private readonly onRows: (rows: number) => void = () => undefined) {
    super();
  }

  /** Whole rows so far. */
  get rows(): number {
    return Math.max(0, this.ends - 1);
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    // A quote within quotes is doubled, so it closes and opens them again.
    for (let at = 0; at < chunk.length; at += 1) {
      if (chunk[at] === QUOTE) this.isQuoted = !this.isQuoted;
      else if (chunk[at] === LINE_FEED && !this.isQuoted) this.ends += 1;
    }
    this.onRows(this.rows);
    super._transform(chunk, encoding, done);
  }
}

/** Takes everything and keeps nothing: the end of a stream that is only measured. */
export const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
