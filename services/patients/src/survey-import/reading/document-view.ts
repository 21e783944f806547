/** The document as it is shown beside the review: lines and tables as data, made by the reader and by nothing else. */
import {
  SURVEY_DOCUMENT_LIMITS as MOST,
  type SurveyDocument,
  type SurveyDocumentLine,
} from '@pora/contracts/patients/survey-document.model';
import { linesOf, textOfLine, type Block, type Cell, type Line, type WordDocument } from './word-document.js';

type ShownBlock = SurveyDocument['blocks'][number];

/** Lines and tables in the order of the file; what is above the limits is left out, and told. */
export function viewOf({ body, headers }: WordDocument): SurveyDocument {
  const room = { lines: MOST.lines, letters: MOST.letters };
  const blocks: ShownBlock[] = [];
  for (const block of [...headers, ...body]) {
    const shown = blockOf(block, room);
    if (room.lines < 0 || room.letters < 0) return { blocks, isCut: true };
    if (shown) blocks.push(shown);
  }
  return { blocks, isCut: false };
}

interface Room {
  lines: number;
  letters: number;
}

function blockOf(block: Block, room: Room): ShownBlock | undefined {
  if (block.kind === 'line') {
    const line = lineOf(block.line, room);
    return line && { kind: 'line', line };
  }
  const rows = block.rows
    .map((row) => row.map((cell) => cellOf(cell, room)))
    .filter((row) => row.some((cell) => cell.length > 0));
  return rows.length > 0 ? { kind: 'table', rows } : undefined;
}

/** Lines of a field; a table inside of it is told line by line. */
const cellOf = ({ blocks }: Cell, room: Room): SurveyDocumentLine[] =>
  linesOf(blocks).flatMap((line) => lineOf(line, room) ?? []);

function lineOf(line: Line, room: Room): SurveyDocumentLine | undefined {
  const text = textOfLine(line);
  if (text.trim() === '') return undefined;
  room.lines -= 1;
  room.letters -= text.length;
  const runs = line.runs.map(({ text: part, isMarked, isStruck }) => ({
    text: part,
    ...(isMarked && { strong: true }),
    ...(isStruck && { struck: true }),
  }));
  return { at: line.at, runs, ...(line.isListed && { listed: true }) };
}
