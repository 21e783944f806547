import { uploadsBusy } from './upload-refusals.js';

/** Concurrency limit of uploads: bounds how many bodies of files lie in memory at once: a few are read, a few wait, the rest is told to come back. */
export class UploadLimiter {
  private reading = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { readonly atOnce: number; readonly mostWaiting: number }) {}

  /** Runs the work as soon as there is a place. @throws ApiError 503 with Retry-After when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.reading < this.limits.atOnce) this.reading += 1;
    else await this.acquire();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed over, so nobody can come between.
      if (next) next();
      else this.reading -= 1;
    }
  }

  private acquire(): Promise<void> {
    if (this.waiting.length >= this.limits.mostWaiting) return Promise.reject(uploadsBusy());
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
