/**
 * Groups beside each other, each with a heading that names the unit over its results: `Zboża | U/ml`. They stand at heights of
 * their own, so that none of them is the head of the whole page.
 */
import { isKnownCategory, isUnit, mayBeHeading } from './cell-text.js';
import { headsNames } from './columns.js';
import type { Ledger } from './ledger.js';
import type { Cell, Row } from './sheet.js';

interface UnitHeading {
  readonly column: number;
  readonly unit: Cell;
}

/** The rows without those units; as they were where all such headings stand above each other. */
export function withoutUnitsBesideHeadings(rows: readonly Row[], ledger: Ledger): readonly Row[] {
  const headings = rows.map(unitHeadings);
  const columns = new Set(headings.flat().map(({ column }) => column));
  if (columns.size < 2) return rows;
  return rows.map((row, at) => {
    const units = (headings[at] ?? []).map(({ unit }) => unit);
    ledger.use(...units);
    return units.length === 0 ? row : row.map((cell) => (cell && units.includes(cell) ? undefined : cell));
  });
}

function unitHeadings(row: Row): UnitHeading[] {
  return row.flatMap((cell, column) => {
    const unit = row.slice(column + 1).find((each) => each !== undefined);
    const isHeading = cell && unit && isUnit(unit.text) && (cell.isMarked || isKnownCategory(cell.text));
    return isHeading && mayBeHeading(cell.text) && !headsNames(cell.text) ? [{ column, unit }] : [];
  });
}
