import type {
  ImportField,
  ImportKey,
  RepeatChoice,
  RowStatus,
} from '@pora/contracts/catalog/library-import.vocabulary';
import type { PreviewRow, ProposedLink } from '@pora/contracts/catalog/library-import.model';
import type { ReadRow } from '../rows/read-record.js';

/** What is done with a row. */
export interface RowPlan<C> {
  readonly row: PreviewRow;
  readonly name: string;
  /** It has the name of a row above it. */
  readonly isRepeated?: boolean;
  /** It would be a second food of a name that the library has. */
  readonly isSameName?: boolean;
  /** What is written, of a new or changed record. */
  readonly content?: C;
  /** Names of the members that change. */
  readonly fields?: readonly string[];
  /** Keys of the dictionary items the food is linked to; absent where the row says nothing of them. */
  readonly links?: readonly string[];
}

/** What a row comes to beside itself. */
export interface Outcome<C> {
  readonly status: RowStatus;
  readonly notes?: readonly string[];
  readonly warnings?: readonly string[];
  readonly bad?: readonly ImportField[];
  readonly content?: C;
  readonly fields?: readonly string[];
  readonly links?: readonly string[];
  /** Links that somebody may still take or leave. */
  readonly proposals?: readonly ProposedLink[];
}

/** The plan of a row whose cells are shown as they stand. */
export function planOf<P, C>(
  read: ReadRow<P>,
  shown: readonly ImportField[],
  outcome: Outcome<C>,
): RowPlan<C> {
  const { status, notes = [], warnings = [], bad = [], content, fields, links, proposals = [] } = outcome;
  const values = Object.fromEntries(shown.map((field) => [field, read.shown[field] ?? '']));
  return {
    row: {
      line: read.line,
      status,
      values,
      bad: [...bad],
      notes: [...notes],
      warnings: [...warnings],
      ...(proposals.length > 0 && { links: [...proposals] }),
    },
    name: read.name,
    ...(content !== undefined && { content }),
    ...(fields && { fields }),
    ...(links && { links }),
  };
}

/** The plan of a row that is not taken over. */
export const refusal = (...notes: string[]) => ({ status: 'error', notes }) as const;

/** Rows of the file by what they are found by: a second row about the same record is refused. */
export class RowsSeen {
  private readonly lines = new Map<string, number>();

  /** The line that spoke of the same record before; this one counts from now on where there was none. */
  before(key: string, line: number): number | undefined {
    const first = this.lines.get(key);
    if (first === undefined) this.lines.set(key, line);
    return first;
  }
}

/** What becomes of a second row of one name; undefined where it is taken as a record of its own. */
export function repeatOf(
  read: ReadRow<unknown>,
  first: number,
  choice: RepeatChoice | undefined,
  shown: readonly ImportField[],
): RowPlan<never> | undefined {
  const name = `Ta sama nazwa co w wierszu ${first}`;
  if (choice === 'each') return undefined;
  if (choice === 'first')
    return planOf(read, shown, { status: 'unchanged', warnings: [`${name}: pominięto`] });
  return planOf(read, shown, refusal(`${name}: wybierz, co z nim zrobić`));
}

/** By what a row is found: its key, or its name where it has none. */
export const keyOf = (read: ReadRow<unknown>, key: ImportKey): ImportKey =>
  (key === 'id' && read.id !== undefined) || (key === 'code' && read.code !== undefined) ? key : 'name';
