import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { extensionOf } from '@pora/common/uploads/file-signatures';
import { UploadReader } from '@pora/common/uploads/upload-reader';
import { unreadableFile } from '@pora/common/uploads/upload-refusals';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { refusalStrings } from './intolerance-import.strings.js';
import type { ReportReading, ReportRefusal } from './reading/report.js';

type Parse = (typeof intoleranceSetRoutes)['parse'];

/** Reads reports of food-intolerance tests [core §5, core §7]; nothing of them is stored. */
@Injectable()
export class IntoleranceImportService implements OnApplicationShutdown {
  private readonly reader: UploadReader;

  constructor(log: Log, @Inject(WORKER_LAUNCHER) launch: WorkerLauncher) {
    this.reader = new UploadReader(launch(new URL('./report.worker.js', import.meta.url)), log);
  }

  /** @throws ApiError 415, 422 (`unreadable_file`), or 503 with Retry-After while too many files wait */
  async parse({ file: { name, bytes }, query }: RouteInput<Parse>): Promise<RouteAnswer<Parse>> {
    const extension = extensionOf(name);
    const reading = await this.reader.read<ReportReading>(extension, { extension, bytes });
    if ('refusal' in reading) throw refusedReport(reading.refusal);
    const { categories, review } = reading;
    return { data: { categories }, ...(query.review && { review }) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.stop();
  }
}

function refusedReport(refusal: ReportRefusal) {
  const { reason } = refusal;
  return reason === 'other_scale'
    ? unreadableFile(refusalStrings.otherScale(refusal.unit), reason, { unit: refusal.unit })
    : unreadableFile(refusalStrings[reason], reason);
}
