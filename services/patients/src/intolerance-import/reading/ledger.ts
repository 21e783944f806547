/** Keeps account of the cells of a report: what was used as a result, a name, a heading, or recognised as something else. */
import type { ReportPlace } from '@pora/contracts/patients/intolerance-set.model';
import type { Cell, Row } from './sheet.js';

export class Ledger {
  private readonly used = new Map<ReportPlace, string[]>();
  private readonly left = new Set<ReportPlace>();

  /** The cell was read; parts of one cell are used each. */
  use(...cells: readonly (Cell | undefined)[]): void {
    for (const cell of cells) {
      if (!cell?.at) continue;
      const texts = this.used.get(cell.at) ?? [];
      this.used.set(cell.at, texts);
      texts.push(cell.text);
    }
  }

  /** The cell is a number of another kind: it is accounted for and tells nothing about its row. */
  leave(cell: Cell | undefined): void {
    if (cell?.at) this.left.add(cell.at);
  }

  useRow(row: Row): void {
    this.use(...row);
  }

  /** What of a cell nobody has read. */
  restOf({ at, text }: Cell): string {
    if (!at || this.left.has(at)) return '';
    let rest = text;
    for (const part of this.used.get(at) ?? []) rest = rest.replace(part, ' ');
    return rest.trim();
  }

  isUsed = ({ at }: Cell) => at !== undefined && this.used.has(at);
}
