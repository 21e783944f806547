/**
 * Names that the print cut off where their column ends: "Orzech brazyli" stands in no dictionary, and "Mleko k" may be that of
 * a cow or a goat. Whoever reads them as whole saves a result of a food that nobody will find.
 */
import { isKnownCategory, isUnit, valueOf } from './cell-text.js';
import type { Line, Piece } from './page-lines.js';
import { PANEL_WORDS } from './panel-words.data.js';
import { cleanText } from './sheet.js';

/** Letters by which the ends of names that one edge cut off may differ. */
const NEAR_LETTERS = 2.5;
/** How far names of one column may begin from each other, in points. */
const SAME_START = 2;
/** A name that ends so goes on. */
const GOES_ON = /(?:^|[\s(])(?:i|z|ze|w|we|na|do|od|bez|dla|ok|\p{Ll})$/u;
const LAST_WORD = /(\p{L}+)$/u;
/** A number that stands right on the last letter of a name: the print left no room between them. */
const TOUCHING = /^(\p{L}[\p{L}\s/().-]*(?:\p{Ll}{2}|\s\p{Ll}|\p{Ll}\)))(\d{1,3}(?:[.,]\d+)?)$/u;

/** The lines with the names marked that end within a word, at the edge that cut others off as well. */
export function markCutNames(lines: readonly Line[]): Line[] {
  const edges = edgesOf(lines);
  const certain = lines.flatMap(({ pieces }) =>
    pieces.flatMap((piece, at) => (isNameBeside(pieces, at) && isCutOff(piece, edges) ? startOf(piece) : [])),
  );
  // Where a column cuts names off, a word at its edge that no panel knows may be the beginning of one.
  const cutting = new Set(certain.filter((start, at) => certain.indexOf(start) !== at));
  return lines.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece, at) => {
      const isDoubted = cutting.has(startOf(piece)) && isUnknownAtEdge(piece, edges);
      const isCut =
        piece.isCut === true || (isNameBeside(line.pieces, at) && (isDoubted || isCutOff(piece, edges)));
      return isCut ? { ...piece, isCut } : piece;
    }),
  }));
}

/** A name and the result that touches it as two pieces; the piece as it is where a result of its own stands beside it. */
export function untouched(piece: Piece, next: Piece | undefined): Piece[] {
  const text = cleanText(piece.text);
  const [, name, value] = TOUCHING.exec(text) ?? [];
  const isBeside = next && valueOf(cleanText(next.text)) !== undefined;
  if (name === undefined || value === undefined || isBeside || isKnownCategory(name)) return [piece];
  const edge = piece.from + ((piece.to - piece.from) / text.length) * name.length;
  // One digit may be the sign of a foot note.
  const isCut = !endsWhole(name) || value.length === 1;
  return [
    { ...piece, text: name, to: edge, ...(isCut && { isCut }) },
    { ...piece, text: value, from: edge },
  ];
}

/** Right edges of the columns of names, by where their names begin. */
function edgesOf(lines: readonly Line[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { pieces } of lines) {
    for (const [at, piece] of pieces.entries()) {
      if (!isNameBeside(pieces, at)) continue;
      const start = startOf(piece);
      edges.set(start, Math.max(edges.get(start) ?? 0, piece.to));
    }
  }
  return edges;
}

const startOf = ({ from }: Piece) => Math.round(from / SAME_START);

/** A name that something stands beside: what has room to its right is not cut off. */
const isNameBeside = (pieces: readonly Piece[], at: number) =>
  at + 1 < pieces.length &&
  /\p{L}/u.test(pieces[at]?.text ?? '') &&
  !isUnit(cleanText(pieces[at]?.text ?? ''));

function isCutOff(piece: Piece, edges: ReadonlyMap<number, number>): boolean {
  const text = cleanText(piece.text);
  if (isOpen(text)) return true;
  return isAtEdge(piece, edges) && (GOES_ON.test(text) || isBegunWord(text));
}

function isAtEdge(piece: Piece, edges: ReadonlyMap<number, number>): boolean {
  const start = startOf(piece);
  const edge = Math.max(...[start - 1, start, start + 1].map((each) => edges.get(each) ?? 0));
  const letter = (piece.to - piece.from) / cleanText(piece.text).length;
  return edge - piece.to <= letter * NEAR_LETTERS;
}

function isUnknownAtEdge(piece: Piece, edges: ReadonlyMap<number, number>): boolean {
  const last = lastWordOf(cleanText(piece.text));
  return last !== '' && !PANEL_WORDS.has(last) && isAtEdge(piece, edges);
}

const lastWordOf = (text: string) => LAST_WORD.exec(text)?.[1]?.toLowerCase() ?? '';

const endsWhole = (text: string) => PANEL_WORDS.has(lastWordOf(text.replace(/\)$/u, ''))) && !isOpen(text);

/** Whether a bracket is not closed. */
export const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Whether the last word is the beginning of one that panels know, and none itself. */
function isBegunWord(text: string): boolean {
  const last = lastWordOf(text);
  return last !== '' && !PANEL_WORDS.has(last) && [...PANEL_WORDS].some((word) => word.startsWith(last));
}
