import { withinTime } from './redis.js';

/** Longest wait for a flight of others, in milliseconds: a database that hangs is a 503 within 3 s all the same. */
const LONGEST_WAIT_MS = 200;

/**
 * Single flight: callers that come at once share one run of the work. Who comes while it is under way shares the next
 * run: that one starts after they came, so nobody gets a result older than their call, and many callers need few runs.
 */
export class SingleFlight<T> {
  private current: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly work: () => Promise<T>) {}

  /** The result of a run that began not earlier than this call. */
  run(): Promise<T> {
    if (!this.current) return this.startNow();
    this.next ??= this.startAfter(this.current);
    return this.next;
  }

  private async startAfter(previous: Promise<T>): Promise<T> {
    // Its failure belongs to those who share it; here only its end matters.
    await Promise.allSettled([withinTime(previous, LONGEST_WAIT_MS)]);
    this.next = undefined;
    return this.startNow();
  }

  private startNow(): Promise<T> {
    const run = this.work();
    const clear = () => {
      if (this.current === run) this.current = undefined;
    };
    this.current = run;
    run.then(clear, clear);
    return run;
  }
}
