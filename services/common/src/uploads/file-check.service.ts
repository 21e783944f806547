import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { UploadedFile } from '@pora/contracts';
import { Log } from '../logging.js';
import { WORKER_LAUNCHER, type WorkerLauncher } from '../workers/worker-entry.js';
import { extensionOf } from './file-signatures.js';
import { UploadReader } from './upload-reader.js';

/** Checks that a file is whole and harmless, without reading what it says. */
@Injectable()
export class FileCheckService implements OnApplicationShutdown {
  private readonly reader: UploadReader;

  constructor(log: Log, @Inject(WORKER_LAUNCHER) launch: WorkerLauncher) {
    this.reader = new UploadReader(launch(new URL('./file-check.worker.js', import.meta.url)), log);
  }

  /** @throws ApiError 415, 422, or 503 with Retry-After while too many files wait */
  async check({ name, bytes }: UploadedFile): Promise<void> {
    const extension = extensionOf(name);
    await this.reader.read<void>(extension, { extension, bytes });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.stop();
  }
}
