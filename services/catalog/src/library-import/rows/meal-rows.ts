/** Rows of a table that has a row for each ingredient, put together into one row for each meal. */
import type { ImportField } from '@pora/contracts/catalog/library-import.vocabulary';
import { looseKey } from '../planning/library-state.js';
import { shownText, type Cell, type TableRow } from '../reading/cell.js';
import { escaped } from './values.js';

/** A cell that says why rows of one meal do not go together; it refuses the meal as a whole. */
const conflict = (lines: string): Cell => ({ conflict: `Wiersze ${lines} tego posiłku mówią co innego` });

/**
 * One row for each meal. Rows below one another with the same name, or none, are one meal as soon as each names an
 * ingredient; where they contradict each other the meal is refused as a whole.
 */
export function mealRows(rows: readonly TableRow[], fields: readonly (ImportField | null)[]): TableRow[] {
  const at = {
    name: fields.indexOf('name'),
    food: fields.indexOf('ingredients'),
    amount: fields.indexOf('amount'),
  };
  if (at.name < 0 || at.food < 0) return [...rows];
  const textAt = ({ cells }: TableRow, column: number): string =>
    column < 0 ? '' : shownText(cells[column]).trim();
  const isMore = (row: TableRow, first: TableRow): boolean => {
    const name = textAt(row, at.name);
    const isSame = name === '' || looseKey(name) === looseKey(textAt(first, at.name));
    return isSame && isSingle(textAt(row, at.food)) && isSingle(textAt(first, at.food));
  };
  const groups: TableRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] && isMore(row, last[0])) last.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => joined(group, fields, at));
}

/** One ingredient, not a list of them. */
const isSingle = (text: string): boolean => text !== '' && !/[|;\n]/u.test(text);

function joined(
  group: readonly TableRow[],
  fields: readonly (ImportField | null)[],
  at: { readonly food: number; readonly amount: number },
): TableRow {
  const [first] = group;
  if (!first || (group.length === 1 && at.amount < 0)) return first ?? { line: 0, cells: [] };
  const lines = `${first.line}–${group.at(-1)?.line ?? first.line}`;
  const cells = fields.map((field, column): Cell => {
    if (column === at.food) return group.map((row) => ingredientOf(row, at)).join(' | ');
    if (field === null || column === at.amount) return first.cells[column] ?? '';
    const said = group.map((row) => row.cells[column] ?? '').filter((cell) => shownText(cell).trim() !== '');
    const different = new Set(said.map((cell) => looseKey(shownText(cell))));
    return different.size > 1 ? conflict(lines) : (said[0] ?? '');
  });
  return { line: first.line, cells };
}

/** "Masło" and "10 g" beside it are one ingredient. */
function ingredientOf({ cells }: TableRow, at: { readonly food: number; readonly amount: number }): string {
  const food = shownText(cells[at.food]).trim();
  const amount = at.amount < 0 ? '' : shownText(cells[at.amount]).trim();
  if (amount === '') return food;
  return `${/\[\d+\]$/u.test(food) ? food : escaped(food)} = ${/\p{L}/u.test(amount) ? amount : `${amount} g`}`;
}
