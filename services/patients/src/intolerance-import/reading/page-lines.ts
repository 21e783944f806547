/** From texts at places on a page to its lines, each in pieces that stand apart. */
import type { Rule } from './drawn-rules.js';
import { cleanText } from './sheet.js';

/** A piece of text on a page; `y` grows upwards. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly font: string;
}

/** What a page holds: its texts, and the lines its tables are drawn with. */
export interface PageContent {
  readonly texts: readonly PlacedText[];
  readonly rules: readonly Rule[];
}

/** Part of a line between two gaps. */
export interface Piece {
  text: string;
  from: number;
  to: number;
  readonly height: number;
  readonly font: string;
  /** A name that the print cut off. */
  readonly isCut?: boolean;
}

export interface Line {
  readonly y: number;
  readonly height: number;
  readonly pieces: Piece[];
}

/** How far texts of one line may stand above each other, in heights of the letters. */
export const SAME_HEIGHT = 0.45;
/** Gap, in heights of the letters, from which on two texts stand in two columns. */
const COLUMN_GAP = 0.65;
const WORD_GAP = 0.15;

/** The lines of a page from top to bottom. */
export function linesOf(texts: readonly PlacedText[]): Line[] {
  const lines: { y: number; height: number; texts: PlacedText[] }[] = [];
  const visible = texts.filter(({ text }) => cleanText(text) !== '');
  for (const text of visible.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const height = text.height || 8;
    if (line && line.y - text.y <= Math.min(line.height, height) * SAME_HEIGHT) line.texts.push(text);
    else lines.push({ y: text.y, height, texts: [text] });
  }
  return lines.map((line) => ({ y: line.y, height: line.height, pieces: piecesOf(line.texts) }));
}

function piecesOf(texts: readonly PlacedText[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, x, width, height, font } of texts.toSorted((a, b) => a.x - b.x)) {
    const last = pieces.at(-1);
    const gap = last ? x - last.to : Infinity;
    const size = height || 8;
    if (last && gap < size * COLUMN_GAP) {
      last.text += (gap > size * WORD_GAP ? ' ' : '') + text;
      last.to = Math.max(last.to, x + width);
    } else pieces.push({ text, from: x, to: x + width, height: size, font });
  }
  return pieces;
}
