import { withinTime } from './redis.js';

/** Longest wait for the question of others, in milliseconds: a database that hangs is a 503 within 3 s all the same. */
const LONGEST_WAIT_MS = 200;

/**
 * One question of many askers. Who comes while it is under way shares the next one: that one starts after they came,
 * so nobody hears of an older moment than their own, and many askers at once need few questions.
 */
export class SharedQuestion<T> {
  private current: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly put: () => Promise<T>) {}

  /** The answer to a question put not earlier than this call. */
  ask(): Promise<T> {
    if (!this.current) return this.putNow();
    this.next ??= this.putAfter(this.current);
    return this.next;
  }

  private async putAfter(previous: Promise<T>): Promise<T> {
    // Whoever asked before hears of its failure; here only its end matters.
    await withinTime(previous, LONGEST_WAIT_MS).catch(() => undefined);
    this.next = undefined;
    return this.putNow();
  }

  private putNow(): Promise<T> {
    const asked = this.put();
    const clear = () => {
      if (this.current === asked) this.current = undefined;
    };
    this.current = asked;
    asked.then(clear, clear);
    return asked;
  }
}
