/** Texts of a PDF with their places. Runs in a thread of its own; nothing of the file is drawn or run. */
import './document-globals.js';
import { UploadFault } from '@pora/common/uploads/upload-fault';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { checkPdf } from './pdf-check.js';
import { drawnRules, type Rule } from './drawn-rules.js';
import type { PageContent, PlacedText } from './page-lines.js';

/** Far above the longest reports (12 pages, some 2,000 texts on each). */
const MOST = { pages: 40, texts: 60_000 };

/** What each page holds; null when the file is longer than any report. @throws UploadFault */
export async function readPdf(bytes: Uint8Array): Promise<PageContent[] | null> {
  checkPdf(bytes);
  // A page that is read in part would lose foods without a word.
  const texts = await reading(bytes, { stopAtErrors: true }, textsOf);
  // Pictures may be of any size and are not opened. A page that cannot be drawn has its texts; where its rows end is told
  // by them alone.
  const rules = texts && (await reading(bytes, { maxImageSize: 1 }, rulesOf).catch(withoutRules));
  return texts && texts.map((each, at) => ({ texts: each, rules: rules?.[at] ?? [] }));
}

/** What the library cannot draw is left out; a mistake of ours is not. */
function withoutRules(error: unknown): null {
  if (error instanceof UploadFault) return null;
  throw error;
}

/** What the library refuses is the fault of the file: of the whole of it, or of a page in it. @throws UploadFault */
async function byLibrary<T>(answer: Promise<T>, fault: 'damaged' | 'not_understood'): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new UploadFault(isPassword(error) ? 'encrypted' : fault);
  }
}

/** Opens the file, hands it over and closes it. @throws UploadFault */
async function reading<T>(
  bytes: Uint8Array,
  options: { stopAtErrors?: true; maxImageSize?: number },
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const loading = getDocument({
    // A copy: the reader takes the memory over.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    useWasm: false,
    ...options,
  });
  try {
    return await read(await byLibrary(loading.promise, 'damaged'));
  } finally {
    await loading.destroy();
  }
}

/** The texts of each page; null when there are more than any report has. */
async function textsOf(document: PDFDocumentProxy): Promise<PlacedText[][] | null> {
  if (document.numPages > MOST.pages) return null;
  const pages: PlacedText[][] = [];
  let texts = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await byLibrary(document.getPage(number), 'not_understood');
    const { items } = await byLibrary(page.getTextContent(), 'not_understood');
    const turned = page.rotate;
    pages.push(items.flatMap((item) => ('str' in item ? [placeOf(item, turned)] : [])));
    page.cleanup();
    texts += items.length;
    if (texts > MOST.texts) return null;
  }
  return pages;
}

/** What the tables of each page are drawn with; of a turned page nothing, there rows are told by their texts alone. */
async function rulesOf(document: PDFDocumentProxy): Promise<Rule[][]> {
  const pages: Rule[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await byLibrary(document.getPage(number), 'not_understood');
    pages.push(
      page.rotate === 0 ? drawnRules(await byLibrary(page.getOperatorList(), 'not_understood')) : [],
    );
    page.cleanup();
  }
  return pages;
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
