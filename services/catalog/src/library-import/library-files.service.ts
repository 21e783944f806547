import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { UPLOAD_LIMITS, UploadReader } from '@pora/common/uploads/upload-reader';
import { unreadableFile } from '@pora/common/uploads/upload-refusals';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import type { LibraryFileTask, ReadAnswer, TableHead } from './library-file.worker.js';
import type { TableRow } from './reading/cell.js';
import { sentenceOfRefusal } from './reading/refusal.js';
import type { TableSource } from './reading/table.js';
import type { TableToWrite } from './writing/table-to-write.js';

/** Reads and writes tables in a thread of its own, with limits of time and memory. */
@Injectable()
export class LibraryFiles implements OnApplicationShutdown {
  private readonly reader: UploadReader;

  constructor(log: Log, @Inject(WORKER_LAUNCHER) launch: WorkerLauncher) {
    this.reader = new UploadReader(launch(new URL('./library-file.worker.js', import.meta.url)), log, {
      ...UPLOAD_LIMITS,
      // A workbook of the largest size, with its texts and rows.
      heapMb: 384,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.stop();
  }

  /** What the columns of a file are. @throws ApiError 415, 422, 503 */
  head(source: TableSource): Promise<TableHead> {
    return this.read(source, { read: source, withRows: false });
  }

  /** All rows of a file, which come a chunk at a time so that other requests go on. @throws ApiError 415, 422, 503 */
  async rows(source: TableSource, isAdmitted = false): Promise<{ head: TableHead; rows: TableRow[] }> {
    const rows: TableRow[] = [];
    const onProgress = (chunk: unknown) => rows.push(...(chunk as TableRow[]));
    const head = await this.read(source, { read: source, withRows: true }, { onProgress, isAdmitted });
    return { head, rows };
  }

  /** The bytes of a table as a file. @throws ApiError 503 */
  write(table: TableToWrite): Promise<Uint8Array> {
    return this.reader.read<Uint8Array>(`.${table.format}`, { write: table } satisfies LibraryFileTask);
  }

  private async read(
    source: TableSource,
    task: LibraryFileTask,
    options?: { onProgress: (chunk: unknown) => void; isAdmitted: boolean },
  ): Promise<TableHead> {
    const answer = await this.reader.read<ReadAnswer>(`.${source.format}`, task, options);
    if ('refusal' in answer) throw unreadableFile(sentenceOfRefusal(answer.refusal), answer.refusal.reason);
    return answer;
  }
}
