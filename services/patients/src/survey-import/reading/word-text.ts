/** What a paragraph of a Word file says: runs of text with the marks a person chooses an answer by. */
import { childOf, elementsOf, findBelow, isOn, type Element } from './xml-tree.js';

/** Text of one look. */
export interface Run {
  readonly text: string;
  readonly isStruck: boolean;
  /** Bold, underlined, highlighted or shaded. */
  readonly isMarked: boolean;
}

/** Ticked and empty box, as every kind of box is written here. */
export const TICKED = '☒';
export const UNTICKED = '☐';

/** Signs of the fonts Wingdings and Wingdings 2 that draw a box, by the low byte of their code. */
const TICKED_SIGNS = new Set(['FE', 'FD', 'FC', '78', '52', '53', '54', '50', '51']);
const EMPTY_SIGNS = new Set(['A8', '6F', '71', '72', 'A3', '2A', '30', 'A1']);
/** What Word shows until something is typed into a field of an old form: five wide spaces. */
const EMPTY_FIELD = /^\u2002+$/u;
/** Deleted, moved away, or said about the text. */
const SILENT = new Set(['del', 'moveFrom', 'rPr', 'pPr', 'instrText', 'delText', 'sdtPr', 'Fallback', 'tbl']);

/** Runs of a paragraph and the boxes of text that are anchored in it. */
export interface ParagraphText {
  readonly runs: Run[];
  readonly boxes: Element[];
}

/** Reads one paragraph. */
export function readParagraph(paragraph: Element): ParagraphText {
  const found: ParagraphText = { runs: [], boxes: [] };
  collect(paragraph, found);
  return found;
}

function collect(element: Element, found: ParagraphText): void {
  for (const child of elementsOf(element)) {
    if (child.name === 'r') collectRun(child, found);
    else if (child.name === 'sdt') collectControl(child, found);
    else if (child.name === 'txbxContent') found.boxes.push(child);
    else if (!SILENT.has(child.name)) collect(child, found);
  }
}

/** A content control: a box, a text that was typed, or the grey words that ask for one. */
function collectControl(control: Element, found: ParagraphText): void {
  const properties = childOf(control, 'sdtPr');
  const checkbox = childOf(properties, 'checkbox');
  if (checkbox) {
    const text = isOn(childOf(checkbox, 'checked')) ? TICKED : UNTICKED;
    found.runs.push({ text, isStruck: false, isMarked: false });
  } else if (!isOn(childOf(properties, 'showingPlcHdr'))) {
    const content = childOf(control, 'sdtContent');
    if (content) collect(content, found);
  }
}

function collectRun(run: Element, found: ParagraphText): void {
  const look = childOf(run, 'rPr');
  if (isOn(childOf(look, 'vanish'))) return;
  const marks = {
    isStruck: isOn(childOf(look, 'strike')) || isOn(childOf(look, 'dstrike')),
    isMarked:
      isOn(childOf(look, 'b')) ||
      isOn(childOf(look, 'u')) ||
      isOn(childOf(look, 'highlight')) ||
      isShaded(look),
  };
  for (const child of elementsOf(run)) {
    if (SILENT.has(child.name)) continue;
    const text = textOf(child);
    if (text === undefined) collect(child, found);
    else if (text !== '') found.runs.push({ text, ...marks });
  }
}

function isShaded(look: Element | undefined): boolean {
  const fill = childOf(look, 'shd')?.attributes.get('fill')?.toUpperCase();
  return fill !== undefined && fill !== 'AUTO' && fill !== 'FFFFFF';
}

/** Text of a part of a run; undefined for one that holds others. */
function textOf(part: Element): string | undefined {
  switch (part.name) {
    case 't':
      return plain(part.children.filter((child) => typeof child === 'string').join(''));
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    case 'sym':
      return signOf(part.attributes.get('char') ?? '');
    case 'fldChar':
      return fieldOf(part);
    default:
      return undefined;
  }
}

function plain(text: string): string {
  if (EMPTY_FIELD.test(text)) return '';
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/gu, ' ')
    .replace(/[☑✓✔🗹🗷☒✅]\uFE0F?/gu, TICKED)
    .replace(/[☐□▢◻❏❑❒⬜▫]\uFE0F?/gu, UNTICKED);
}

function signOf(code: string): string {
  const low = code.slice(-2).toUpperCase();
  if (TICKED_SIGNS.has(low)) return TICKED;
  return EMPTY_SIGNS.has(low) ? UNTICKED : '';
}

/** A field of an old form: a box, or the chosen entry of a list; what was typed into a text stands behind. */
function fieldOf(part: Element): string {
  const box = findBelow(part, 'checkBox');
  if (box) return isOn(childOf(box, 'checked') ?? childOf(box, 'default')) ? TICKED : UNTICKED;
  const list = findBelow(part, 'ddList');
  if (!list) return '';
  const entries = elementsOf(list).filter(({ name }) => name === 'listEntry');
  const chosen = Number(childOf(list, 'result')?.attributes.get('val') ?? 0);
  return entries[chosen]?.attributes.get('val')?.trim() ?? '';
}
