/** How many foods a report says it tested, to be held against what was read. */
import { foldText } from '@pora/text-pl/fold';
import type { Sheet } from './sheet.js';

const LABEL =
  /^(?:liczba|ilosc)\s+(?:(?:badanych|oznaczonych|testowanych|zbadanych)\s+)?(?:pokarmow|produktow|antygenow|alergenow|pozycji|skladnikow)\D*(\d{1,4})?$/u;
const NUMBER = /^\d{1,4}$/u;

/** The number in or right of the cell that names it; null when the report names none. */
export function printedCountOf(sheets: readonly Sheet[]): number | null {
  for (const { rows } of sheets) {
    for (const row of rows) {
      const cells = row.filter((cell) => cell !== undefined);
      for (const [at, { text }] of cells.entries()) {
        const label = LABEL.exec(foldText(text).trim());
        if (!label) continue;
        const beside = cells[at + 1]?.text.trim() ?? '';
        const count = label[1] ?? (NUMBER.test(beside) ? beside : undefined);
        if (count !== undefined) return Number(count);
      }
    }
  }
  return null;
}
