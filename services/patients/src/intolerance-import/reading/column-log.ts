/** What was decided about the columns of a report, and what is to be asked about them. */
import type { ColumnReason } from '@pora/contracts/patients/intolerance-set.model';
import { foldText } from '@pora/text-pl/fold';
import { chooseColumn, type NumberColumn } from './result-columns.js';
import type { Row } from './sheet.js';

/** A column as the report shows it. */
export interface LoggedColumn {
  readonly key: string;
  readonly head: string;
  readonly column: string | null;
  readonly reason: ColumnReason;
  readonly isProposed: boolean;
  lowest: number;
  highest: number;
}

/** Collects over all tables of a report; a table that goes on on the next page speaks of the same columns. */
export class ColumnLog {
  readonly ignored = new Map<string, LoggedColumn>();
  readonly candidates = new Map<string, LoggedColumn>();
  readonly taken = new Map<string, { head: string; column: string | null }>();
  /** Cells of columns with numbers that are no results. */
  readonly leftOut: { readonly rows: readonly Row[]; readonly column: number }[] = [];
  /** Heads of numbers that are all that stands beside the names. */
  readonly otherMeasures: string[] = [];

  /** With `preferred` the column of that key is taken where it is one to choose from; `day` is that of the report. */
  constructor(
    private readonly day?: string,
    private readonly preferred?: string,
  ) {}

  /** The column that holds the results of these rows; undefined when none does. */
  choose(columns: readonly NumberColumn[], rows: readonly Row[]): NumberColumn | undefined {
    const { chosen, ignored, candidates } = chooseColumn(columns, this.day);
    for (const { column, reason } of ignored) this.add(this.ignored, column, { reason, rows });
    for (const { column, reason, isProposed } of candidates)
      this.add(this.candidates, column, { reason, rows, isProposed });
    const preferred = candidates.find(({ column }) => keyOf(column) === this.preferred)?.column;
    const taken = preferred ?? chosen;
    if (!taken) this.otherMeasures.push(...columns.map(({ head }) => head));
    for (const { column } of columns) if (column !== taken?.column) this.leftOut.push({ rows, column });
    return taken;
  }

  /** Results were taken from this column. */
  take(column: number, head: string, rows: readonly Row[]): void {
    this.taken.set(head ? foldText(head) : String(column), { head, column: lettersIn(rows, column) });
  }

  /** What stands in this column are no results: classes, running numbers, ranges of reference. */
  leave(column: number, rows: readonly Row[]): void {
    this.leftOut.push({ rows, column });
  }

  private add(
    to: Map<string, LoggedColumn>,
    column: NumberColumn,
    {
      reason,
      rows,
      isProposed = false,
    }: { reason: ColumnReason; rows: readonly Row[]; isProposed?: boolean },
  ): void {
    const key = keyOf(column);
    const numbers = column.numbers.length > 0 ? column.numbers : [0];
    const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
    const known = to.get(key);
    if (known) {
      known.lowest = Math.min(known.lowest, lowest);
      known.highest = Math.max(known.highest, highest);
      return;
    }
    const letters = lettersIn(rows, column.column);
    to.set(key, { key, head: column.head, column: letters, reason, isProposed, lowest, highest });
  }
}

const keyOf = ({ head, column }: NumberColumn) => (head ? foldText(head) : `#${column}`);

function lettersIn(rows: readonly Row[], column: number): string | null {
  for (const row of rows) {
    const letters = row[column]?.at?.column;
    if (letters) return letters;
  }
  return null;
}
