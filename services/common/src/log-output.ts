import { writeSync } from 'node:fs';

/** Tries for a reader that is behind, and the pause before each: a tenth of a second in all. */
const TRIES = 20;
const PAUSE_MS = 5;

const STDOUT = 1;

/** Writes some of the bytes, at least one; answers how many. */
type WriteSome = (bytes: Buffer) => number;

/**
 * Where a service's log goes: its standard output. A line that cannot be written (full disk, nobody reads any more) is
 * dropped and counted: a log never throws, and never holds what it tells of. The first line that is written again
 * comes after one that says how many are missing.
 */
export class LogOutput {
  private dropped = 0;
  /** The last line broke off in its middle. */
  private isTorn = false;

  /** `tellDropped` makes the line about lines that are missing, with its line feed. */
  constructor(
    private readonly tellDropped: (count: number) => string,
    private readonly writeSome: WriteSome = (bytes) => writeSync(STDOUT, bytes),
  ) {}

  /** One line with its line feed. */
  write(line: string): void {
    const notice = this.dropped > 0 ? this.tellDropped(this.dropped) : '';
    const text = `${this.isTorn ? '\n' : ''}${notice}${line}`;
    if (this.writeAll(Buffer.from(text))) this.dropped = 0;
    else this.dropped += 1;
  }

  private writeAll(bytes: Buffer): boolean {
    let rest = bytes;
    // Where lines were lost already nobody waits: every one would cost its callers a tenth of a second.
    let tries = this.dropped > 0 ? 1 : TRIES;
    while (rest.length > 0) {
      try {
        rest = rest.subarray(this.writeSome(rest));
        this.isTorn = rest.length > 0;
      } catch (error) {
        tries -= 1;
        if (tries <= 0 || !isBusy(error)) return false;
        Atomics.wait(pause, 0, 0, PAUSE_MS);
      }
    }
    return true;
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** A pipe that is full now takes more as soon as its reader goes on. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
