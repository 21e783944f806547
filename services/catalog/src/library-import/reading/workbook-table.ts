/**
 * The first sheet with a table of an Excel workbook, read as a stream of XML: a workbook of the largest size would take ten
 * times the memory as objects. Runs in a thread of its own, after the archive and every part were looked through.
 */
import { posix } from 'node:path';
import { openOfficeParts } from '@pora/common/office/office-parts';
import { UploadFault } from '@pora/common/uploads/upload-fault';
import { IMPORT_LIMITS } from '@pora/contracts/catalog/library-import.vocabulary';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { plainNumber, type Cell, type TableRow } from './cell.js';
import { TableFault } from './refusal.js';

const WORKBOOK = 'xl/workbook.xml';
/** Columns further right are not read, so that one stray cell does not make a row of thousands. */
const MOST_COLUMNS = IMPORT_LIMITS.columns * 2;

/** Rows of the first visible sheet that holds a table. @throws UploadFault, TableFault */
export function readWorkbook(bytes: Uint8Array): TableRow[] {
  const parts = openOfficeParts(bytes, '.xlsx');
  const shared = sharedTexts(parts.get('xl/sharedStrings.xml'));
  for (const path of visibleSheets(parts)) {
    const part = parts.get(path);
    if (!part) continue;
    const rows = rowsOf(part, shared);
    if (rows.length > 1) return rows;
  }
  throw new TableFault({ reason: 'no_table' });
}

interface Handlers {
  readonly open?: (name: string, attributes: SaxesTagPlain['attributes']) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

function walk(part: Buffer, { open, text, close }: Handlers): void {
  const parser = new SaxesParser();
  // Programs differ in the prefix of the one namespace there is.
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => {
    throw new UploadFault('damaged');
  });
  if (open) parser.on('opentag', (tag) => open(local(tag.name), tag.attributes));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', (tag) => close(local(tag.name)));
  parser.write(part.toString('utf8')).close();
}

function visibleSheets(parts: ReadonlyMap<string, Buffer>): string[] {
  const ids: string[] = [];
  walk(parts.get(WORKBOOK) ?? Buffer.alloc(0), {
    open: (name, attributes) => {
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (id !== undefined) ids.push(id);
    },
  });
  const targets = new Map<string, string>();
  const relations = parts.get('xl/_rels/workbook.xml.rels');
  if (!relations) throw new UploadFault('damaged');
  walk(relations, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target);
    },
  });
  return ids.flatMap((id) => {
    const target = targets.get(id);
    if (target === undefined) return [];
    return [target.startsWith('/') ? target.slice(1) : posix.join('xl', target)];
  });
}

function sharedTexts(part: Buffer | undefined): string[] {
  const texts: string[] = [];
  if (!part) return texts;
  let current = '';
  let inText = false;
  let inReading = false;
  walk(part, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') inReading = true;
      inText = name === 't';
    },
    text: (text) => {
      if (inText && !inReading) current += text;
    },
    close: (name) => {
      inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
}

/** A cell while its parts are read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  value: string;
  formula: string | undefined;
}

function rowsOf(part: Buffer, shared: readonly string[]): TableRow[] {
  const rows: TableRow[] = [];
  let line = 0;
  let cells: (Cell | undefined)[] = [];
  let cell: OpenCell | undefined;
  let within = '';
  walk(part, {
    open: (name, attributes) => {
      within = name;
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        cells = [];
      }
      if (name === 'c') {
        const column = columnOf(attributes['r']) ?? (cell?.column ?? -1) + 1;
        cell = { column, type: attributes['t'] ?? 'n', value: '', formula: undefined };
      }
      if (name === 'f' && cell) cell.formula = '';
    },
    text: (text) => {
      if (!cell) return;
      if (within === 'f') cell.formula += text;
      if (within === 'v' || within === 't') cell.value += text;
    },
    close: (name) => {
      within = '';
      if (name === 'c' && cell && cell.column < MOST_COLUMNS) cells[cell.column] = contentOf(cell, shared);
      if (name !== 'row') return;
      cell = undefined;
      if (!cells.some((content) => content !== undefined && content !== '')) return;
      rows.push({ line, cells: Array.from(cells, (content) => content ?? '') });
      if (rows.length > IMPORT_LIMITS.rows + 20) throw new TableFault({ reason: 'too_many_rows' });
    },
  });
  return rows;
}

function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function contentOf({ type, value, formula }: OpenCell, shared: readonly string[]): Cell {
  // What the spreadsheet reckoned last stands beside the formula; without it nobody knows the value.
  if (formula !== undefined && (value.trim() === '' || type === 'e')) return { formula: `=${formula}` };
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'tak' : 'nie';
  if (type !== 'n' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? plainNumber(number) : value;
}
