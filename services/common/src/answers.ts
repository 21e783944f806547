import type { Readable } from 'node:stream';
import { stripDiacritics } from '@pora/text-pl/fold';
import { WireAnswer } from './http/wire-answer.js';

export { WireAnswer } from './http/wire-answer.js';

/** A file to download; the name is sent in ASCII and, by RFC 5987, in full. */
export function fileAnswer(file: {
  body: Buffer;
  contentType: string;
  fileName: string;
  headers?: Readonly<Record<string, string>>;
}): WireAnswer {
  return new WireAnswer(
    200,
    {
      ...file.headers,
      'Content-Type': file.contentType,
      'Content-Disposition': contentDisposition(file.fileName),
      'X-Content-Type-Options': 'nosniff',
    },
    file.body,
  );
}

/** A file that is read while it is sent; who says its length before lets the browser tell how far it is. */
export function streamAnswer(file: {
  body: Readable;
  contentType: string;
  fileName: string;
  bytes?: number;
}): WireAnswer {
  const headers = {
    ...(file.bytes !== undefined && { 'Content-Length': String(file.bytes) }),
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.fileName),
    'X-Content-Type-Options': 'nosniff',
  };
  return new WireAnswer(200, headers, file.body);
}

/** Bytes whose address names them: whoever may see them keeps them for ever and asks no more. */
export function immutableAnswer(body: Buffer, contentType: string): WireAnswer {
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'private, max-age=31536000, immutable' };
  return new WireAnswer(200, { ...headers, 'X-Content-Type-Options': 'nosniff' }, body);
}

/**
 * Ready-made bytes, usually a JSON text kept in memory; with `etag` a matching `If-None-Match` is answered 304, with
 * `gzip` (the same bytes compressed once) a caller who takes gzip gets those.
 */
export function bufferAnswer(content: {
  body: Buffer;
  contentType: string;
  etag?: string;
  gzip?: Buffer;
}): WireAnswer {
  const headers = { 'Content-Type': content.contentType, ...(content.etag && { ETag: content.etag }) };
  return new WireAnswer(200, headers, content.body, content.gzip);
}

/** Plain text of the given type. */
export function textAnswer(text: string, contentType = 'text/plain; charset=utf-8'): WireAnswer {
  return new WireAnswer(200, { 'Content-Type': contentType }, text);
}

/** Sends the browser elsewhere (302). The caller makes sure that the address is one of our own or the provider's. */
export function redirectAnswer(location: string): WireAnswer {
  return new WireAnswer(302, { Location: location, 'Cache-Control': 'no-store' });
}

/** Value of Content-Disposition for any Unicode name; path separators and control characters become `_`. */
export function contentDisposition(fileName: string): string {
  const safe = fileName.normalize('NFC').replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_');
  const name = safe.isWellFormed() ? safe : safe.toWellFormed();
  const ascii = toAscii(name);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(name)}`;
}

function toAscii(name: string): string {
  return stripDiacritics(name)
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%;]/g, '_');
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
