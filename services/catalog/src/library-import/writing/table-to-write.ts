import type { TableFormat } from '@pora/contracts/catalog/library-import.vocabulary';

/** A value of a written table; null leaves the cell empty. */
export type WrittenCell = string | number | null;

/** A table that becomes a file. */
export interface TableToWrite {
  readonly format: TableFormat;
  /** Name of the sheet. */
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly WrittenCell[])[];
}
