/**
 * Groups beside each other, each with a heading that is the head of its own small table: `Zboża | U/ml`, `Jaja | Wynik | Kl.`.
 * They stand at heights of their own, so that none of them may be the head of the whole page; what they say is put above it.
 */
import { foldText } from '@pora/text-pl/fold';
import { isKnownCategory, isUnit, mayBeHeading } from './cell-text.js';
import { headsNames, readHead } from './columns.js';
import type { Ledger } from './ledger.js';
import type { Cell, Row } from './sheet.js';

interface GroupHead {
  /** Where the names of the group stand. */
  readonly column: number;
  readonly heads: readonly { readonly column: number; readonly cell: Cell }[];
}

/** The rows with one head for all groups; as they were where all such headings stand above each other. */
export function withOneHeadForGroups(rows: readonly Row[], ledger: Ledger): readonly Row[] {
  const groups = rows.map(groupHeads);
  const columns = new Set(groups.flat().map(({ column }) => column));
  if (columns.size < 2) return rows;
  const heads = groups.flat().flatMap((group) => group.heads);
  const texts = new Map(heads.map(({ column, cell }) => [column, cell]));
  const areOfOneKind = heads.every(
    ({ column, cell }) =>
      !columns.has(column) && foldText(cell.text) === foldText(texts.get(column)?.text ?? ''),
  );
  if (!areOfOneKind) return rows;
  const gone = new Set(heads.map(({ cell }) => cell));
  ledger.use(...gone);
  const width = Math.max(...columns, ...texts.keys()) + 1;
  const head = Array.from({ length: width }, (_, column): Cell | undefined =>
    columns.has(column) ? NAMES : texts.get(column),
  );
  return [head, ...rows.map((row) => row.map((cell) => (cell && gone.has(cell) ? undefined : cell)))];
}

/** The head of a column of names, which the groups have in the place of their own. */
const NAMES: Cell = { text: 'Produkt', isMarked: true, span: 1 };

function groupHeads(row: Row): GroupHead[] {
  return row.flatMap((cell, column) => {
    if (!cell || !(cell.isMarked || isKnownCategory(cell.text)) || !mayBeHeading(cell.text)) return [];
    if (isHeadWord(cell)) return [];
    const heads: { column: number; cell: Cell }[] = [];
    for (const [at, each] of row.entries()) {
      if (at <= column || !each) continue;
      if (!isHeadWord(each)) break;
      heads.push({ column: at, cell: each });
    }
    return heads.length > 0 ? [{ column, heads }] : [];
  });
}

/** Whether the text heads a column, whatever stands beside it. */
const isHeadWord = (cell: Cell) =>
  isUnit(cell.text) || headsNames(cell.text) || readHead([NAMES, cell])?.[1] !== undefined;
