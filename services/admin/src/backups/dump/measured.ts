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

/** Takes everything and keeps nothing: the end of a stream that is only measured. */
export const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
