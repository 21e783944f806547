/**
 * Names that take several lines of a narrow column where no line is drawn between the rows: the print sets the result beside
 * one of the lines. "ryżowa" or "jaja" is no name of a food there; it is shown with its result, and somebody gives it one.
 */
import { valueOf } from './cell-text.js';
import type { Line, Piece } from './page-lines.js';
import { cleanText } from './sheet.js';

/** Fewest names that show how a report writes them. */
const FEWEST = 5;
/** Share of the names that begin with a capital. */
const MOSTLY = 0.6;
/** How far below its beginning a name goes on, in heights of its letters. */
const NEXT_LINE = 1.7;

const GOES_ON = /^[a-ząćęłńóśźż(]/u;
const isResult = (piece: Piece | undefined) =>
  piece !== undefined && valueOf(cleanText(piece.text)) !== undefined;
const isWord = ({ text }: Piece) => /\p{L}{2}/u.test(text);
const hasResult = ({ pieces }: Line, at: number) => isResult(pieces[at + 1]);

/** The lines with the names marked as cut off that begin or end within one. */
export function markFragments(lines: readonly Line[]): Line[] {
  const names = lines.flatMap((line) =>
    line.pieces.filter((piece, at) => isWord(piece) && hasResult(line, at)),
  );
  const capitals = names.filter(({ text }) => /^\p{Lu}/u.test(cleanText(text))).length;
  if (names.length < FEWEST || capitals < names.length * MOSTLY) return [...lines];
  return lines.map((line, row) => ({
    ...line,
    pieces: line.pieces.map((piece, at) => {
      const isName = isWord(piece) && hasResult(line, at);
      const isPart = isName && (GOES_ON.test(cleanText(piece.text)) || goesOnBelow(piece, lines, row));
      return isPart ? { ...piece, isCut: true } : piece;
    }),
  }));
}

/** Whether the rest of a name stands below it, with nothing beside it. */
function goesOnBelow(piece: Piece, lines: readonly Line[], row: number): boolean {
  const y = lines[row]?.y ?? 0;
  for (const line of lines.slice(row + 1)) {
    if (y - line.y > piece.height * NEXT_LINE) return false;
    const at = line.pieces.findIndex((each) => each.from < piece.to && piece.from < each.to);
    const below = line.pieces[at];
    if (below)
      return (
        isWord(below) &&
        GOES_ON.test(cleanText(below.text)) &&
        !hasResult(line, at) &&
        !isOfSentence(line, at)
      );
  }
  return false;
}

/** "Wartości do 24 U/ml uznaje się za prawidłowe.": what follows its neighbour at once belongs to it, and to no name above. */
function isOfSentence({ pieces }: Line, at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return before !== undefined && piece !== undefined && piece.from - before.to < piece.height;
}
