/**
 * Workbooks of any program in the one form their readers know: `xl/workbook.xml`, its sheets as `xl/worksheets/sheet1.xml`
 * and so on in the order of the workbook, `xl/sharedStrings.xml`, `xl/styles.xml`; names without a prefix, each row and cell
 * with its address, texts beside runs as runs. What was nowhere to be found is left as it is.
 */
import { mainPart, PackageParts, rootName, type Relationship } from './package-parts.js';
import { escapeXml, rewriteXml, walkTags, type Tag } from './xml-text.js';
import { UploadFault } from '../uploads/upload-fault.js';

const MAIN = 'xl/workbook.xml';
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = /(?:^|\/)sheet(\d+)\.xml$/iu;

/** A sheet with the part it stands in, in the order of the workbook. */
interface FoundSheet {
  readonly id: string;
  readonly part: string;
}

/** @throws UploadFault when it is no workbook, or one whose sheets cannot be found */
export function normalWorkbook(parts: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const file = new PackageParts(parts);
  const main = mainPart(file, MAIN);
  const book = parts.get(main) ?? Buffer.alloc(0);
  if (rootName(book) !== 'workbook') throw new UploadFault('wrong_type');
  const relationships = file.relationshipsOf(main);
  const sheets = sheetsOf(file, book, relationships);
  const moved = new Map(sheets.map(({ part }, at) => [part, `xl/worksheets/sheet${at + 1}.xml`]));
  const normal = new Map<string, Buffer>();
  const taken = new Set([main, ...moved.keys()]);
  for (const { type, usual } of SHARED_PARTS) {
    const name = sharedPart(file, relationships, type, usual);
    if (name === undefined) continue;
    taken.add(name);
    normal.set(usual, type === 'sharedStrings' ? withRuns(parts.get(name)) : rewritten(parts.get(name)));
  }
  normal.set(MAIN, withSheetIds(book, sheets));
  normal.set(RELATIONSHIPS, relationshipsTo(sheets.length, [...normal.keys()]));
  for (const [part, name] of moved) normal.set(name, withAddresses(parts.get(part)));
  for (const [name, content] of parts) {
    if (!taken.has(name) && !normal.has(name) && !isRelationship(name)) normal.set(name, content);
  }
  return normal;
}

const SHARED_PARTS = [
  { type: 'sharedStrings', usual: 'xl/sharedStrings.xml' },
  { type: 'styles', usual: 'xl/styles.xml' },
] as const;

/** Relationships name what was moved; nobody reads those of single sheets. */
const isRelationship = (name: string) => /^xl\/(?:worksheets\/)?_rels\//iu.test(name);

function sharedPart(
  file: PackageParts,
  relationships: readonly Relationship[],
  type: string,
  usual: string,
): string | undefined {
  const named = relationships.find((each) => each.type === type)?.target;
  return (named === undefined ? undefined : file.nameOf(named)) ?? file.nameOf(usual);
}

/** Sheets by the ids the workbook names; where it names none of the parts, all parts that are sheets, by their number. */
function sheetsOf(file: PackageParts, book: Buffer, relationships: readonly Relationship[]): FoundSheet[] {
  const ids: string[] = [];
  walkTags(book, {
    open: ({ name, attributes }) => {
      if (name === 'sheet') ids.push(attributes.get('r:id') ?? attributes.get('id') ?? '');
      return undefined;
    },
  });
  const named = ids.flatMap((id) => {
    const target = relationships.find((each) => each.id === id)?.target;
    const part = target === undefined ? undefined : file.nameOf(target);
    return part !== undefined && isSheet(file.parts.get(part)) ? [{ id, part }] : [];
  });
  if (named.length > 0 || relationships.some(({ type }) => type === 'worksheet')) return checked(named);
  const loose = [...file.parts.keys()]
    .filter((name) => isSheet(file.parts.get(name)) && !isRelationship(name))
    .sort((a, b) => numberOf(a) - numberOf(b));
  return checked(loose.slice(0, ids.length).map((part, at) => ({ id: ids[at] ?? '', part })));
}

/** A workbook may hold charts alone; one whose sheets are nowhere cannot be read. */
function checked(sheets: readonly FoundSheet[]): FoundSheet[] {
  if (sheets.length === 0) throw new UploadFault('not_understood');
  const seen = new Set<string>();
  return sheets.filter(({ part }) => !seen.has(part) && seen.add(part));
}

const isSheet = (part: Buffer | undefined) => part !== undefined && rootName(part) === 'worksheet';

const numberOf = (name: string) => Number(SHEET.exec(name)?.[1] ?? Infinity);

/** The workbook with ids that lead to the sheets in their order. */
function withSheetIds(book: Buffer, sheets: readonly FoundSheet[]): Buffer {
  const left = [...sheets];
  return rewriteXml(book, {
    open: ({ name, attributes }) => {
      if (name !== 'sheet') return undefined;
      const id = attributes.get('r:id') ?? attributes.get('id') ?? '';
      const at = left.findIndex((sheet) => sheet.id === id);
      // A sheet that holds nothing but a chart has no cells.
      if (at < 0) return null;
      const [sheet] = left.splice(at, 1);
      attributes.delete('id');
      attributes.set('r:id', `rId${sheet ? sheets.indexOf(sheet) + 1 : 0}`);
      attributes.set('xmlns:r', TYPE);
      return undefined;
    },
  });
}

function relationshipsTo(sheets: number, shared: readonly string[]): Buffer {
  const one = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${TYPE}/${type}" Target="${escapeXml(target)}"/>`;
  const toSheets = Array.from({ length: sheets }, (_, at) =>
    one(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  const toShared = SHARED_PARTS.filter(({ usual }) => shared.includes(usual)).map(({ type, usual }, at) =>
    one(sheets + at + 1, type, usual.slice('xl/'.length)),
  );
  return Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      `${toSheets.join('')}${toShared.join('')}</Relationships>`,
  );
}

/** A part in the usual form already costs no second pass. */
function rewritten(part: Buffer | undefined): Buffer {
  if (!part) return Buffer.alloc(0);
  return isPlain(part) ? part : rewriteXml(part);
}

/** Whether the names of a part have no prefix and mean what they usually do. */
function isPlain(part: Buffer): boolean {
  const start = part.toString('utf8', 0, 2048);
  return /^(?:\uFEFF)?(?:<\?xml[^>]*\?>)?\s*<\w+\s[^>]*xmlns="http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main"/u.test(
    start,
  );
}

const countOf = (part: Buffer, sign: RegExp) => {
  let count = 0;
  for (const _ of part.toString('latin1').matchAll(sign)) count += 1;
  return count;
};

/** The sheet with each row's number and each cell's address. */
function withAddresses(part: Buffer | undefined): Buffer {
  if (!part) return Buffer.alloc(0);
  const isAddressed =
    isPlain(part) &&
    countOf(part, /<(?:c|row)[\s>/]/gu) ===
      countOf(part, /<(?:c|row)\s(?:[^>]*?\s)?r\s*=\s*["'](?:\d+|[A-Z]{1,3}\d+)["']/gu);
  return isAddressed ? part : rewriteXml(part, addressing());
}

function addressing() {
  let row = 0;
  let column = 0;
  return {
    open: ({ name, attributes }: Tag) => {
      if (name === 'row') {
        const said = Number(attributes.get('r'));
        row = Number.isInteger(said) && said > 0 ? said : row + 1;
        column = 0;
        attributes.set('r', String(row));
      }
      if (name === 'c') {
        const said = columnOf(attributes.get('r'));
        column = said ?? column + 1;
        attributes.set('r', `${lettersOf(column)}${row}`);
      }
      return undefined;
    },
  };
}

/** Column of an address, the first is 1; undefined without one. */
export function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d+$)/u.exec(address?.toUpperCase() ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Letters of a column, the first is 1. */
export function lettersOf(column: number): string {
  let left = column;
  let letters = '';
  while (left > 0) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
    left = Math.floor((left - 1) / 26);
  }
  return letters;
}

/** Shared texts in which a text stands beside runs have it as a run: readers take either the one or the others. */
function withRuns(part: Buffer | undefined): Buffer {
  if (!part) return Buffer.alloc(0);
  const text = part.toString('latin1');
  const isMixed =
    /<(?:\w+:)?si>\s*<(?:\w+:)?t[\s>](?:(?!<\/(?:\w+:)?si>).)*?<(?:\w+:)?r[\s>]|<\/(?:\w+:)?r>\s*<(?:\w+:)?t[\s>]/su.test(
      text,
    );
  if (isPlain(part) && !isMixed) return part;
  return rewriteXml(part, {
    open: ({ name, around }) => (name === 't' && around.at(-1) === 'si' ? '<r>' : undefined),
    close: (name, around) => (name === 't' && around.at(-1) === 'si' ? '</r>' : undefined),
  });
}
