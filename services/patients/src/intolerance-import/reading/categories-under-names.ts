/** Categories that stand under the names, in the same cells, get a column of their own before them. */
import type { Cell, Row } from './sheet.js';

/** Fewest cells of two lines that show a manner of the report. */
const FEWEST = 5;
/** Share of the cells of the column that have two lines. */
const MOSTLY = 0.6;

/** The rows with such a column; as they were when the lines below are nothing that repeats. */
export function withCategoriesApart(rows: readonly Row[]): readonly Row[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const column = Array.from({ length: width }, (_, at) => at).find((at) => holdsCategories(rows, at));
  if (column === undefined) return rows;
  return rows.map((row) => {
    const cell = row[column];
    const name = cell && withoutUnder(cell);
    const category = name && cell.under !== undefined ? { ...name, text: cell.under } : undefined;
    return [...row.slice(0, column), category, name ?? cell, ...row.slice(column + 1)];
  });
}

/** Whether the lower lines of a column are few words again and again, under names that differ. */
function holdsCategories(rows: readonly Row[], column: number): boolean {
  const cells = rows.flatMap((row) => (row.filter(Boolean).length > 1 ? (row[column] ?? []) : []));
  const under = cells.flatMap((cell) => cell.under ?? []);
  const isManner = under.length >= FEWEST && under.length >= cells.length * MOSTLY;
  const names = new Set(cells.map(({ text }) => text));
  return isManner && new Set(under).size * 2 <= under.length && names.size > new Set(under).size;
}

function withoutUnder(cell: Cell): Cell {
  if (cell.under === undefined) return cell;
  return { ...cell, text: cell.text.slice(0, cell.text.length - cell.under.length).trim() };
}
