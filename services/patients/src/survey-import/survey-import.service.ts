import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { UploadReader } from '@pora/common/uploads/upload-reader';
import { unreadableFile } from '@pora/common/uploads/upload-refusals';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { refusalStrings } from './survey-import.strings.js';
import type { SurveyFileReading } from './survey.worker.js';

type Parse = (typeof surveyRoutes)['parse'];

/** Reads filled-in forms [core §5, core §7]; nothing of them is stored. */
@Injectable()
export class SurveyImportService implements OnApplicationShutdown {
  private readonly reader: UploadReader;

  constructor(log: Log, @Inject(WORKER_LAUNCHER) launch: WorkerLauncher) {
    this.reader = new UploadReader(launch(new URL('./survey.worker.js', import.meta.url)), log);
  }

  /** @throws ApiError 415, 422 (`unreadable_file`), or 503 with Retry-After while too many files wait */
  async parse({ file: { bytes }, query }: RouteInput<Parse>): Promise<RouteAnswer<Parse>> {
    const reading = await this.reader.read<SurveyFileReading>('.docx', { bytes });
    if ('refusal' in reading) throw unreadableFile(refusalStrings[reading.refusal], reading.refusal);
    const { data, review, document } = reading;
    return query.review ? { data, review: { ...review, document } } : { data };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.stop();
  }
}
