import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { extensionOf } from '@pora/common/uploads/file-signatures';
import { UploadReader } from '@pora/common/uploads/upload-reader';
import { unreadableFile } from '@pora/common/uploads/upload-refusals';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { IntoleranceReview } from '@pora/contracts/patients/intolerance-set.model';
import type { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { questionStrings, refusalStrings } from './intolerance-import.strings.js';
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
    if (query.review) return { data: { categories }, review };
    // Nobody is asked here: what is open would be taken or lost without a word.
    const question = openQuestion(review);
    if (question) throw unreadableFile(questionStrings[question], question);
    return { data: { categories } };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.stop();
  }
}

/** What only a person can answer; a food without a number is left out as the specification's samples say. */
function openQuestion({
  columnQuestion,
  unit,
  unread,
}: IntoleranceReview): keyof typeof questionStrings | undefined {
  if (columnQuestion.length > 0) return 'column_unclear';
  if (!unit) return 'unit_missing';
  return unread.some(({ text }) => /\d/u.test(text)) ? 'numbers_unread' : undefined;
}

function refusedReport(refusal: ReportRefusal) {
  const { reason } = refusal;
  return reason === 'other_scale'
    ? unreadableFile(refusalStrings.otherScale(refusal.unit), reason, { unit: refusal.unit })
    : unreadableFile(refusalStrings[reason], reason);
}
