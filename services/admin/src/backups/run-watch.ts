import type { SnapshotProgress } from './dump/snapshot.js';

/** How soon a person who cancels is obeyed, and how often at most progress is told, in milliseconds. */
const LOOK_EVERY_MS = 500;

/** What a watch asks and tells. */
export interface RunWatchOptions {
  /** Whether the run may still write. */
  isWanted(): Promise<boolean>;
  tell(progress: SnapshotProgress): Promise<void>;
  onError(error: unknown): void;
}

/** Looks after a run that is under way: ends it when nobody wants it any more, and tells how far it is. */
export class RunWatch {
  /** Aborted when the process ends or the run is no longer wanted. */
  readonly signal: AbortSignal;
  private readonly unwanted = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private latest: SnapshotProgress | undefined;
  private told: SnapshotProgress | undefined;
  private isLooking = false;

  constructor(
    ending: AbortSignal,
    private readonly options: RunWatchOptions,
  ) {
    this.signal = AbortSignal.any([ending, this.unwanted.signal]);
    this.timer = setInterval(() => void this.lookOrSay(), LOOK_EVERY_MS);
  }

  /** Costs nothing: it is told with the next look. */
  readonly note = (progress: SnapshotProgress): void => {
    this.latest = progress;
  };

  end(): void {
    clearInterval(this.timer);
  }

  private async lookOrSay(): Promise<void> {
    // A slow database is not asked again before it has answered.
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.look();
    } catch (error) {
      this.options.onError(error);
    } finally {
      this.isLooking = false;
    }
  }

  private async look(): Promise<void> {
    if (!(await this.options.isWanted())) this.unwanted.abort();
    const { latest } = this;
    if (!latest || latest === this.told) return;
    await this.options.tell(latest);
    this.told = latest;
  }
}
