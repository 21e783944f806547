import type { Log } from '../logging.js';

import {
  WorkerPool,
  WorkerPoolError,
  type PoolFailure,
  type RunOptions,
  type WorkerEntry,
} from '../workers/worker-pool.js';
import { unreadableFile, uploadsBusy, wrongFileType } from './upload-refusals.js';
import type { UploadFaultReason, UploadReply } from './upload-fault.js';
import { type ApiError, unavailable } from '../errors.js';

/** Time, queue and memory of a thread that reads files of strangers. */
export const UPLOAD_LIMITS = { timeoutMs: 10_000, queueLimit: 8, heapMb: 192, idleMs: 60_000 };

const TOO_COMPLEX = 'Pliku nie da się odczytać: jest zbyt złożony.';

/** A file that is whole and yet cannot be read: what to do about it, by its kind. */
const NOT_UNDERSTOOD = new Map([
  ['.xlsx', 'Nie umiemy odczytać tego pliku. Zapisz go ponownie w Excelu i spróbuj jeszcze raz.'],
  ['.docx', 'Nie umiemy odczytać tego pliku. Zapisz go ponownie w Wordzie i spróbuj jeszcze raz.'],
  ['.pdf', 'Nie umiemy odczytać tego pliku. Zapisz go do PDF jeszcze raz i spróbuj ponownie.'],
]);
const NOT_UNDERSTOOD_ELSE = 'Nie umiemy odczytać tego pliku. Zapisz go ponownie i spróbuj jeszcze raz.';

const SENTENCES: Readonly<Record<Exclude<UploadFaultReason, 'wrong_type' | 'not_understood'>, string>> = {
  damaged: 'Pliku nie da się odczytać: jest uszkodzony.',
  encrypted: 'Pliku nie da się odczytać: jest zabezpieczony hasłem.',
  too_many_parts: TOO_COMPLEX,
  too_large_unpacked: 'Pliku nie da się odczytać: po rozpakowaniu jest zbyt duży.',
  has_dtd: 'Pliku nie da się odczytać: zawiera niedozwolone definicje.',
  has_macros: 'Plik zawiera makra. Zapisz go bez makr i spróbuj ponownie.',
  too_deep: TOO_COMPLEX,
  too_small: 'Zdjęcie jest za małe.',
};

/** Reads files in a thread with limits of its own: whatever a file does there, other requests go on. */
export class UploadReader {
  private readonly pool: WorkerPool;

  constructor(
    entry: WorkerEntry,
    private readonly log: Log,
    limits: typeof UPLOAD_LIMITS = UPLOAD_LIMITS,
  ) {
    this.pool = new WorkerPool({ entry, ...limits });
  }

  /**
   * Gives the file's task to the thread, whose program answers an {@link UploadReply}.
   * @throws ApiError 415, 422, or 503 with Retry-After while too many files wait
   */
  async read<T>(extension: string, task: object, options?: RunOptions): Promise<T> {
    const reply = await this.run<UploadReply<T>>(task, options);
    if ('value' in reply) return reply.value;
    if (reply.fault === 'wrong_type') throw wrongFileType({ extensions: [extension] });
    const { fault } = reply;
    const sentence =
      fault === 'not_understood' ? (NOT_UNDERSTOOD.get(extension) ?? NOT_UNDERSTOOD_ELSE) : SENTENCES[fault];
    throw unreadableFile(sentence, fault);
  }

  /** Ends the thread; files that wait are refused. */
  stop(): Promise<void> {
    return this.pool.stop();
  }

  private async run<T>(task: object, options?: RunOptions): Promise<T> {
    try {
      return await this.pool.run<T>(task, options);
    } catch (error) {
      if (!(error instanceof WorkerPoolError)) throw error;
      if (error.failure !== 'queue_full') {
        this.log.error('upload.failed', error.cause ?? error, { code: error.failure });
      }
      throw refusalOf(error.failure);
    }
  }
}

/** A file that takes too long or too much memory is its own fault. */
function refusalOf(failure: PoolFailure): ApiError {
  if (failure === 'queue_full') return uploadsBusy();
  return failure === 'stopped' ? unavailable('uploads') : unreadableFile(TOO_COMPLEX, 'too_complex');
}
