/** A file embedded in a Word document in the place of its text: other Word files, web pages, plain text. */
import { ARCHIVE_LIMITS, readArchive } from '../uploads/archive.js';
import { UploadFault } from '../uploads/upload-fault.js';
import { checkXml } from '../uploads/xml-check.js';
import { mainPart, PackageParts, rootName } from './package-parts.js';
import { escapeXml, rewriteXml, walkTags } from './xml-text.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What an embedded file may unpack to: a part of what the whole upload may. */
const INNER_LIMITS = { entries: 100, unpackedBytes: ARCHIVE_LIMITS.unpackedBytes / 4 };

/** The chunk as `w:p` and `w:tbl` of the document around it. @throws UploadFault for a kind nobody reads */
export function chunkBlocks(chunk: Buffer, name: string): string {
  if (ZIP.every((byte, at) => chunk[at] === byte)) return embeddedBody(chunk);
  const text = chunk.toString('utf8').replace(/^\uFEFF/u, '');
  if (/^\s*\{\\rtf/u.test(text)) throw new UploadFault('not_understood');
  if (/\.mht(?:ml)?$/iu.test(name)) return htmlBlocks(pageOfArchive(text));
  if (/<(?:html|body|p|table|div)[\s>]/iu.test(text)) return htmlBlocks(text);
  return text
    .split(/\r?\n/u)
    .map((line) => paragraph(line))
    .join('');
}

/** The body of an embedded Word file; one embedded in it once more is refused. */
function embeddedBody(chunk: Buffer): string {
  const file = new PackageParts(readArchive(chunk, INNER_LIMITS));
  const content = file.get(mainPart(file, 'word/document.xml'));
  if (!content || rootName(content) !== 'document') throw new UploadFault('not_understood');
  checkXml(content);
  const whole = rewriteXml(content, {
    open: ({ name }) => {
      if (name === 'w:altChunk') throw new UploadFault('not_understood');
      // Sections of the inner file would end those of the outer one.
      return name === 'w:sectPr' ? null : undefined;
    },
  }).toString('utf8');
  return /<w:body[^>]*>(.*)<\/w:body>/su.exec(whole)?.[1] ?? '';
}

/** The page of a web archive (MHTML), which keeps it as quoted lines. */
function pageOfArchive(text: string): string {
  const start = text.search(/<html/iu);
  const page = start < 0 ? text : text.slice(start);
  if (!/quoted-printable/iu.test(text.slice(0, Math.max(start, 0)))) return page;
  const bytes = page
    .replace(/=\r?\n/gu, '')
    .replace(/=([0-9A-F]{2})/giu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

const ENTITIES = new Map([
  ['nbsp', '\u00a0'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['oacute', 'ó'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['bdquo', '„'],
  ['rdquo', '”'],
]);
const DROPPED = /<(script|style|head|title)\b[^>]*>.*?<\/\1\s*>|<!--.*?-->|<![^>]*>/gisu;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|([^<]+)|</giu;
const LINE_ENDS = new Set(['p', 'div', 'br', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'body']);

/** Paragraphs and tables of a web page; what stands in a table inside a table is a paragraph of the outer one. */
function htmlBlocks(html: string): string {
  const blocks = new HtmlBlocks();
  for (const [, slash, tag, text] of html.replace(DROPPED, '').matchAll(TAG)) {
    if (text !== undefined) blocks.text(unescaped(text));
    else if (tag !== undefined) blocks.tag(tag.toLowerCase(), slash === '/');
  }
  const written = blocks.end();
  // A page whose tables do not close would make a document nobody can read.
  walkTags(Buffer.from(`<w:body>${written}</w:body>`), {});
  return written;
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES.get(String(name).toLowerCase()) ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0x1f && code < 0x11_0000 ? String.fromCodePoint(code).toWellFormed() : ' ';
  });
}

class HtmlBlocks {
  private readonly out: string[] = [];
  private line = '';
  private depth = 0;
  private inRow = false;
  private inCell = false;

  text(text: string): void {
    this.line += text.replace(/[ \t\r\n\f]+/gu, ' ');
  }

  tag(name: string, isEnd: boolean): void {
    if (LINE_ENDS.has(name)) this.flush();
    else if (name === 'table') this.table(isEnd);
    else if (name === 'tr') this.row(!isEnd);
    else if (name === 'td' || name === 'th') this.cell(!isEnd);
  }

  end(): string {
    this.closeTable();
    this.flush();
    return this.out.join('');
  }

  private flush(): void {
    const line = this.line.trim();
    this.line = '';
    if (line === '' || (this.depth > 0 && !this.inCell)) return;
    this.out.push(paragraph(line));
  }

  private table(isEnd: boolean): void {
    if (isEnd) {
      if (this.depth === 1) this.closeTable();
      else this.depth = Math.max(0, this.depth - 1);
      return;
    }
    this.flush();
    this.depth += 1;
    if (this.depth === 1) this.out.push('<w:tbl>');
  }

  private closeTable(): void {
    if (this.depth === 0) return;
    this.row(false);
    this.out.push('</w:tbl>');
    this.depth = 0;
  }

  private row(isOpening: boolean): void {
    if (this.depth !== 1) return this.flush();
    if (this.inRow) {
      this.cell(false);
      this.out.push('</w:tr>');
    }
    this.inRow = isOpening;
    if (isOpening) this.out.push('<w:tr>');
  }

  private cell(isOpening: boolean): void {
    if (this.depth !== 1) return this.flush();
    if (this.inCell) {
      this.flush();
      // A field without a paragraph is none.
      this.out.push(this.out.at(-1) === '<w:tc>' ? '<w:p/></w:tc>' : '</w:tc>');
    }
    if (isOpening && !this.inRow) this.row(true);
    this.inCell = isOpening;
    if (isOpening) this.out.push('<w:tc>');
  }
}
