/**
 * Names whose bracket is closed in the line below: `Mieszanka serów (gouda,` above `ementaler)`. The bracket tells that they
 * are one name, however far apart the lines of the table stand.
 */
import { valueOf } from './cell-text.js';
import type { Line, Piece } from './page-lines.js';
import { cleanText } from './sheet.js';

/** How far below the first line the second one may stand, in heights of its letters. */
const NEXT_LINE = 1.9;

const depthOf = (text: string) => (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);
const areOver = (a: Piece, b: Piece) => a.from < b.to && b.from < a.to;

/** The lines with such names in one piece, on the line of their result. */
export function withWholeBrackets(lines: readonly Line[]): Line[] {
  const whole = lines.map((line) => ({ ...line, pieces: line.pieces.map((piece) => ({ ...piece })) }));
  for (const [at, line] of whole.entries()) {
    for (const piece of line.pieces.filter(({ text }) => depthOf(text) > 0)) {
      for (let next = at + 1; next < whole.length; next += 1) {
        const below = whole[next];
        if (!below || line.y - below.y > line.height * NEXT_LINE) break;
        const end = endOf(piece, below);
        if (!end) continue;
        join({ line, piece }, { line: below, piece: end });
        break;
      }
    }
  }
  return whole.filter(({ pieces }) => pieces.length > 0);
}

/** The piece of a line below that closes the bracket of a piece. */
function endOf(piece: Piece, other: Line): Piece | undefined {
  return other.pieces.find(
    (each) => areOver(each, piece) && depthOf(each.text) === -1 && Math.abs(each.height - piece.height) < 1,
  );
}

/** Whether a result stands right of the piece, before anything else does. */
function hasResult({ pieces }: Line, piece: Piece): boolean {
  const next = pieces.filter(({ from }) => from >= piece.to).sort((a, b) => a.from - b.from)[0];
  return next !== undefined && valueOf(cleanText(next.text)) !== undefined;
}

interface Part {
  readonly line: Line;
  readonly piece: Piece;
}

/** Two parts with a result each are two names whatever their brackets say. */
function join(begin: Part, end: Part): void {
  const [isAbove, isBelow] = [hasResult(begin.line, begin.piece), hasResult(end.line, end.piece)];
  if (isAbove && isBelow) return;
  const [kept, gone] = isBelow ? [end, begin] : [begin, end];
  kept.piece.text = `${begin.piece.text} ${end.piece.text}`;
  kept.piece.from = Math.min(begin.piece.from, end.piece.from);
  kept.piece.to = Math.max(begin.piece.to, end.piece.to);
  gone.line.pieces.splice(gone.line.pieces.indexOf(gone.piece), 1);
}
