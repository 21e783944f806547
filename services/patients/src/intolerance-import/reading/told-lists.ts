/** Results told once more, or told alone, in one text: `Miód – 278,3 U/ml; Szpinak – 249,5 U/ml; Soja – 191,6 U/ml`. */
import { namedValueOf } from './cell-text.js';
import { BETWEEN, LEAD } from './sentences.js';
import type { Cell, Row } from './sheet.js';

/** Fewest results that make a text a list of them. */
const FEWEST = 2;
const BEGINS_WITH_VALUE = /^[–—:-]?\s*\d/u;

/** What such a list holds, part by part; undefined when the text is none. */
export function partsOfList(text: string): string[] | undefined {
  const parts = (LEAD.exec(text)?.[2] ?? text).replace(/\.$/u, '').split(BETWEEN);
  const named = parts.filter((part) => namedValueOf(part) !== undefined);
  return named.length >= FEWEST ? parts : undefined;
}

/** The rows with such a list in one cell where its lines end within a result: `…; Soja` above `– 191,6 U/ml; …`. */
export function withWholeLists(rows: readonly Row[]): readonly Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const [above, below] = [loneOf(whole.at(-1)), loneOf(row)];
    const isOpen = above && partsOfList(above.text) && !/\d\s*(?:\p{L}+\s?\/\s?ml)?\.?$/iu.test(above.text);
    if (isOpen && below && BEGINS_WITH_VALUE.test(below.text)) {
      const text = `${above.text} ${below.text}`;
      whole.splice(
        -1,
        1,
        (whole.at(-1) ?? []).map((cell) => cell && { ...cell, text }),
      );
    } else whole.push(row);
  }
  return whole;
}

function loneOf(row: Row | undefined): Cell | undefined {
  const [lone, ...others] = row?.filter((cell) => cell !== undefined) ?? [];
  return others.length === 0 ? lone : undefined;
}
