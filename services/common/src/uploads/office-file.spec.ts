import { describe, expect, test } from '@jest/globals';
import { makeDocx, makeZip, type ZipPart } from '../testing/zip.js';
import { readArchive } from './archive.js';
import { openOfficeFile } from './office-file.js';
import { UploadFault } from './upload-fault.js';
import { MAX_XML_DEPTH } from './xml-check.js';

const MEGABYTE = 1024 * 1024;
const nested = (depth: number) => '<w:p>'.repeat(depth) + '</w:p>'.repeat(depth);
const utf16 = (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le');

function faultOf(read: () => unknown): string {
  try {
    read();
    return 'none';
  } catch (error) {
    if (error instanceof UploadFault) return error.reason;
    throw error;
  }
}

describe('a Word file somebody uploads', () => {
  test('is unpacked part by part, stored or deflated', () => {
    const parts = openOfficeFile(
      makeDocx('<a>ż</a>', [{ name: 'word/x.bin', content: 'x', stored: true }]),
      '.docx',
    );
    expect([...parts.keys()]).toEqual(['[Content_Types].xml', 'word/document.xml', 'word/x.bin']);
    expect(parts.get('word/document.xml')?.toString()).toBe('<a>ż</a>');
  });

  test.each([
    ['as deep as a document may be', nested(MAX_XML_DEPTH)],
    [
      'with quoted brackets, comments, CDATA and instructions',
      '<?a <?><!-- <b> --><a b="<">" c=\'>\'><![CDATA[<c>]]></a>',
    ],
    ['with empty elements', '<a><b/><c d="/"/></a>'],
  ])('%s, passes', (_, document) => {
    expect(faultOf(() => openOfficeFile(makeDocx(document), '.docx'))).toBe('none');
  });

  test.each([
    ['with entities that multiply', '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>', 'has_dtd'],
    ['with a document type hidden in UTF-16', utf16('<!DOCTYPE a><a></a>'), 'has_dtd'],
    ['nested deeper than any document', nested(MAX_XML_DEPTH + 1), 'too_deep'],
    ['nested a hundred thousand times', nested(100_000), 'too_deep'],
    ['with a tag that never ends', '<a', 'not_understood'],
    ['with an element that never ends', '<a>', 'not_understood'],
    [
      'in an encoding that readers understand differently',
      '<?xml version="1.0" encoding="utf-7"?><a/>',
      'not_understood',
    ],
    ['with bytes that are no text', Buffer.from([0x3c, 0xff, 0xff]), 'not_understood'],
  ])('%s, is refused', (_, document, reason) => {
    const file = makeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: document },
    ]);
    expect(faultOf(() => openOfficeFile(file, '.docx'))).toBe(reason);
  });

  test('is refused as another kind of file when it holds no document', () => {
    expect(faultOf(() => openOfficeFile(makeZip([{ name: 'a.txt', content: 'a' }]), '.docx'))).toBe(
      'wrong_type',
    );
    expect(faultOf(() => openOfficeFile(makeDocx(), '.xlsx'))).toBe('wrong_type');
  });
});

describe('an archive', () => {
  const limits = { entries: 3, unpackedBytes: MEGABYTE };
  const zeros = Buffer.alloc(MEGABYTE);
  const part = (more: Partial<ZipPart> = {}): ZipPart => ({ name: 'a', content: zeros, ...more });

  test.each<[string, ZipPart[], string]>([
    ['exactly as large as allowed', [part()], 'none'],
    ['one byte larger', [part(), part({ name: 'b', content: 'x' })], 'too_large_unpacked'],
    ['that claims to be small and goes on', [part({ claimedBytes: 10 })], 'damaged'],
    ['that claims to be large and is not', [part({ content: 'x', claimedBytes: 1000 })], 'damaged'],
    ['with a wrong checksum', [part({ content: 'x', claimedChecksum: 1 })], 'damaged'],
    ['with a password', [part({ content: 'x', encrypted: true })], 'encrypted'],
    ['with one name twice', [part({ content: 'x' }), part({ content: 'y' })], 'damaged'],
    [
      'with too many parts',
      ['a', 'b', 'c', 'd'].map((name) => part({ name, content: '' })),
      'too_many_parts',
    ],
  ])('%s: %#', (_, parts, reason) => {
    expect(faultOf(() => readArchive(makeZip(parts), limits))).toBe(reason);
  });

  test('whose parts share their bytes is refused, so that a small file cannot unpack to petabytes', () => {
    const one = makeZip([part({ content: Buffer.alloc(5_000, 7), stored: true })]);
    const end = one.subarray(-22);
    const entry = one.subarray(end.readUInt32LE(16), one.length - 22);
    const entries = ['a', 'b', 'c'].map((name) => Buffer.concat([entry.subarray(0, 46), Buffer.from(name)]));
    const last = Buffer.from(end);
    last.writeUInt16LE(3, 10);
    const bomb = Buffer.concat([one.subarray(0, end.readUInt32LE(16)), ...entries, last]);
    expect(faultOf(() => readArchive(bomb, limits))).toBe('damaged');
  });

  test('cut anywhere is refused and never ends in another error', () => {
    const whole = makeDocx('<a>text that is long enough to be deflated, deflated and deflated</a>');
    for (let length = 0; length < whole.length; length += 1) {
      expect(faultOf(() => openOfficeFile(whole.subarray(0, length), '.docx'))).toBe('damaged');
    }
  });

  test('with any byte changed is refused or read, and never ends in another error', () => {
    const whole = makeDocx('<a>text</a>');
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(faultOf(() => openOfficeFile(changed, '.docx'))).toEqual(expect.any(String));
    }
  });
});
