/**
 * A name that reaches up to the number behind it, so that the print makes one text of them: `Orzech nerkowca 1`. Where the
 * numbers of a table begin or end tells which part of the text is the result.
 */
import { isKnownCategory, valueOf } from './cell-text.js';
import type { Line, Piece } from './page-lines.js';
import { cleanText } from './sheet.js';

/** Fewest numbers at one edge that make it the one of a column. */
const FEWEST_AT_EDGE = 3;
/** How far a number may miss the edge of its column, in points. */
const NEAR = 2;
const NAME_AND_NUMBER = /^(\p{L}.*?[\p{L})])\s?(\d{1,3}(?:[.,]\d+)?)$/u;

interface Edges {
  readonly left: ReadonlySet<number>;
  readonly right: ReadonlySet<number>;
  /** Width of a digit in heights of the letters. */
  readonly digit: number;
}

const isNumber = ({ text }: Piece) => valueOf(cleanText(text)) !== undefined;

/** The lines of a page with such numbers as pieces of their own. */
export function withNumbersApart(lines: readonly Line[]): Line[] {
  const edges = edgesOf(lines.flatMap(({ pieces }) => pieces.filter(isNumber)));
  return lines.map((line) => ({
    ...line,
    pieces: line.pieces.flatMap((piece, at) => {
      const next = line.pieces[at + 1];
      return next && isNumber(next) ? [piece] : apart(piece, edges);
    }),
  }));
}

function edgesOf(numbers: readonly Piece[]): Edges {
  const widths = numbers.map(({ text, from, to, height }) => (to - from) / cleanText(text).length / height);
  return {
    left: shared(numbers.map(({ from }) => Math.round(from))),
    right: shared(numbers.map(({ to }) => Math.round(to))),
    digit: widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0.5,
  };
}

function shared(places: readonly number[]): Set<number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= FEWEST_AT_EDGE).map(([place]) => place));
}

/** Whether one of the edges is at most so many points away. */
function isNear(edges: ReadonlySet<number>, place: number, most: number): boolean {
  const from = Math.round(place) - most;
  return Array.from({ length: most * 2 + 1 }, (_, at) => from + at).some((at) => edges.has(at));
}

function apart(piece: Piece, { left, right, digit }: Edges): Piece[] {
  const [, name, number] = NAME_AND_NUMBER.exec(cleanText(piece.text)) ?? [];
  if (name === undefined || number === undefined || isKnownCategory(name)) return [piece];
  const begin = piece.to - number.length * digit * piece.height;
  const isAtEdge = isNear(left, begin, NEAR + 1) || isNear(right, piece.to, NEAR - 1);
  if (!isAtEdge || begin <= piece.from) return [piece];
  return [
    { ...piece, text: name, to: begin - 1 },
    { ...piece, text: number, from: begin },
  ];
}
