import { answeringFaults } from '@pora/common/uploads/upload-fault';
import { serveTasks, type TaskWatch } from '@pora/common/workers/worker-side';
import { TableFault, type TableRefusal } from './reading/refusal.js';
import { readTable, type Table, type TableSource } from './reading/table.js';
import type { TableToWrite } from './writing/table-to-write.js';

/** What the thread is given: a file to read, with or without its rows, or a table to write. */
export type LibraryFileTask =
  | { readonly read: TableSource; readonly withRows: boolean }
  | { readonly write: TableToWrite };

/** A read table without its rows, which are reported a chunk at a time. */
export type TableHead = Omit<Table, 'rows'> & { readonly rows: number };
/** What the thread answers to a file it read. */
export type ReadAnswer = TableHead | { readonly refusal: TableRefusal };

/** Small enough for the service to take a chunk in between other requests. */
const ROWS_AT_ONCE = 500;

const handle = async (task: LibraryFileTask, watch: TaskWatch): Promise<ReadAnswer | Uint8Array> => {
  if ('write' in task) {
    const { writeTable } = await import('./writing/write-table.js');
    return writeTable(task.write);
  }
  try {
    const { rows, ...head } = await readTable(task.read);
    for (let at = 0; task.withRows && at < rows.length; at += ROWS_AT_ONCE)
      watch.report(rows.slice(at, at + ROWS_AT_ONCE));
    return { ...head, rows: rows.length };
  } catch (error) {
    if (error instanceof TableFault) return { refusal: error.refusal };
    throw error;
  }
};

serveTasks((task: LibraryFileTask, watch) => answeringFaults(() => handle(task, watch))(undefined));
