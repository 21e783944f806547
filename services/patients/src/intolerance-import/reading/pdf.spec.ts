import './document-globals.js';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { UploadFault } from '@pora/common/uploads/upload-fault';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makePdf } from '../testing/make-pdf.js';
import { readPdf } from './pdf.js';

/** A report whose table is drawn with lines. */
const ruled = new Uint8Array(readFileSync(new URL('../testing/reports/codes.pdf', import.meta.url)));

/** What every opened page of the library has. */
async function anyPage(): Promise<PDFPageProxy> {
  const loading = getDocument({ data: new Uint8Array(makePdf([[{ x: 50, y: 700, text: 'Kefir' }]])) });
  const page = await (await loading.promise).getPage(1);
  await loading.destroy();
  return Object.getPrototypeOf(page) as PDFPageProxy;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a printed report', () => {
  test('is read with the lines of its table', async () => {
    const [page] = (await readPdf(ruled)) ?? [];
    expect(page?.texts.length).toBeGreaterThan(10);
    expect(page?.rules.length).toBeGreaterThan(5);
  });

  test('keeps its texts when the library cannot draw the page', async () => {
    jest.spyOn(await anyPage(), 'getOperatorList').mockRejectedValue(new Error('Unknown command'));
    const [page] = (await readPdf(ruled)) ?? [];
    expect(page?.texts.length).toBeGreaterThan(10);
    expect(page?.rules).toEqual([]);
  });

  test('[decisions 59] is refused as not understood, not as damaged, when the library cannot read a page', async () => {
    jest.spyOn(await anyPage(), 'getTextContent').mockRejectedValue(new Error('Bad font'));
    const refusal = await readPdf(ruled).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UploadFault);
    expect(refusal).toMatchObject({ reason: 'not_understood' });
  });

  test('a mistake of ours while the lines are looked for is no fault of the file', async () => {
    const path = { fnArray: [OPS.constructPath], argsArray: [null], lastChunk: true, separateAnnots: null };
    jest.spyOn(await anyPage(), 'getOperatorList').mockResolvedValue(path);
    await expect(readPdf(ruled)).rejects.toThrow(TypeError);
  });
});
