/** A Word file as what a reader sees: paragraphs and tables in their order. Runs in a thread of its own. */
import { openOfficeParts } from '@pora/common/office/office-parts';
import { UploadFault } from '@pora/common/uploads/upload-fault';
import { readParagraph, type Run } from './word-text.js';
import { childOf, elementsOf, findBelow, isOn, readXml, type Element } from './xml-tree.js';

/** One line of a paragraph: a line break begins another. */
export interface Line {
  readonly runs: readonly Run[];
  readonly isListed: boolean;
  /** Begins its paragraph. */
  readonly isFirst: boolean;
  /** Which line of the document it is; parts of a line keep it. */
  readonly at: number;
  /** The list with its level the paragraph is numbered in, or the style of a heading it has; empty for any other. */
  readonly kind: string;
  /** The form prints its questions on lines of their own, and this is one. */
  readonly isAlone?: boolean;
  /** The form parts its questions from their answers by a sign; the question of this line ends here. */
  readonly asksTo?: number;
}

/** What stands in one field of a table; a field that is merged with the one above or left of it is empty. */
export interface Cell {
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] };

/** Body and page headers; footnotes stand behind the body. */
export interface WordDocument {
  readonly body: readonly Block[];
  /** Their lines are counted on from those of the body. */
  readonly headers: readonly Block[];
}

/** Elements that wrap paragraphs and say nothing themselves. */
const WRAPPERS = new Set(['sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'moveTo', 'txbxContent']);
const LIST_STYLE = /^(?:List(?:Bullet|Number)|Listapunktowana|Listanumerowana)/u;
const HEADING_STYLE = /^(?:Heading|Nag[lł]?[oó]?wek|Title|Tytu|Subtitle|Podtytu)/iu;
const TYPED_BULLET = /^\s*[•·▪►➢*–-]\s+\S/u;
/** Far above the longest form and the longest answer in it; more is another document. */
const MOST = { lines: 10_000, letters: 400_000, lettersOfLine: 20_000 };
const MOST_COLUMNS = 60;

/** @throws UploadFault */
export function readDocument(bytes: Uint8Array): WordDocument {
  const parts = openOfficeParts(bytes, '.docx');
  const main = parts.get('word/document.xml');
  const body = main && findBelow(readXml(main), 'body');
  if (!body) throw new UploadFault('not_understood');
  const others = (pattern: RegExp) =>
    [...parts].filter(([name]) => pattern.test(name)).map(([, part]) => readXml(part));
  const blocks = blocksOf(body);
  checkLength(linesOf(blocks));
  const notes = others(/^word\/(?:footnotes|endnotes)\.xml$/u);
  const counter = { next: 0 };
  return {
    body: numbered(
      [...blocks, ...notes.flatMap((root) => elementsBelow(root, /^(?:foot|end)note$/u))],
      counter,
    ),
    headers: numbered(
      others(/^word\/header\d*\.xml$/u).flatMap((root) => elementsBelow(root, /^hdr$/u)),
      counter,
    ),
  };
}

/** The blocks with the numbers of their lines, in the order of the document. */
function numbered(blocks: readonly Block[], counter: { next: number }): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => row.map((cell) => ({ blocks: numbered(cell.blocks, counter) })));
      return { kind: 'table', rows };
    }
    counter.next += 1;
    return { kind: 'line', line: { ...block.line, at: counter.next - 1 } };
  });
}

function checkLength(lines: readonly Line[]): void {
  const lengths = lines.map((line) => textOfLine(line).length);
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  const isLonger = lengths.some((length) => length > MOST.lettersOfLine);
  if (lines.length > MOST.lines || letters > MOST.letters || isLonger)
    throw new UploadFault('too_many_parts');
}

function elementsBelow(root: Element, name: RegExp): Block[] {
  return elementsOf(root).flatMap((child) =>
    name.test(child.name) ? blocksOf(child) : elementsBelow(child, name),
  );
}

function blocksOf(parent: Element): Block[] {
  return elementsOf(parent).flatMap((child): Block[] => {
    if (child.name === 'p') return paragraphBlocks(child);
    if (child.name === 'tbl') return [{ kind: 'table', rows: rowsOf(child) }];
    if (child.name === 'sdt' && isOn(childOf(childOf(child, 'sdtPr'), 'showingPlcHdr'))) return [];
    return WRAPPERS.has(child.name) ? blocksOf(child) : [];
  });
}

function paragraphBlocks(paragraph: Element): Block[] {
  const { runs, boxes } = readParagraph(paragraph);
  const properties = childOf(paragraph, 'pPr');
  const kind = kindOf(properties);
  const isListed = isInList(properties) || TYPED_BULLET.test(runs[0]?.text ?? '');
  const lines = splitAtBreaks(runs).map((line, index): Block => ({
    kind: 'line',
    line: { runs: line, isListed, isFirst: index === 0, at: 0, kind },
  }));
  return [...lines, ...boxes.flatMap(blocksOf)];
}

/** Number 0 takes a paragraph out of the list its style is in. */
function isInList(properties: Element | undefined): boolean {
  const number = childOf(childOf(properties, 'numPr'), 'numId')?.attributes.get('val');
  const style = childOf(properties, 'pStyle')?.attributes.get('val') ?? '';
  return number === undefined ? LIST_STYLE.test(style) : number !== '0';
}

function kindOf(properties: Element | undefined): string {
  const style = childOf(properties, 'pStyle')?.attributes.get('val') ?? '';
  if (HEADING_STYLE.test(style)) return style;
  const numbering = childOf(properties, 'numPr');
  const list = childOf(numbering, 'numId')?.attributes.get('val') ?? '0';
  return list === '0' ? '' : `${list}/${childOf(numbering, 'ilvl')?.attributes.get('val') ?? '0'}`;
}

function splitAtBreaks(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}

function rowsOf(table: Element): Cell[][] {
  return elementsOf(table).flatMap((child): Cell[][] => {
    if (child.name === 'tr') return [cellsOf(child)];
    return child.name === 'sdt' || child.name === 'sdtContent' || child.name === 'customXml'
      ? rowsOf(child)
      : [];
  });
}

function cellsOf(row: Element): Cell[] {
  return elementsOf(row).flatMap((child): Cell[] => {
    if (child.name === 'sdt' || child.name === 'sdtContent') return cellsOf(child);
    if (child.name !== 'tc') return [];
    const properties = childOf(child, 'tcPr');
    const merge = childOf(properties, 'vMerge');
    const isGoingOn = merge !== undefined && merge.attributes.get('val') !== 'restart';
    const span = Number(childOf(properties, 'gridSpan')?.attributes.get('val') ?? 1);
    const empty = Array.from({ length: Math.min(Math.max(span, 1), MOST_COLUMNS) - 1 }, () => ({
      blocks: [],
    }));
    return [{ blocks: isGoingOn ? [] : blocksOf(child) }, ...empty];
  });
}

/** A line of a text that a person or the reader wrote, in place of another. */
export const typedLine = (text: string, at: number): Line => ({
  runs: [{ text, isStruck: false, isMarked: false }],
  isListed: false,
  isFirst: true,
  at,
  kind: '',
});

/** The text of a line as it stands there. */
export const textOfLine = (line: Line) => line.runs.map(({ text }) => text).join('');

/** Lines of blocks in their order, those of tables inside included. */
export function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block) =>
    block.kind === 'line'
      ? [block.line]
      : block.rows.flatMap((row) => row.flatMap((cell) => linesOf(cell.blocks))),
  );
}
