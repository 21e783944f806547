import { Inject, Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { type JobEnd, NoLongerWanted } from '@pora/common/queues/kept-jobs';
import { currentRequestId } from '@pora/common/request-context';
import { Transactions } from '@pora/common/transactions';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { ChunkWriters, type ChunkWriter } from './chunk-writers.service.js';
import { LibraryFiles } from './library-files.service.js';
import type { TableRow } from './reading/cell.js';
import { mealRows } from './rows/meal-rows.js';
import type { LibraryImportEntity } from './store/library-import.entity.js';
import { LibraryImportsRepository, type ImportRun } from './store/library-imports.repository.js';

/** Milliseconds before a chunk that failed is tried again. */
export const CHUNK_PAUSE = Symbol('chunk-pause');

/**
 * Rows that are written together. Every change of the library waits for the one before it, so a chunk has to be over in
 * a fraction of a second.
 */
const ROWS_AT_ONCE = 50;
const ATTEMPTS = 3;
const OWN_FAULT = 'Wystąpił nieoczekiwany błąd.';

/** Writes the rows of an import, a chunk in one transaction together with how far it is. */
@Injectable()
export class ImportWork {
  constructor(
    private readonly imports: LibraryImportsRepository,
    private readonly files: LibraryFiles,
    private readonly writers: ChunkWriters,
    private readonly transactions: Transactions,
    private readonly events: CatalogueEventsService,
    private readonly log: Log,
    @Inject(CHUNK_PAUSE) private readonly pauseMs: number,
  ) {}

  /** Doing it twice is harmless: only the latest run may write, and it goes on behind the rows that are done. @throws NoLongerWanted */
  async do(id: string, ending: AbortSignal): Promise<JobEnd> {
    const run = await this.imports.claim(id);
    if (!run) return undefined;
    try {
      await this.write(run, ending);
      await this.imports.end(run, 'done', null);
      return undefined;
    } catch (error) {
      if (error instanceof NoLongerWanted || ending.aborted) throw error;
      this.log.error('import.failed', error, { job: id });
      await this.imports.end(run, 'failed', error instanceof ApiError ? error.message : OWN_FAULT);
      return 'given-up';
    }
  }

  private async write(run: ImportRun, ending: AbortSignal): Promise<void> {
    const row = await this.imports.find(run.id);
    const bytes = await this.imports.fileOf(run.id);
    if (!row?.options || !bytes) throw new NoLongerWanted();
    const { rows: table } = await this.files.rows({ ...row, bytes }, true);
    const rows = row.kind === 'meals' ? mealRows(table, row.options.fields) : table;
    const writer = await this.writers.of(row.kind, row.options, callerOf(row));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const chunk = rows.slice(at, at + ROWS_AT_ONCE);
      // Rows of a run before this one are only looked at, so that a second row about one record is still known as one.
      if (at + chunk.length <= row.done) writer.pass(chunk);
      else await this.attempt(run, writer, chunk, ending);
      await nextTurn();
    }
  }

  private async attempt(
    run: ImportRun,
    writer: ChunkWriter,
    rows: readonly TableRow[],
    ending: AbortSignal,
  ): Promise<void> {
    const found = writer.find(rows);
    for (let attempt = 1; ; attempt += 1) {
      if (ending.aborted) throw new NoLongerWanted();
      try {
        await this.transactions.run(async () => {
          const result = await writer.write(found);
          if (!(await this.imports.note(run, result))) throw new NoLongerWanted();
        });
        this.events.publishSoon();
        return;
      } catch (error) {
        if (error instanceof NoLongerWanted || attempt >= ATTEMPTS) throw error;
        await wait(this.pauseMs, undefined, { signal: ending });
      }
    }
  }
}

/** Who began the import is who writes its rows, under the id of the request that began it. */
const callerOf = ({ createdBy, id }: LibraryImportEntity): Pick<CallerInfo, 'email' | 'requestId'> => ({
  email: createdBy,
  requestId: currentRequestId() ?? id,
});
