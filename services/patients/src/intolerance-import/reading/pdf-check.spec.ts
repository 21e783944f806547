import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { UploadFault } from '@pora/common/uploads/upload-fault';
import { makePdf } from '../testing/make-pdf.js';
import { checkPdf } from './pdf-check.js';

const MEGABYTE = 1024 * 1024;

const pdfOf = (...parts: Buffer[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.flatMap((part) => [
      Buffer.from('1 0 obj\n<< >>\nstream\r\n'),
      part,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
    Buffer.from('trailer\n%%EOF\n'),
  ]);

function faultOf(file: Buffer): string {
  try {
    checkPdf(file);
    return 'none';
  } catch (error) {
    if (error instanceof UploadFault) return error.reason;
    throw error;
  }
}

describe('a PDF before it is read', () => {
  const packed = deflateSync(Buffer.alloc(40 * MEGABYTE));

  test.each([
    ['a report', makePdf([[{ x: 50, y: 700, text: 'Kefir' }]]), 'none'],
    ['a report with packed parts', pdfOf(deflateSync(Buffer.from('BT ET')), Buffer.from('BT ET')), 'none'],
    ['a part that looks packed and is not', pdfOf(Buffer.from([0x78, 0x9c, 1, 2, 3])), 'none'],
    ['a part that unpacks to 40 MB', pdfOf(packed), 'too_large_unpacked'],
    ['a part packed twice', pdfOf(deflateSync(packed)), 'too_large_unpacked'],
    [
      'many parts that unpack to 100 MB together',
      pdfOf(...Array.from({ length: 4 }, () => deflateSync(Buffer.alloc(25 * MEGABYTE)))),
      'too_large_unpacked',
    ],
    ['a file that broke off', makePdf([[{ x: 50, y: 700, text: 'Kefir' }]]).subarray(0, 700), 'damaged'],
  ])('%s', (_, file, fault) => {
    expect(faultOf(file)).toBe(fault);
  });
});
