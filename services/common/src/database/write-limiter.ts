import { unavailable } from '../errors.js';
import { isDatabaseSilent } from '../errors/postgres-errors.js';

const STUCK_AFTER_MS = 2_000;
const MOST_WAITING = 100;

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: (error: Error) => void;
}

/**
 * Concurrency limit of writes: a few run at a time, the others wait in their order, for as long as somebody's work comes to an end.
 * In the database they would wait as well, but each with a connection that readers need and with a statement whose
 * time runs out.
 */
export class WriteLimiter {
  private running = 0;
  private readonly waiting: Waiting[] = [];
  private stuck: NodeJS.Timeout | undefined;

  constructor(
    private readonly atOnce: number,
    private readonly stuckAfterMs = STUCK_AFTER_MS,
  ) {}

  /** How many wait for their turn. */
  get waits(): number {
    return this.waiting.length;
  }

  /**
   * Runs work as soon as fewer than the limit are running.
   * @throws ApiError 503 when Postgres fell silent, nothing came to an end for 2 s of this process, or 100 wait already
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } catch (error) {
      // Whoever waits would only find out the same, and later than in 3 s.
      if (isDatabaseSilent(error)) this.giveUp();
      throw error;
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.running >= this.atOnce) return this.wait();
    this.running += 1;
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw unavailable('database');
    this.stuck ??= this.watch();
    return new Promise((begin, giveUp) => void this.waiting.push({ begin, giveUp }));
  }

  private release(): void {
    clearTimeout(this.stuck);
    const next = this.waiting.shift();
    this.stuck = this.waiting.length > 0 ? this.watch() : undefined;
    if (next) next.begin();
    else this.running -= 1;
  }

  private watch(): NodeJS.Timeout {
    const due = performance.now() + this.stuckAfterMs;
    return setTimeout(() => {
      // A timer that comes late tells of this process: what came to an end meanwhile is still to be read.
      const stoodStill = performance.now() - due > this.stuckAfterMs / 4;
      this.stuck = stoodStill ? this.watch() : undefined;
      if (!stoodStill) this.giveUp();
    }, this.stuckAfterMs);
  }

  private giveUp(): void {
    for (const { giveUp } of this.waiting.splice(0)) giveUp(unavailable('database'));
  }
}
