import { type Call, FILE_NOTICE_HEADER } from '@pora/contracts/call';
import { performCall, type CallInput } from './call-route.js';

/** A file as the server named it. */
export interface FetchedFile {
  blob: Blob;
  fileName: string;
  /** What of the file could not be had; undefined when nothing is missing. */
  notice: string | undefined;
}

/**
 * File name of a Content-Disposition header: RFC 5987 `filename*` first, then `filename`; undefined without either.
 * Path separators are dropped, so the name can never leave the download folder.
 */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  const header = contentDisposition ?? '';
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  const name = decodeName(extended) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  const safe = name?.replace(/[/\\]/g, '').trim();
  return safe === '' ? undefined : safe;
}

function decodeName(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape: the plain name is still there.
    return undefined;
  }
}

/** Fetches a file route. @throws HttpError */
export function fetchFile<R extends Call>(
  route: R,
  input: CallInput<R>,
  fallbackName: string,
): Promise<FetchedFile> {
  return performCall(route, { timeoutMs: 60_000, ...input }, async (response) => ({
    blob: await response.blob(),
    fileName: fileNameOf(response.headers.get('content-disposition')) ?? fallbackName,
    notice: decodeName(response.headers.get(FILE_NOTICE_HEADER) ?? undefined),
  }));
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: Omit<FetchedFile, 'notice'>): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Fetches a file and hands it to the browser's downloads; answers its name. @throws HttpError */
export async function downloadRoute<R extends Call>(
  route: R,
  input: CallInput<R>,
  fallbackName: string,
): Promise<string> {
  const file = await fetchFile(route, input, fallbackName);
  saveFile(file);
  return file.fileName;
}
