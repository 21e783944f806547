const SLICE_MS = 15_000;
/** Five minutes. */
const SLICES = 20;
const MINUTE_MS = 60_000;
/** Each upper edge is a fifth above the one before it, so a duration is told to a fifth. */
const GROWTH = 1.2;
/** The last edge is about a minute: no answer takes longer. */
const BUCKETS = 62;
const SLOW_SHARE = 0.95;

interface Slice {
  /** Which slice of time since 1970 it holds. */
  readonly at: number;
  readonly counts: Uint32Array;
  errors: number;
}

/** Answers of one instance in the last five minutes. */
export interface RecentSummary {
  /** Milliseconds in which 95 of 100 answers were given; null without any. */
  readonly p95Ms: number | null;
  readonly requestsPerMinute: number;
  /** Answers that were our own fault: 500 and above. */
  readonly errorsPerMinute: number;
}

/** Counts the answers of the last five minutes; the cumulative histogram of `/metrics` cannot tell them apart. */
export class RecentRequests {
  private readonly slices: (Slice | undefined)[] = new Array<undefined>(SLICES).fill(undefined);

  constructor(private readonly startedAt = Date.now()) {}

  /** Counts one answer. */
  note(status: number, ms: number, now = Date.now()): void {
    const slice = this.sliceOf(now);
    const bucket = bucketOf(ms);
    slice.counts[bucket] = (slice.counts[bucket] ?? 0) + 1;
    if (status >= 500) slice.errors += 1;
  }

  /** What came of the last five minutes, or of the time since the start. */
  summary(now = Date.now()): RecentSummary {
    const oldest = Math.floor(now / SLICE_MS) - SLICES;
    const counts = new Uint32Array(BUCKETS);
    let total = 0;
    let errors = 0;
    for (const slice of this.slices) {
      if (!slice || slice.at <= oldest) continue;
      errors += slice.errors;
      for (const [bucket, count] of slice.counts.entries()) {
        counts[bucket] = (counts[bucket] ?? 0) + count;
        total += count;
      }
    }
    const minutes = Math.max(1, Math.min(SLICES * SLICE_MS, now - this.startedAt) / MINUTE_MS);
    return {
      p95Ms: edgeOf(counts, total),
      requestsPerMinute: round(total / minutes),
      errorsPerMinute: round(errors / minutes),
    };
  }

  private sliceOf(now: number): Slice {
    const at = Math.floor(now / SLICE_MS);
    const known = this.slices[at % SLICES];
    if (known?.at === at) return known;
    const slice = { at, counts: new Uint32Array(BUCKETS), errors: 0 };
    this.slices[at % SLICES] = slice;
    return slice;
  }
}

function bucketOf(ms: number): number {
  const bucket = Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(GROWTH));
  return Math.min(BUCKETS - 1, bucket);
}

function edgeOf(counts: Uint32Array, total: number): number | null {
  let seen = 0;
  for (const [bucket, count] of counts.entries()) {
    seen += count;
    if (count > 0 && seen >= total * SLOW_SHARE) return Math.round(GROWTH ** bucket);
  }
  return null;
}

const round = (value: number) => Math.round(value * 10) / 10;
