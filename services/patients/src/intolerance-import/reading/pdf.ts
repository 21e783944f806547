/** Texts of a PDF with their places. Runs in a thread of its own; nothing of the file is drawn or run. */
import './document-globals.js';
import { UploadFault } from '@pora/common/uploads/upload-fault';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { checkPdf } from './pdf-check.js';
import type { PlacedText } from './page-table.js';

/** Far above the longest reports (12 pages, some 2,000 texts on each). */
const MOST = { pages: 40, texts: 60_000 };

/** The texts of each page; null when the file is longer than any report. @throws UploadFault */
export async function readPdf(bytes: Uint8Array): Promise<PlacedText[][] | null> {
  checkPdf(bytes);
  const loading = getDocument({
    // A copy: the reader takes the memory over.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    // A page that is read in part would lose foods without a word.
    stopAtErrors: true,
    useWasm: false,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > MOST.pages) return null;
    const pages: PlacedText[][] = [];
    let texts = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const turned = page.rotate;
      pages.push(items.flatMap((item) => ('str' in item ? [placeOf(item, turned)] : [])));
      page.cleanup();
      texts += items.length;
      if (texts > MOST.texts) return null;
    }
    return pages;
  } catch (error) {
    throw new UploadFault(isPassword(error) ? 'encrypted' : 'damaged');
  } finally {
    await loading.destroy();
  }
}

const isPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

/** Where the text stands for a reader who has turned the page as the file asks. */
function placeOf({ str, transform, width, height, fontName }: TextItem, turned: number): PlacedText {
  const [, , , , across = 0, up = 0] = transform;
  const places = new Map([
    [90, { x: up, y: -across }],
    [180, { x: -across, y: -up }],
    [270, { x: -up, y: across }],
  ]);
  const { x, y } = places.get(turned) ?? { x: across, y: up };
  return { text: str, x, y, width, height, font: fontName };
}
