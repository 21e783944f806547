/** What a workbook keeps out of sight: never read as results, and never lost. */
import { foldText } from '@pora/text-pl/fold';
import { isAboutReport, mayBeHeading, valueOf } from './cell-text.js';
import { NO_NAME } from './entries.js';
import { lettersOf } from '@pora/common/office/normal-workbook';
import type { Cell, Row, Sheet } from './sheet.js';
import type { UnreadResult } from './table.js';
import type { LoggedColumn } from './column-log.js';

/** A sheet with more rows out of sight is told as a whole. */
const MOST_ROWS = 40;

/** What is seen of a workbook, and what is not. */
export interface SeenAndHidden {
  readonly seen: readonly Sheet[];
  readonly columns: readonly LoggedColumn[];
  readonly rows: readonly UnreadResult[];
}

/** Takes apart what a person who opens the workbook sees from what they do not. */
export function apartFromHidden(sheets: readonly Sheet[]): SeenAndHidden {
  const columns = new Map<string, LoggedColumn>();
  const rows: UnreadResult[] = [];
  const seen = sheets.map((sheet) => {
    const kept: Row[] = [];
    const away: Row[] = [];
    for (const row of sheet.rows) {
      const visible = row.map((cell) => (cell?.at?.isHidden ? undefined : cell));
      if (visible.some(Boolean)) kept.push(visible);
      else away.push(row);
      if (visible.some(Boolean)) noteColumns(row, sheet, columns);
    }
    rows.push(...hiddenRows(away, sheet));
    return { ...sheet, rows: kept };
  });
  return { seen: seen.filter((sheet) => sheet.rows.length > 0), columns: [...columns.values()], rows };
}

/** A column out of sight is one of numbers when it holds some. */
function noteColumns(row: Row, { name }: Sheet, columns: Map<string, LoggedColumn>): void {
  for (const [column, cell] of row.entries()) {
    if (!cell?.at?.isHidden) continue;
    const key = `${name ?? ''} ${column}`;
    const value = valueOf(cell.text);
    const known = columns.get(key);
    if (!known) {
      columns.set(key, {
        ...{ key, head: value === undefined ? cell.text : '', column: lettersOf(column + 1) },
        ...{ reason: 'hidden', isProposed: false, lowest: value ?? Infinity, highest: value ?? -Infinity },
      });
    } else if (value !== undefined) {
      known.lowest = Math.min(known.lowest, value);
      known.highest = Math.max(known.highest, value);
    }
  }
}

function hiddenRows(rows: readonly Row[], { name }: Sheet): UnreadResult[] {
  const found = rows.flatMap((row) => hiddenRow(row) ?? []);
  if (found.length <= MOST_ROWS) return found;
  const [first] = found;
  return [{ category: null, name: name ?? NO_NAME, text: `${found.length} ukrytych wierszy`, at: first?.at }];
}

function hiddenRow(row: Row): UnreadResult | undefined {
  const cells: Cell[] = row.filter((cell) => cell !== undefined);
  const numbers = cells.filter(({ text, isDate }) => valueOf(text) !== undefined || isDate);
  const [first] = cells;
  const [number] = numbers;
  if (!first || !number || isAboutReport(first.text)) return undefined;
  const name = cells.find(({ text }) => /\p{L}{2}/u.test(text) && mayBeHeading(text))?.text ?? NO_NAME;
  return { category: null, name, text: numbers.map(({ text }) => text).join(' · '), at: number.at };
}

/** Hidden rows that repeat what was read are no news. */
export function newsOf(
  rows: readonly UnreadResult[],
  known: ReadonlyMap<string, ReadonlySet<number>>,
): UnreadResult[] {
  return rows.filter(({ name, text }) => {
    const values = known.get(foldText(name));
    const own = text.split(' · ').map((each) => valueOf(each));
    return !values || !own.some((value) => value !== undefined && values.has(value));
  });
}
