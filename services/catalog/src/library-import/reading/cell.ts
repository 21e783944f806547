/** What stands in a cell. A formula without a result, and rows of one record that contradict each other, are told. */
export type Cell = string | { readonly formula: string } | { readonly conflict: string };

/** A row of a file: its number as a spreadsheet shows it, and its cells. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What a cell shows to a person. */
export const shownText = (cell: Cell | undefined): string =>
  cell === undefined || typeof cell === 'string' ? (cell ?? '') : 'formula' in cell ? cell.formula : '';

/** A number in digits, without an exponent. */
export const plainNumber = (value: number): string =>
  Number.isFinite(value) && String(value).includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : String(value);
