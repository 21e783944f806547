import type { LibraryImport } from '@pora/contracts/catalog/library-import.model';
import type { LibraryImportEntity } from './store/library-import.entity.js';

/** Refused rows that are told with an import; all of them are in its file of errors. */
const TOLD = 100;

/** An import as it is answered. */
export function presentImport(row: LibraryImportEntity): LibraryImport {
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, fileName: row.fileName, sizeBytes: row.sizeBytes },
    ...{ format: row.format, encoding: row.encoding, separator: row.separator },
    ...{ rows: row.rows, columns: row.columns, done: row.done },
    ...{ added: row.added, changed: row.changed, unchanged: row.unchanged },
    refused: row.refusedRows.length,
    refusedRows: row.refusedRows.slice(0, TOLD),
    problem: row.problem,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
