import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeZip, type ZipPart } from '../testing/zip.js';
import { readArchive } from '../uploads/archive.js';
import { UploadFault } from '../uploads/upload-fault.js';
import { normalOfficeFile, openOfficeParts, type OfficeKind } from './office-parts.js';
import { walkTags } from './xml-text.js';

const OFFICE = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';
const TYPES = {
  name: '[Content_Types].xml',
  content: `<Types xmlns="${OFFICE}/package/2006/content-types"/>`,
};

/** Everything in which programs differ while they write the same workbook. */
interface Manner {
  readonly prefix: string;
  readonly isStrict: boolean;
  readonly rows: boolean;
  readonly cells: boolean;
  readonly sheetName: string;
  readonly bookName: string;
  readonly isAbsolute: boolean;
  readonly isUtf16: boolean;
  readonly relation: string;
}

const manners = fc.record<Manner>({
  prefix: fc.constantFrom('', 'x', 'main', 'ss'),
  isStrict: fc.boolean(),
  rows: fc.boolean(),
  cells: fc.boolean(),
  sheetName: fc.constantFrom('worksheets/sheet1.xml', 'worksheets/sheet.xml', 'Sheets/Wyniki badań.xml'),
  bookName: fc.constantFrom('xl/workbook.xml', 'xl/workbook2.xml', 'Book/main.xml'),
  isAbsolute: fc.boolean(),
  isUtf16: fc.boolean(),
  relation: fc.constantFrom('r', 'rel', 'd2p1'),
});

const VALUES = [
  ['Produkt', 'Wynik'],
  ['Mleko & ser <żółty>', '71.4'],
];

function relationships(
  list: readonly (readonly [type: string, target: string])[],
  isStrict: boolean,
): string {
  const base = isStrict
    ? `${STRICT}/officeDocument/relationships`
    : `${OFFICE}/officeDocument/2006/relationships`;
  const each = list.map(
    ([type, target], at) => `<Relationship Id="id${at}" Type="${base}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${OFFICE}/package/2006/relationships">${each.join('')}</Relationships>`;
}

function workbookAs(manner: Manner, values: readonly (readonly string[])[] = VALUES): Buffer {
  const { prefix, isStrict, sheetName, bookName, isAbsolute, relation } = manner;
  const p = prefix && `${prefix}:`;
  const main = isStrict ? `${STRICT}/spreadsheetml/main` : `${OFFICE}/spreadsheetml/2006/main`;
  const own = `xmlns${prefix && `:${prefix}`}="${main}"`;
  const links = isStrict
    ? `${STRICT}/officeDocument/relationships`
    : `${OFFICE}/officeDocument/2006/relationships`;
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = values.map((row, at) => {
    const cells = row.map((text, column) => {
      const address = manner.cells ? ` r="${'AB'.charAt(column)}${at + 1}"` : '';
      return `<${p}c${address} t="inlineStr"><${p}is><${p}t>${escaped(text)}</${p}t></${p}is></${p}c>`;
    });
    return `<${p}row${manner.rows ? ` r="${at + 1}"` : ''}>${cells.join('')}</${p}row>`;
  });
  const sheet = `<${p}worksheet ${own}><${p}sheetData>${rows.join('')}</${p}sheetData></${p}worksheet>`;
  const book = `<${p}workbook ${own} xmlns:${relation}="${links}"><${p}sheets><${p}sheet name="A" sheetId="1" ${relation}:id="id0"/></${p}sheets></${p}workbook>`;
  const folder = bookName.slice(0, bookName.indexOf('/'));
  const target = encodeURI(isAbsolute ? `/${folder}/${sheetName}` : sheetName);
  const text = (xml: string) => (manner.isUtf16 ? Buffer.from(`\ufeff${xml}`, 'utf16le') : xml);
  return makeZip([
    TYPES,
    { name: '_rels/.rels', content: relationships([['officeDocument', `/${bookName}`]], isStrict) },
    { name: bookName, content: text(book) },
    {
      name: bookName.replace('/', '/_rels/') + '.rels',
      content: relationships([['worksheet', target]], isStrict),
    },
    { name: `${folder}/${sheetName}`, content: text(sheet) },
  ]);
}

/** Addresses and texts of the cells, as a plain reader takes them. */
function cellsOf(parts: ReadonlyMap<string, Buffer>): string[] {
  const cells: string[] = [];
  walkTags(parts.get('xl/worksheets/sheet1.xml') ?? Buffer.alloc(0), {
    open: ({ name, attributes }) => {
      if (name === 'c') cells.push(`${attributes.get('r') ?? '?'}=`);
      return undefined;
    },
    text: (text, around) => {
      if (around.at(-1) === 't') cells.push(`${cells.pop() ?? ''}${text}`);
    },
  });
  return cells;
}

const faultOf = (file: Buffer, kind: OfficeKind) => {
  try {
    openOfficeParts(file, kind);
    return 'none';
  } catch (error) {
    return error instanceof UploadFault ? error.reason : error;
  }
};

describe('a workbook of any program', () => {
  test('[core §5] says the same whatever prefixes, names, places and encodings its program uses', () => {
    fc.assert(
      fc.property(manners, (manner) => {
        const parts = openOfficeParts(workbookAs(manner), '.xlsx');
        expect(cellsOf(parts)).toEqual(['A1=Produkt', 'B1=Wynik', 'A2=Mleko & ser <żółty>', 'B2=71.4']);
        expect(parts.get('xl/workbook.xml')?.toString()).toMatch(/<sheet [^>]*r:id="rId1"/u);
        expect(parts.get('xl/_rels/workbook.xml.rels')?.toString()).toContain('worksheets/sheet1.xml');
      }),
      { numRuns: 300, verbose: 1 },
    );
  });

  test('[core §5] is whole however long it is', () => {
    const rows = Array.from({ length: 4000 }, (_, at) => [`Żółty ser 🧀 nr ${at}`, `${at / 10}`]);
    const bare = { ...plain, prefix: 'x', rows: false, cells: false };
    const cells = cellsOf(openOfficeParts(workbookAs(bare, rows), '.xlsx'));
    expect(cells).toEqual(rows.flatMap(([name, value], at) => [`A${at + 1}=${name}`, `B${at + 1}=${value}`]));
  });

  test('[core §5] brought into form once more it stays as it is', () => {
    fc.assert(
      fc.property(manners, (manner) => {
        const once = normalOfficeFile(workbookAs(manner), '.xlsx');
        expect(cellsOf(openOfficeParts(once, '.xlsx'))).toEqual(cellsOf(readArchive(once)));
      }),
      { numRuns: 50, verbose: 1 },
    );
  });

  test('[core §5] keeps a text that stands beside runs', () => {
    const shared = `<sst xmlns="${OFFICE}/spreadsheetml/2006/main"><si><t>Mleko </t><r><t>krowie</t></r></si><si><t>Ser</t></si></sst>`;
    const parts = openOfficeParts(withParts({ name: 'xl/sharedStrings.xml', content: shared }), '.xlsx');
    expect(parts.get('xl/sharedStrings.xml')?.toString()).toContain(
      '<si><r><t>Mleko </t></r><r><t>krowie</t></r></si>',
    );
  });

  test('[decisions 59] is refused as not understood, never as damaged, when its sheets are nowhere', () => {
    const book = `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main"><sheets><sheet name="A" sheetId="1"/></sheets></workbook>`;
    expect(faultOf(makeZip([TYPES, { name: 'xl/workbook.xml', content: book }]), '.xlsx')).toBe(
      'not_understood',
    );
  });

  test('[core §8] is told from a document of Word by what it holds, not by its name', () => {
    expect(faultOf(documentOf('<w:p/>'), '.xlsx')).toBe('wrong_type');
    expect(faultOf(withParts(), '.docx')).toBe('wrong_type');
  });
});

const plain: Manner = {
  ...{ prefix: '', isStrict: false, rows: true, cells: true, isAbsolute: false, isUtf16: false },
  ...{ sheetName: 'worksheets/sheet1.xml', bookName: 'xl/workbook.xml', relation: 'r' },
};

function withParts(...more: ZipPart[]): Buffer {
  const parts = readArchive(workbookAs(plain));
  return makeZip([...[...parts].map(([name, content]) => ({ name, content })), ...more]);
}

function documentOf(
  body: string,
  more: ZipPart[] = [],
  links: [string, string][] = [],
  name = 'document2',
): Buffer {
  const names = `xmlns:v="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
  return makeZip([
    TYPES,
    { name: '_rels/.rels', content: relationships([['officeDocument', `/word/${name}.xml`]], false) },
    {
      name: `word/${name}.xml`,
      content: `<v:document ${names}><v:body>${body.replaceAll('w:', 'v:')}</v:body></v:document>`,
    },
    { name: `word/_rels/${name}.xml.rels`, content: relationships(links, false) },
    ...more,
  ]);
}

const textOf = (file: Buffer) =>
  (openOfficeParts(file, '.docx').get('word/document.xml')?.toString() ?? '').replace(/^[^]*<w:body>/u, '');

describe('a document of any program', () => {
  test('[core §5] is found under another name and read with the usual prefixes', () => {
    expect(textOf(documentOf('<w:p><w:r><w:t>Alergie: orzechy</w:t></w:r></w:p>'))).toContain(
      '<w:p><w:r><w:t>Alergie: orzechy</w:t></w:r></w:p>',
    );
  });

  test('[core §5] has its headers under the names readers look for', () => {
    const header = `<z:hdr xmlns:z="${OFFICE}/wordprocessingml/2006/main"><z:p/></z:hdr>`;
    const parts = openOfficeParts(
      documentOf('<w:p/>', [{ name: 'parts/top.xml', content: header }], [['header', '/parts/top.xml']]),
      '.docx',
    );
    expect(parts.get('word/header1.xml')?.toString()).toContain('<w:hdr ');
    expect(parts.get('word/_rels/document.xml.rels')?.toString()).toContain('Target="header1.xml"');
  });

  test.each<[string, string, string | Buffer]>([
    [
      'a page',
      'chunk.html',
      '<html><body><p>Alergie:&nbsp;jaja</p><table><tr><td>A<td>B</table></body></html>',
    ],
    ['plain text', 'chunk.txt', 'Alergie:\u00a0jaja\nA\nB'],
    [
      'another document',
      'chunk.docx',
      documentOf('<w:p><w:r><w:t>Alergie:\u00a0jaja A B</w:t></w:r></w:p><w:sectPr/>'),
    ],
  ])('[core §5] holds what was embedded in it: %s', (_, name, content) => {
    const text = textOf(
      documentOf('<w:altChunk r:id="id0"/>', [{ name: `word/${name}`, content }], [['aFChunk', name]]),
    );
    expect(text.replace(/<[^>]+>/gu, ' ').replace(/ +/gu, ' ')).toContain('Alergie:\u00a0jaja A B');
  });

  test('[core §5] a table of an embedded page stays a table', () => {
    const page = '<body><table><tr><th>Lubi</th><td>jaja<br>ser</td></tr><tr><td>x</td></tr></table>koniec';
    const text = textOf(
      documentOf(
        '<w:altChunk r:id="id0"/>',
        [{ name: 'word/a.html', content: page }],
        [['aFChunk', 'a.html']],
      ),
    );
    expect(text.match(/<w:tr>/gu)).toHaveLength(2);
    expect(text.match(/<w:tc>/gu)).toHaveLength(3);
  });

  test('[decisions 59] one that embeds a file nobody reads, or that is missing, is not understood', () => {
    const rtf = { name: 'word/a.rtf', content: '{\\rtf1 Alergie}' };
    expect(faultOf(documentOf('<w:altChunk r:id="id0"/>', [rtf], [['aFChunk', 'a.rtf']]), '.docx')).toBe(
      'not_understood',
    );
    expect(faultOf(documentOf('<w:altChunk r:id="id0"/>'), '.docx')).toBe('not_understood');
  });
});

describe('a file somebody made to do harm', () => {
  test.each<[string, ZipPart[], string]>([
    [
      'more elements than any table has',
      [{ name: 'xl/more.xml', content: `<a>${'<b/>'.repeat(2_500_000)}</a>` }],
      'too_large_unpacked',
    ],
    ['macros', [{ name: 'xl/vbaProject.bin', content: 'x' }], 'has_macros'],
    ['a document type', [{ name: 'xl/more.xml', content: '<!DOCTYPE a><a/>' }], 'has_dtd'],
    ['a part that does not end', [{ name: 'xl/styles.xml', content: '<a>' }], 'not_understood'],
    [
      'elements nested without end',
      [{ name: 'xl/more.xml', content: '<a>'.repeat(1000) + '</a>'.repeat(1000) }],
      'too_deep',
    ],
  ])('[core §8] is refused: %s', (_, more, reason) => {
    expect(faultOf(withParts(...more), '.xlsx')).toBe(reason);
  });

  test('[core §8] an embedded archive that unpacks without end is refused', () => {
    const bomb = makeZip([TYPES, { name: 'word/document.xml', content: Buffer.alloc(12 * 1024 * 1024, 32) }]);
    const file = documentOf(
      '<w:altChunk r:id="id0"/>',
      [{ name: 'word/a.docx', content: bomb }],
      [['aFChunk', 'a.docx']],
    );
    expect(faultOf(file, '.docx')).toBe('too_large_unpacked');
  });

  test('[core §8] a document in a document in a document is refused', () => {
    const nested = (inner: Buffer) =>
      documentOf(
        '<w:altChunk r:id="id0"/>',
        [{ name: 'word/a.docx', content: inner }],
        [['aFChunk', 'a.docx']],
      );
    expect(faultOf(nested(nested(documentOf('<w:p/>'))), '.docx')).toBe('not_understood');
  });

  test('[core §8] with any byte changed is refused or read, and never ends in another error', () => {
    const whole = workbookAs(plain);
    for (let at = 0; at < whole.length; at += 3) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(faultOf(changed, '.xlsx')).toEqual(expect.any(String));
    }
  });
});
