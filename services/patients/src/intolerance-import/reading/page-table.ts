/** From texts at places on a page to the rows and columns a reader sees; never in the order the file stores them. */
import { cellOf, cleanText, type Cell, type Row, type Sheet } from './sheet.js';
import { linesOf, type Line, type PageContent, type Piece } from './page-lines.js';
import { isOpen, markCutNames, untouched } from './cut-names.js';
import { joinRuledRows } from './ruled-rows.js';
import { isAboutReport, isClass, isUnit, valueOf } from './cell-text.js';
import { withNumbersApart } from './number-edges.js';
import { markFragments } from './fragments.js';
import { withWholeBrackets } from './whole-brackets.js';

/** A span of the page's width that one column fills. */
interface Column {
  from: number;
  to: number;
}

/** Each page as a table. Lines that stand at the same height on every page are heads and feet of the page. */
export function readPages(pages: readonly PageContent[]): Sheet[] {
  const lined = splitJoined(
    pages.map(({ texts, rules }) => joinRuledRows(withNumbersApart(linesOf(texts)), rules)),
  );
  const repeated = repeatedLines(lined);
  const isAside = (line: Line) => repeated.has(keyOf(line)) || isPrintOfBrowser(line) || isFoot(line);
  const kept = lined.map((lines) =>
    markCutNames(markFragments(joinWrapped(withWholeBrackets(lines.filter((line) => !isAside(line)))))),
  );
  const body = bodyFont(kept);
  const shared = columnsOf(kept.flat());
  return kept.map((lines, page) => {
    const own = columnsOf(lines);
    const columns = inTurns(lines, shared.length >= own.length ? shared : own);
    const aside = lined[page]?.filter(isAside) ?? [];
    return {
      name: null,
      rows: lines.map((line, at) => placed(rowOf(line, columns, body), page, at)),
      aside: aside.map((line, at) => placed(rowOf(line, [], body), page, at)),
    };
  });
}

/** The row with the place of each of its cells. */
const placed = (row: Row, page: number, line: number): Row =>
  row.map(
    (cell) =>
      cell && {
        ...cell,
        at: { sheet: null, page: page + 1, row: line + 1, column: null, isHidden: false },
      },
  );

const keyOf = ({ y, pieces }: Line) =>
  `${Math.round(y)} ${pieces.map(({ text }) => cleanText(text).replace(/\d+/g, '#')).join(' ')}`;

/** Lines without a result that repeat at one height: heads and feet of the pages, and heads of the table but the first. */
function repeatedLines(pages: readonly (readonly Line[])[]): Set<string> {
  if (pages.length < 2) return new Set();
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(lines.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const plain = new Set(
    // A number alone may be a result whose name stands elsewhere.
    pages.flatMap((lines) => lines.filter(isPlain).map(keyOf)),
  );
  return new Set(
    [...counts].filter(([key, count]) => count === pages.length && plain.has(key)).map(([key]) => key),
  );
}

/** What a browser prints above and below every page: day and hour beside the title, the address beside the page. */
const PRINT_OF_BROWSER =
  /^(?:(?:file|https?):\/\/\S+|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?)$/iu;
const isPrintOfBrowser = ({ pieces }: Line) =>
  pieces.length <= 3 && pieces.some(({ text }) => PRINT_OF_BROWSER.test(cleanText(text)));

/** What stands beside the number of the page. */
const PAGE_NUMBER = /^(?:str(?:ona|\.)?|page|s\.)\s*\d{1,3}(?:\s*(?:z|of|\/)\s*\d{1,3})?$/iu;
const isFoot = ({ pieces }: Line) =>
  pieces.length <= 3 && pieces.some(({ text }) => PAGE_NUMBER.test(cleanText(text))) && !pieces.some(isValue);

const isPlain = ({ pieces }: Line) => pieces.length === 1 && /\p{L}/u.test(pieces[0]?.text ?? '');

/** Text of a cell that goes on in the next line stands closer than the rows of the table do. */
function joinWrapped(lines: readonly Line[]): Line[] {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y);
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const joined: Line[] = [];
  /** Where the last line of each piece stands: a line of another column may stand between two of its rows. */
  const bottoms = new Map<Piece, number>();
  let lastY = Infinity;
  for (const line of lines) {
    const former = joined.at(-1);
    const limit = Math.min(usual * 0.75, line.height * 1.4);
    const isClose = usual > line.height * 1.2 && lastY - line.y < limit;
    lastY = line.y;
    const isApart = (above: Piece) => (bottoms.get(above) ?? Infinity) - line.y >= limit;
    const added = former && isClose ? joinLines(former, line, isApart) : undefined;
    const pieces = added ?? line.pieces.map((piece) => ({ ...piece }));
    for (const piece of pieces) bottoms.set(piece, line.y);
    if (!added) joined.push({ ...line, pieces });
  }
  return joined;
}

const isValue = ({ text }: Piece) => valueOf(cleanText(text)) !== undefined;

/** Takes a line into the row above and answers the pieces it is in; refuses when both state a result at the same place. */
function joinLines(row: Line, line: Line, isApart: (above: Piece) => boolean): Piece[] | undefined {
  const over = (a: Piece, b: Piece) => a.from < b.to && b.from < a.to;
  const values = row.pieces.filter(isValue);
  if (values.some((value) => line.pieces.some((piece) => over(value, piece)))) return undefined;
  if (row.pieces.some((above) => isApart(above) && line.pieces.some((piece) => over(above, piece))))
    return undefined;
  if (line.pieces.some((piece) => isValue(piece) && row.pieces.some((other) => over(piece, other))))
    return undefined;
  const into: Piece[] = [];
  for (const piece of line.pieces) {
    const above = row.pieces.find((other) => over(other, piece));
    const own = above ?? { ...piece };
    into.push(own);
    if (!above) row.pieces.push(own);
    else {
      above.text = /\p{L}-$/u.test(above.text)
        ? above.text.slice(0, -1) + piece.text
        : `${above.text} ${piece.text}`;
      above.to = Math.max(above.to, piece.to);
    }
  }
  row.pieces.sort((a, b) => a.from - b.from);
  return into;
}

/** Rows that state results in cells of their own. */
const isResultRow = ({ pieces }: Line) => {
  const isResult = pieces.length > 1 && pieces.some(isValue);
  return isResult && !isAboutReport(cleanText(pieces[0]?.text ?? ''));
};

/** Share of the rows that may reach over the space between two columns: a long name, a heading. */
const REACHING = 0.3;

/** Spans that the rows with results fill; what most of them leave free divides the columns. */
function columnsOf(lines: readonly Line[]): Column[] {
  const rows = lines.filter(isResultRow);
  const most = Math.floor(rows.length * REACHING);
  const edges = rows.flatMap(({ pieces }) =>
    pieces.flatMap(({ from, to }) => [
      { at: from, step: 1 },
      { at: to, step: -1 },
    ]),
  );
  const columns: Column[] = [];
  let open = 0;
  for (const { at, step } of edges.toSorted((a, b) => a.at - b.at || a.step - b.step)) {
    const was = open;
    open += step;
    if (was <= most && open > most) columns.push({ from: at, to: at });
    else if (was > most && open <= most) Object.assign(columns.at(-1) ?? {}, { to: at });
  }
  return withRareColumns(rows, columns).reduce((kept: Column[], column) => {
    const last = kept.at(-1);
    if (last && areHeldInTurn(rows, last, column)) last.to = column.to;
    else kept.push(column);
    return kept;
  }, []);
}

/**
 * Tables with widths of their own below each other have no columns in common: where names and results stand in turns, the
 * turn is the column.
 */
function inTurns(lines: readonly Line[], columns: readonly Column[]): readonly Column[] {
  const pieces = lines.filter(isResultRow).map((line) => line.pieces);
  const areInTurns = pieces.every((row) => row.every((piece, at) => isValue(piece) === (at % 2 === 1)));
  // In columns of a table the results of one column of names always stand in the same place.
  const places = new Map<number, number>();
  const isMixed = pieces.some((row) =>
    row.some((piece, at) => {
      if (!isValue(piece)) return false;
      const name = row[at - 1];
      const [from, to] = [name ? columnAt(name, columns) : -1, columnAt(piece, columns)];
      const known = places.get(from) ?? to;
      places.set(from, known);
      return known !== to;
    }),
  );
  return areInTurns && isMixed ? [] : columns;
}

/** Columns that few rows fill are columns as well. */
function withRareColumns(rows: readonly Line[], columns: readonly Column[]): Column[] {
  const all = columns.map((column) => ({ ...column }));
  for (const { from, to } of rows.flatMap(({ pieces }) => pieces)) {
    if (!all.some((column) => column.from < to && from < column.to)) all.push({ from, to });
  }
  return all.sort((a, b) => a.from - b.from);
}

/**
 * Two spans of one column, never both in a row: numbers stand at the right edge of a cell and `<7,5` at the left one; a name
 * that was taken off the result before it stands about where the others do.
 */
function areHeldInTurn(rows: readonly Line[], left: Column, right: Column): boolean {
  const inside = (column: Column) => (piece: Piece) => piece.from < column.to && column.from < piece.to;
  const held = rows.map(
    ({ pieces }) => new Set([...pieces.filter(inside(left)), ...pieces.filter(inside(right))]),
  );
  const isOneKind = new Set(held.flatMap((pieces) => [...pieces].map(isValue))).size <= 1;
  return isOneKind && held.every((pieces) => pieces.size <= 1);
}

/** A running number before a name, a result before or behind one, so close that they are one text. */
const RUNNING = /^(\d{1,3})[.)]?\s+(\p{L}.*)$/u;
const NUMBER = String.raw`(?:[<>≤≥]\s*\d+(?:[.,]\d+)?|\d+[.,]\d+)`;
const UNIT = String.raw`\p{L}[\p{L}.]*\s?\/\s?ml`;
const VALUE_FIRST = new RegExp(String.raw`^(${NUMBER})\s+(\p{L}.*)$`, 'u');
const VALUE_LAST = new RegExp(String.raw`^(\p{L}.*?[^\s.…_:–-])\s+(${NUMBER})$`, 'u');
/** The end of one cell with a result and the name in the next: `Ser żółty <7,5 Jogurt`. */
const VALUE_INSIDE = new RegExp(String.raw`^(\p{L}.*?[^\s.…_:–-]\s+${NUMBER})\s+(\p{L}{2}.*)$`, 'u');
const BEFORE_UNIT = new RegExp(String.raw`^((?:[<>≤≥]\s*)?\d+(?:[.,]\d+)?)\s+(${UNIT})$`, 'iu');
const BEHIND_UNIT = new RegExp(String.raw`^(.*\d\s*${UNIT})\s+(\p{L}.*)$`, 'iu');
const BEFORE_CLASS = new RegExp(String.raw`^(${NUMBER}|\d+)\s+(\p{L}.*)$`, 'u');
/** A result and the range of reference behind it, which is the same in most rows: `45,2 0-24`, `45,2 < 30 U/ml`. */
const RANGE = String.raw`(?:[<>≤≥]=?\s*\d+|do\s\d+|\d+(?:[.,]\d+)?\s*[-–]\s*\d+)(?:[.,]\d+)?(?:\s*(?:${UNIT}))?`;
const BEFORE_RANGE = new RegExp(String.raw`^((?:[<>≤≥]\s*)?\d+(?:[.,]\d+)?)\s+([([]?${RANGE}[)\]]?)$`, 'iu');
const FEWEST_ROWS = 3;
/** Numbers of two columns that stand so close that they are one text; `1 200,5` is one number. */
const TWO_NUMBERS = new RegExp(
  String.raw`^([<>≤≥]?\s?\d+(?:[.,]\d+)?)\s+([<>≤≥]?\s?(?!\d{3}(?:[.,]\d+)?(?:\s|$))\d+(?:[.,]\d+)?(?:\s.*)?|(?<=[.,]\d{1,4}\s+)\d{3}(?:[.,]\d+)?)$`,
  'u',
);

/** Where a table states its results in cells of their own, texts that hold two cells are taken apart. */
function splitJoined(pages: readonly (readonly Line[])[]): Line[][] {
  const patterns = joinedIn(pages.flat());
  const isTable = pages.flat().filter(isResultRow).length >= FEWEST_ROWS;
  return pages.map((each) =>
    each.map((line) => ({
      ...line,
      pieces: line.pieces
        .flatMap((piece, at) => (isTable ? untouched(piece, line.pieces[at + 1]) : [piece]))
        .flatMap((piece) => takeApart(piece, patterns)),
    })),
  );
}

/** What stands joined in these lines. */
function joinedIn(lines: readonly Line[]): RegExp[] {
  const firsts = lines.map(({ pieces }) => cleanText(pieces[0]?.text ?? ''));
  const numbers = firsts.flatMap((text) => RUNNING.exec(text)?.[1] ?? []);
  const steps = numbers.slice(1).filter((number, at) => Number(number) - Number(numbers[at]) === 1);
  const isNumbered = numbers.length >= FEWEST_ROWS && steps.length >= (numbers.length - 1) * 0.8;
  const pieces = lines.flatMap((line) => line.pieces.map(({ text }) => cleanText(text)));
  const isValueFirst = pieces.filter((text) => VALUE_FIRST.test(text)).length >= FEWEST_ROWS;
  const valueFirst = isValueFirst ? [VALUE_FIRST, ...(isNumbered ? [] : [RUNNING])] : [];
  const ranges = pieces.flatMap((text) => BEFORE_RANGE.exec(text)?.[2] ?? []);
  // Ranges of reference repeat, results do not.
  const isRanged = ranges.length >= FEWEST_ROWS && new Set(ranges).size * 2 <= ranges.length;
  const range = isRanged ? [BEFORE_RANGE] : [];
  const isRangedText = (text: string) => BEFORE_RANGE.test(text) && isRanged;
  const several = pieces.filter((text) => TWO_NUMBERS.test(text) && !isRangedText(text)).length;
  const two = several >= FEWEST_ROWS ? [TWO_NUMBERS] : [];
  if (lines.filter(isResultRow).length < FEWEST_ROWS) return [...range, ...two, BEFORE_CLASS, ...valueFirst];
  return [
    ...[...two, VALUE_INSIDE, VALUE_LAST, BEHIND_UNIT, BEFORE_CLASS, ...range],
    ...valueFirst,
    ...(isNumbered ? [RUNNING] : []),
    ...(pieces.some(isUnit) ? [BEFORE_UNIT] : []),
  ];
}

function takeApart(piece: Piece, patterns: readonly RegExp[]): Piece[] {
  const text = cleanText(piece.text);
  for (const pattern of patterns) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    if (isClass(second) !== (pattern === BEFORE_CLASS)) continue;
    const letter = (piece.to - piece.from) / text.length;
    return [
      ...takeApart({ ...piece, text: first, to: piece.from + letter * first.length }, patterns),
      ...takeApart({ ...piece, text: second, from: piece.to - letter * second.length }, patterns),
    ];
  }
  return [piece];
}

function rowOf(line: Line, columns: readonly Column[], body: string): Row {
  // A heading may cover several columns; it stands alone.
  const pieces =
    line.pieces.length > 1 ? line.pieces.flatMap((piece) => cutAtColumns(piece, columns)) : line.pieces;
  const cells: (Cell | undefined)[] = Array.from({ length: columns.length }, () => undefined);
  if (columns.length === 0) {
    return pieces.map((piece) => cellOf(piece.text, { isMarked: fontOf(piece) !== body, ...cutOf(piece) }));
  }
  const [lone] = pieces;
  if (lone && pieces.length === 1 && fontOf(lone) !== body && isCentred(lone, columns)) {
    cells[0] = cellOf(lone.text, { isMarked: true, span: columns.length });
    return cells;
  }
  for (const piece of pieces) {
    const at = columnAt(piece, columns);
    const isMarked = fontOf(piece) !== body;
    const former = cells[at];
    const covered = columns.filter(({ from, to }) => from < piece.to && piece.from < to).length;
    cells[at] = cellOf(former ? `${former.text} ${piece.text}` : piece.text, {
      ...{ isMarked, ...cutOf(piece, former) },
      span: Math.max(1, covered),
    });
  }
  return cells;
}

const cutOf = (...parts: readonly ({ isCut?: boolean } | undefined)[]) => ({
  isCut: parts.some((part) => part?.isCut === true),
});

/** A heading in the middle of a table of several pairs holds for all of them. */
function isCentred(piece: Piece, columns: readonly Column[]): boolean {
  const [from, to] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0];
  // A heading of one column begins where that column does.
  if (columns.slice(1).some((column) => Math.abs(column.from - piece.from) < 2)) return false;
  const aside = Math.abs((from + to) / 2 - (piece.from + piece.to) / 2);
  return columns.length >= FEWEST_CENTRED && aside < (to - from) * 0.06;
}
const FEWEST_CENTRED = 4;

/** Letters by which a place in a text may be misjudged from its width. */
const MISJUDGED = 3;

/** A text that reaches into the next column is cut there when a word begins about where that column does. */
function cutAtColumns(piece: Piece, columns: readonly Column[]): Piece[] {
  const text = cleanText(piece.text);
  const next = columns.find(({ from }) => from > piece.from + 1 && from < piece.to);
  const isInside = columns.some(({ from, to }) => from <= piece.from + 1 && piece.from < to);
  if (isValue(piece) || !next || !isInside) return [piece];
  const letter = (piece.to - piece.from) / text.length;
  const wanted = (next.from - piece.from) / letter;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.toSorted((a, b) => Math.abs(a + 1 - wanted) - Math.abs(b + 1 - wanted))[0];
  if (at === undefined || Math.abs(at + 1 - wanted) > MISJUDGED) return [piece];
  // A bracket is closed where its name ends.
  if (isOpen(text.slice(0, at))) return [piece];
  return [
    { ...piece, text: text.slice(0, at), to: next.from - 1 },
    ...cutAtColumns({ ...piece, text: text.slice(at + 1), from: next.from }, columns),
  ];
}

/** The column with the most in common, else the nearest one. */
function columnAt(piece: Piece, columns: readonly Column[]): number {
  // A number with its unit may reach into the column of the units.
  const first = columns.findIndex(({ from, to }) => from < piece.to && piece.from < to);
  if (first >= 0 && isValue(piece)) return first;
  const distances = columns.map(({ from, to }) => {
    const common = Math.min(to, piece.to) - Math.max(from, piece.from);
    return common > 0 ? -1 / (1 + Math.abs(from - piece.from)) : -common;
  });
  return distances.indexOf(Math.min(...distances));
}

const fontOf = ({ font, height }: Piece) => `${font} ${Math.round(height)}`;

/** The font most results are set in; a heading differs from it. */
function bodyFont(pages: readonly (readonly Line[])[]): string {
  const counts = new Map<string, number>();
  for (const { pieces } of pages.flat()) {
    if (pieces.length < 2) continue;
    for (const piece of pieces) counts.set(fontOf(piece), (counts.get(fontOf(piece)) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
