/** Tables that lie on their side: a row of names, and the row of their results right below. */
import { isMissing, mayBeHeading, valueOf } from './cell-text.js';
import { readHead } from './columns.js';
import type { Row } from './sheet.js';

/** Fewest names beside each other; two are a name with something that is no number. */
const FEWEST = 3;

/** The rows with such tables set upright: one row for each name with its result. */
export function setUpright(rows: readonly Row[]): readonly Row[] {
  const upright: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const names = rows[at] ?? [];
    const results = rows[at + 1] ?? [];
    if (liesOnItsSide(names, results)) {
      upright.push(
        ...names.flatMap((name, column) => (name ? [[{ ...name, isMarked: false }, results[column]]] : [])),
      );
      at += 1;
    } else upright.push(names);
  }
  return upright;
}

/** Whether each name of the upper row has a result right below it, and nothing else stands there. */
function liesOnItsSide(names: Row, results: Row): boolean {
  const columns = names.flatMap((cell, column) => (cell ? column : []));
  if (columns.length < FEWEST || readHead(names)) return false;
  const width = Math.max(names.length, results.length);
  return Array.from({ length: width }, (_, column) => column).every((column) => {
    const [name, result] = [names[column], results[column]];
    if (!name || !result) return name === result;
    return mayBeHeading(name.text) && (valueOf(result.text) !== undefined || isMissing(result.text));
  });
}
