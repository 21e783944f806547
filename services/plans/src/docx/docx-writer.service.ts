import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import { WorkerPool, WorkerPoolError } from '@pora/common/workers/worker-pool';
import { docxStrings } from './docx.strings.js';
import type { PictureFiles } from './hand-out-picture.js';
import type { HandOut } from '@pora/contracts/plans/hand-out.model';

/**
 * Packing 14 days computes for 0.2–0.4 s: too long for the thread that serves requests. The limit holds the start of the
 * thread as well, which on an overloaded machine alone has taken over 10 s.
 */
const LIMITS = { timeoutMs: 20_000, queueLimit: 8, heapMb: 256, idleMs: 300_000 };
const RETRY_AFTER_SECONDS = 5;

/** What the thread is given. */
export interface WriteTask {
  readonly handOut: HandOut;
  readonly files: PictureFiles;
}

/** Writes hand-outs as Word files in a thread of its own. */
@Injectable()
export class DocxWriterService implements OnApplicationShutdown {
  private readonly pool: WorkerPool;

  constructor(
    private readonly log: Log,
    @Inject(WORKER_LAUNCHER) launch: WorkerLauncher,
  ) {
    this.pool = new WorkerPool({ entry: launch(new URL('./docx.worker.js', import.meta.url)), ...LIMITS });
  }

  /** Somebody looks at a hand-out: the file is likely to be asked for, and a thread that must start first takes longer. */
  prepare(): void {
    this.pool.wake();
  }

  /** @throws ApiError 503 when the thread cannot answer in time */
  async write(task: WriteTask): Promise<Buffer> {
    try {
      return Buffer.from(await this.pool.run<Uint8Array>(task));
    } catch (error) {
      if (!(error instanceof WorkerPoolError)) throw error;
      this.log.error('docx.failed', error.cause ?? error, { code: error.failure });
      throw new ApiError(503, 'service_unavailable', docxStrings.failed, undefined, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.stop();
  }
}
