/** How far a generation is. Told to whoever listens; nothing of the plan depends on it. */
export interface GenerationProgress {
  readonly days: number;
  /** Days whose meals were chosen together, each exactly. */
  readonly finishedDays: number;
  /** Share of the search for something better that is done, 0–1; it begins when every day is finished. */
  readonly improved: number;
}

/** Takes what a generation tells while it works. */
type ReportProgress = (progress: GenerationProgress) => void;

/** Following a generation while it works, and stopping it; without a stop nothing of the plan depends on it. */
export interface GenerationWatch {
  readonly report?: ReportProgress | undefined;
  /** Asked between days and between rounds of the search; once true it has to stay so. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** Parts of the search that are told one after the other. */
const PARTS = 20;

/** Tells each step of a generation once, and never a step back. */
export class ProgressTeller {
  private finishedDays = 0;
  private part = 0;

  constructor(
    private readonly days: number,
    private readonly report: ReportProgress | undefined,
  ) {}

  /** The work begins. */
  begin(): void {
    this.tell();
  }

  /** So many days are finished. */
  finished(days: number): void {
    if (days <= this.finishedDays) return;
    this.finishedDays = days;
    this.tell();
  }

  /** Such a share of the search is done, 0–1. */
  improved(share: number): void {
    const part = Math.min(PARTS, Math.floor(share * PARTS));
    if (part <= this.part) return;
    this.part = part;
    this.tell();
  }

  private tell(): void {
    const { days, finishedDays, part } = this;
    this.report?.({ days, finishedDays, improved: part / PARTS });
  }
}
