import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '@pora/contracts';
import { invalidInput, tooLarge, unsupportedMediaType } from '../errors.js';
import { fileTooLarge } from '../uploads/upload-refusals.js';

/** Whether the request announces a body at all. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Checks size, type and encoding of a body from the headers alone, before anything else is looked at.
 * @throws ApiError 413 or 415
 */
export function checkBodyHeaders(
  headers: IncomingHttpHeaders,
  { maxBodyBytes, upload }: Pick<Route, 'maxBodyBytes' | 'upload'>,
): void {
  if (!hasBody(headers)) return;
  const length = headers['content-length'];
  if (length !== undefined && !/^\d{1,15}$/.test(length)) throw invalidInput('Nieprawidłowa długość danych.');
  if (Number(length ?? 0) > maxBodyBytes) throw upload ? fileTooLarge(upload) : tooLarge();
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw unsupportedMediaType('Skompresowane dane nie są przyjmowane.');
  }
  const contentType = headers['content-type'];
  if (upload) {
    if (!isMultipart(contentType)) throw unsupportedMediaType('Plik trzeba przesłać w formularzu.');
  } else if (!isJsonType(contentType)) {
    throw unsupportedMediaType('Przyjmowane są tylko dane w formacie JSON.');
  }
}

function isMultipart(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*;(.*;)?\s*boundary=[^;\s]+/i.test(contentType ?? '');
}

function isJsonType(contentType: string | undefined): boolean {
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const readable = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  return type === 'application/json' && readable;
}
