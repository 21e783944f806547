/** The horizontal lines a page draws: borders between the rows of its tables, edges of shaded rows. */
import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A horizontal line in the page's own measure, before it is turned; `from` to `to` across, at height `y`. */
export interface Rule {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

type Matrix = [number, number, number, number, number, number];

/** Commands of a path as the library packs them: a number and its places. */
const STEP = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 };
const PLACES = new Map([
  [STEP.moveTo, 2],
  [STEP.lineTo, 2],
  [STEP.curveTo, 6],
  [STEP.quadraticCurveTo, 4],
  [STEP.closePath, 0],
]);
const SHORTEST = 8;
/** A line may be drawn as a box that is this low. */
const THICKEST = 2.5;
/** Boxes up to this height are shaded rows, higher ones are pages and panels. */
const HIGHEST_ROW = 60;
/** Far above what tables need; a drawing has more. */
const MOST_RULES = 4000;

const FILLED: ReadonlySet<number> = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);
const STROKED: ReadonlySet<number> = new Set([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke]);

/** What a page is drawn with, as the library answers it. */
interface DrawnCommands {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The rules of a page from top to bottom; none when it draws more than tables do. */
export function drawnRules({ fnArray, argsArray }: DrawnCommands): Rule[] {
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const rules: Rule[] = [];
  for (const [at, command] of fnArray.entries()) {
    const args = argsArray[at];
    if (command === OPS.save) kept.push(matrix);
    else if (command === OPS.restore) matrix = kept.pop() ?? matrix;
    else if (command === OPS.transform) matrix = Util.transform(matrix, args as Matrix) as Matrix;
    else if (command === OPS.constructPath) rules.push(...rulesOfPath(args, matrix));
    if (rules.length > MOST_RULES) return [];
  }
  return rules.sort((a, b) => b.y - a.y);
}

/** Lines of one path: the strokes that lie flat, and the upper and lower edge of a filled box. */
function rulesOfPath(args: unknown, matrix: Matrix): Rule[] {
  const [paint, [path], box] = args as [number, [Float32Array | null], Float32Array | null];
  if (!path || !box) return [];
  const found: Rule[] = STROKED.has(paint) ? flatStrokes(path, matrix) : [];
  if (FILLED.has(paint)) {
    const [left, bottom] = placed(box[0], box[1], matrix);
    const [right, top] = placed(box[2], box[3], matrix);
    const [low, high] = [Math.min(bottom, top), Math.max(bottom, top)];
    const across = { from: Math.min(left, right), to: Math.max(left, right) };
    if (high - low <= THICKEST) found.push({ ...across, y: (low + high) / 2 });
    else if (high - low <= HIGHEST_ROW) found.push({ ...across, y: high }, { ...across, y: low });
  }
  return found.filter(({ from, to }) => to - from >= SHORTEST);
}

function flatStrokes(path: Float32Array, matrix: Matrix): Rule[] {
  const found: Rule[] = [];
  let start: readonly [number, number] = [0, 0];
  let here = start;
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? STEP.closePath;
    const places = PLACES.get(step);
    if (places === undefined) return found;
    const next = step === STEP.closePath ? start : placed(path[at + places - 1], path[at + places], matrix);
    const isFlat = Math.abs(next[1] - here[1]) < 0.5;
    if ((step === STEP.lineTo || step === STEP.closePath) && isFlat)
      found.push({ from: Math.min(here[0], next[0]), to: Math.max(here[0], next[0]), y: here[1] });
    if (step === STEP.moveTo) start = next;
    here = next;
    at += places + 1;
  }
  return found;
}

function placed(x = 0, y = 0, [a, b, c, d, e, f]: Matrix): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
