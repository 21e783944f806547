/**
 * Looks through XML before any parser does: no document type (entities multiply and read files), no nesting that
 * overflows a recursive reader, an encoding that everybody reads alike. One pass without recursion.
 */
import { UploadFault } from './upload-fault.js';

/** Deepest nesting of elements; documents with tables inside tables reach some forty. */
export const MAX_XML_DEPTH = 200;

const ENCODING = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/;
const READABLE_ENCODINGS = new Set(['utf-8', 'utf8', 'utf-16', 'us-ascii']);
/** Parts that hold no elements, by how they begin, with their ends. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Far above the longest tables that are read; every element costs time and memory in each reader after this one. */
export const MOST_XML_ELEMENTS = 2_500_000;
const [LESS_THAN, SLASH] = [0x3c, 0x2f] as const;

/** Counts the elements by their beginnings, before anything is made of them. @throws UploadFault */
function checkElements(part: Buffer): void {
  let count = 0;
  for (let at = part.indexOf(LESS_THAN); at >= 0; at = part.indexOf(LESS_THAN, at + 1)) {
    if (part[at + 1] !== SLASH) count += 1;
    if (count > MOST_XML_ELEMENTS) throw new UploadFault('too_large_unpacked');
  }
}

/** @throws UploadFault when the part has a document type, more elements than anything that is read, is nested too deeply or is no XML */
export function checkXml(part: Buffer): void {
  checkElements(part);
  const xml = decodeXml(part);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UploadFault('has_dtd');
  const encoding = ENCODING.exec(xml)?.[1]?.toLowerCase();
  if (encoding !== undefined && !READABLE_ENCODINGS.has(encoding)) throw new UploadFault('not_understood');
  checkDepth(xml);
}

/** The text of a part in the encoding its first bytes tell. @throws UploadFault */
export function decodeXml(part: Buffer): string {
  const isLittleEndian = part[0] === 0xff && part[1] === 0xfe;
  const isBigEndian = part[0] === 0xfe && part[1] === 0xff;
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(part);
  } catch {
    throw new UploadFault('not_understood');
  }
}

function checkDepth(xml: string): void {
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => xml.startsWith(start, at));
    if (skipped) {
      at = after(xml, skipped[1], at);
      continue;
    }
    const end = endOfTag(xml, at);
    if (xml[at + 1] === '/') depth -= 1;
    else if (xml[end - 1] !== '/') depth += 1;
    if (depth > MAX_XML_DEPTH) throw new UploadFault('too_deep');
    at = end + 1;
  }
  if (depth !== 0) throw new UploadFault('not_understood');
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found < 0) throw new UploadFault('not_understood');
  return found + mark.length;
}

/** Place of the `>` that ends a tag; one inside a quoted value does not. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < xml.length; at += 1) {
    const sign = xml.charAt(at);
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw new UploadFault('not_understood');
}
