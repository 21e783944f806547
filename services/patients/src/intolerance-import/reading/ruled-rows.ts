/**
 * What stands between two drawn lines is one row, however many lines its texts take and wherever in their cells they stand;
 * a cell beside several rows speaks at the first of them.
 */
import { foldText } from '@pora/text-pl/fold';
import { isMissing, isUnit, valueOf } from './cell-text.js';
import type { Rule } from './drawn-rules.js';
import { SAME_HEIGHT, type Line, type Piece } from './page-lines.js';
import { cleanText } from './sheet.js';

/** The space between two drawn lines with what stands in it, by its heights. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly lines: { y: number; height: number; pieces: Piece[] }[];
}

/** Lines of text a row of a table may have; more is a box around something else. */
const MOST_LINES = 4;
const HIGHEST_ROW = 90;
/** Fewer rows than that are no table. */
const FEWEST_ROWS = 3;
/** By how much drawn lines that belong together may miss each other, in points. */
const NEAR = 2;

/** The lines of a page with one line for each ruled row; what stands outside of tables stays as it is. */
export function joinRuledRows(lines: readonly Line[], rules: readonly Rule[]): Line[] {
  const { bands, outside } = bandsOf(lines, rules);
  const rows = bands.filter(isRow);
  if (rows.length < FEWEST_ROWS) return [...lines];
  const beside = bands.filter((band) => !rows.includes(band));
  const joined = rows.map(inOneLine);
  const loose = beside.flatMap((band) => {
    // Several rows that no line parts are rows of their own, whatever is drawn beside them.
    if (band.lines.some(({ pieces }) => pieces.some(isResult))) return band.lines;
    const first = rows.findIndex((row) => row.top <= band.top + NEAR && row.bottom >= band.bottom - NEAR);
    if (first < 0 || band.lines.length > MOST_LINES) return band.lines;
    joined[first] = withCells(joined[first] ?? inOneLine(band), stacked(band));
    return [];
  });
  return atOneHeight([...joined, ...loose, ...outside]);
}

function bandsOf(lines: readonly Line[], rules: readonly Rule[]): { bands: Band[]; outside: Line[] } {
  const bands = new Map<string, Band>();
  const outside: Line[] = [];
  for (const { y, height, pieces } of lines) {
    const free: Piece[] = [];
    for (const piece of pieces) {
      const edges = edgesAround(piece, y, height, rules);
      if (!edges) {
        free.push(piece);
        continue;
      }
      const key = `${Math.round(edges.top)} ${Math.round(edges.bottom)}`;
      const band = bands.get(key) ?? { ...edges, lines: [] };
      bands.set(key, band);
      const line = band.lines.at(-1);
      if (line?.y === y) line.pieces.push(piece);
      else band.lines.push({ y, height, pieces: [piece] });
    }
    if (free.length > 0) outside.push({ y, height, pieces: free });
  }
  return { bands: [...bands.values()].sort((a, b) => b.top - a.top), outside };
}

/** The drawn lines right above and below a text; undefined when it is not between two of them. */
function edgesAround({ from, to }: Piece, y: number, height: number, rules: readonly Rule[]) {
  const middle = (from + to) / 2;
  const over = rules.filter((rule) => rule.from - 1 <= middle && middle <= rule.to + 1);
  const top = over.findLast((rule) => rule.y >= y + height * 0.3)?.y;
  const bottom = over.find((rule) => rule.y <= y + height * 0.1)?.y;
  return top === undefined || bottom === undefined ? undefined : { top, bottom };
}

const overlap = (a: Piece, b: Piece) => a.from < b.to && b.from < a.to;

const isResult = ({ text }: Piece) => {
  const clean = cleanText(text);
  return valueOf(clean) !== undefined || isMissing(clean);
};

/** Whether the band holds one row of results: it is low, and no two results stand above each other. */
function isRow({ top, bottom, lines }: Band): boolean {
  if (top - bottom > HIGHEST_ROW || lines.length > MOST_LINES) return false;
  const results = lines.flatMap(({ pieces }) => pieces.filter(isResult));
  if (results.length === 0 || headsResults(lines)) return false;
  return results.every((one, at) => !results.slice(at + 1).some((other) => overlap(one, other)));
}

const HEAD = /^(?:wynik|wartosc|stezenie|poziom|result|value|klasa|kl\.?|ocena)$/u;

/** A unit or a head above a result is the end of a heading, whose line is not drawn; below it is that of the result. */
const headsResults = (lines: Band['lines']) =>
  lines.some(({ pieces }, at) =>
    pieces.some(
      (unit) =>
        (isUnit(cleanText(unit.text)) || HEAD.test(foldText(cleanText(unit.text)))) &&
        lines
          .slice(at + 1)
          .some((line) => line.pieces.some((piece) => isResult(piece) && overlap(unit, piece))),
    ),
  );

/** What stands above each other is one text of several lines. */
function stacked({ lines }: Band): Piece[] {
  const cells: Piece[] = [];
  for (const { pieces } of lines) {
    for (const piece of pieces) {
      const above = cells.find((cell) => overlap(cell, piece));
      if (above) putUnder(above, piece);
      else cells.push({ ...piece });
    }
  }
  return cells;
}

function putUnder(above: Piece, { text, from, to }: Piece): void {
  above.text = /\p{L}-$/u.test(above.text) ? above.text.slice(0, -1) + text : `${above.text}\n${text}`;
  above.from = Math.min(above.from, from);
  above.to = Math.max(above.to, to);
}

/** The row at the height of its result: what stands beside the table at that height belongs to it. */
function inOneLine(band: Band): Line {
  const height = Math.max(...band.lines.map((line) => line.height));
  const y = band.lines.find(({ pieces }) => pieces.some(isResult))?.y ?? (band.top + band.bottom) / 2;
  return withCells({ y, height, pieces: [] }, stacked(band));
}

const withCells = (line: Line, cells: readonly Piece[]): Line => ({
  ...line,
  pieces: [...line.pieces, ...cells].sort((a, b) => a.from - b.from),
});

/** Rows of tables side by side, and what stands beside a table, are one line where they stand at one height. */
function atOneHeight(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines.toSorted((a, b) => b.y - a.y)) {
    const former = joined.at(-1);
    const isSame = former && former.y - line.y <= Math.min(former.height, line.height) * SAME_HEIGHT;
    if (isSame) joined[joined.length - 1] = withCells(former, line.pieces);
    else joined.push(line);
  }
  return joined;
}
