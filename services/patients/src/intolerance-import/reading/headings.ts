/** Which lone texts are headings of what follows, and how far they reach. */
import { isKnownCategory, isNumbered, isUpperCase } from './cell-text.js';
import type { Pair } from './columns.js';
import type { Entry } from './entries.js';
import type { Row } from './sheet.js';

/**
 * A lone name may be a product without a result. Where some of them stand out as headings do, the others are products.
 */
export function keepHeadings(entries: readonly (readonly (Entry | undefined)[])[]): (Entry | undefined)[][] {
  const headings = entries.flat().filter((entry) => entry?.kind === 'heading');
  const results = entries.flat().filter((entry) => entry?.kind === 'result');
  const capitals = results.filter(({ result }) => isUpperCase(result.name)).length;
  // Capitals tell nothing where the names are in capitals as well.
  const standsOut = (entry: Heading) =>
    isMarkedHeading(entry) || (isUpperCase(entry.text) && capitals * 2 < results.length);
  const someStandOut = headings.some(
    (entry) => standsOut(entry) || (capitals > 0 && isKnownCategory(entry.text)),
  );
  // What stands above the first result is a title, an address, a name of the table.
  const first = entries.findIndex((row) => row.some((entry) => entry?.kind === 'result'));
  return entries.map((row, at) =>
    row.map((entry) => {
      if (entry?.kind !== 'heading' || !someStandOut) return entry;
      return standsOut(entry) || isKnownCategory(entry.text) ? entry : at > first ? foodOf(entry) : undefined;
    }),
  );
}

/** A food without anything beside it is shown, so that somebody looks it up. */
function foodOf({ text, cell }: Heading): Entry | undefined {
  if (isNumbered(text)) return undefined;
  return { kind: 'unread', name: text, text: '', heading: null, cells: [cell], at: cell.at };
}

type Heading = Extract<Entry, { kind: 'heading' }>;

const isMarkedHeading = ({ cell, isOutside }: Heading) =>
  cell.isMarked || isOutside || cell.span > 1 || cell.text.endsWith(':');

/**
 * Rows whose heading holds for all pairs: it covers several of them, or headings only ever stand in the first pair with
 * nothing beside them.
 */
export function headsWholeRow(
  rows: readonly Row[],
  entries: readonly (readonly (Entry | undefined)[])[],
  pairs: readonly Pair[],
): boolean[] {
  const headings = entries.map((row) => row.map((entry) => (entry?.kind === 'heading' ? entry : undefined)));
  const isAlone = entries.map(
    (_, at) => headings[at]?.some(Boolean) === true && rows[at]?.filter(Boolean).length === 1,
  );
  const onlyFirst = headings.every(
    (row, at) => row.every((each, pair) => !each || pair === 0) && (!row[0] || isAlone[at] === true),
  );
  const reach = (pairs[1]?.from ?? Infinity) + 1;
  return headings.map((row, at) => {
    if (isAlone[at] !== true) return false;
    const [heading] = row;
    return onlyFirst || (heading !== undefined && heading.cell.span >= reach);
  });
}
