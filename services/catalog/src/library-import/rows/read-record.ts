import type { ImportField } from '@pora/contracts/catalog/library-import.vocabulary';
import { shownText, type Cell, type TableRow } from '../reading/cell.js';
import { ValueFault } from './values.js';

/** What is wrong with a field of a row; `field` is null where it is the row as a whole. */
export interface RowProblem {
  readonly field: ImportField | null;
  readonly message: string;
}

/** What a row says of a record, before anything is known of the library. */
export interface ReadRow<P> {
  readonly line: number;
  /** What it says of its number. */
  readonly id: string | undefined;
  readonly code: string | undefined;
  readonly name: string;
  readonly patch: P;
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly string[];
  /** The fields as they stand in the file. */
  readonly shown: Partial<Record<ImportField, string>>;
}

/** The cells of a row by field, with its problems gathered while they are read. */
export class RecordReader {
  readonly problems: RowProblem[] = [];
  /** What is worth a look and refuses nothing. */
  readonly warnings: string[] = [];
  private readonly cells = new Map<ImportField, Cell>();

  constructor(row: TableRow, fields: readonly (ImportField | null)[]) {
    fields.forEach((field, at) => {
      const cell = row.cells[at];
      if (field !== null) this.cells.set(field, cell ?? '');
    });
  }

  /** What a field comes to; undefined when it has no column, its cell is blank, or what it says is wrong. */
  read<T>(field: ImportField, of: (cell: Cell) => T | undefined): T | undefined {
    const cell = this.cells.get(field);
    if (cell === undefined) return undefined;
    try {
      return of(cell);
    } catch (error) {
      if (!(error instanceof ValueFault)) throw error;
      this.problems.push({ field, message: error.message });
      return undefined;
    }
  }

  shown(): Partial<Record<ImportField, string>> {
    return Object.fromEntries([...this.cells].map(([field, cell]) => [field, shownText(cell).trim()]));
  }
}
