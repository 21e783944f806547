/** Tables whose cells stand in one, with a semicolon or a tab between them: `Nabiał;Kefir;12,5`. */
import { valueOf } from './cell-text.js';
import { cellOf, type Row } from './sheet.js';

/** Fewest such rows that make a table. */
const FEWEST = 3;
const SEPARATOR = /\s*[;\t]\s*/u;

/** The rows with such cells taken apart; as they were when few of them hold a result among others. */
export function withCellsApart(rows: readonly Row[]): readonly Row[] {
  const parts = rows.map(partsOf);
  const results = parts.filter((each) => each?.some((part) => valueOf(part) !== undefined));
  if (results.length < FEWEST) return rows;
  return rows.map((row, at) => apartIn(row, parts[at]) ?? row);
}

function apartIn(row: Row, parts: readonly string[] | undefined): Row | undefined {
  const at = row.find(Boolean)?.at;
  return parts?.map((part) => cellOf(part, at ? { at } : {}));
}

/** What stands between the separators of a row that is one cell; undefined when it has none. */
function partsOf(row: Row): string[] | undefined {
  const [lone, ...others] = row.filter((cell) => cell !== undefined);
  const parts = lone && others.length === 0 ? lone.text.split(SEPARATOR) : [];
  return parts.length > 1 ? parts : undefined;
}
