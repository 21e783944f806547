/** Keeps account of the cells of a report: what was used as a result, a name, a heading, or recognised as something else. */
import type { ReportPlace } from '@pora/contracts/patients/intolerance-set.model';
import type { Cell, Row } from './sheet.js';

export class Ledger {
  private readonly used = new Map<ReportPlace, string[]>();

  /** The cell was read; parts of one cell are used each. */
  use(...cells: readonly (Cell | undefined)[]): void {
    for (const cell of cells) {
      if (!cell?.at) continue;
      const texts = this.used.get(cell.at) ?? [];
      this.used.set(cell.at, texts);
      texts.push(cell.text);
    }
  }

  useRow(row: Row): void {
    this.use(...row);
  }

  /** What of a cell nobody has read. */
  restOf({ at, text }: Cell): string {
    if (!at) return '';
    let rest = text;
    for (const part of this.used.get(at) ?? []) rest = rest.replace(part, ' ');
    return rest.trim();
  }

  isUsed = ({ at }: Cell) => at !== undefined && this.used.has(at);
}
