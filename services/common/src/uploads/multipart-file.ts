import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { hasAcceptedExtension, type UploadedFile, type UploadRule } from '@pora/contracts';
import busboy from 'busboy';
import type { ApiError } from '../errors.js';
import { isLockedOrOld, matchesSignature } from './file-signatures.js';
import {
  brokenForm,
  fileMissing,
  fileTooLarge,
  severalFiles,
  unreadableFile,
  wrongFileType,
} from './upload-refusals.js';

/** Longest time for the whole form to arrive; the gateway hands it over in one piece. */
const ARRIVES_WITHIN_MS = 15_000;
const LONGEST_NAME = 255;
const FORM_LIMITS = { files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 };

/** Office programs wrap a file with a password in their old format, so its first bytes tell no more. */
const LOCKED_OR_OLD =
  'Plik jest zabezpieczony hasłem albo zapisany w starym formacie Office. Zapisz go bez hasła w nowym formacie.';

/**
 * The one file of a multipart request; other fields are ignored. Nothing is written to disk.
 * @throws ApiError 400 without exactly one file or with a form that broke off, 413, 415, 422 for an empty file
 */
export async function readMultipartFile(request: IncomingMessage, rule: UploadRule): Promise<UploadedFile> {
  const file = await receive(request, rule);
  if (!hasAcceptedExtension(file.name, rule)) throw wrongFileType(rule);
  if (file.bytes.length === 0) throw unreadableFile('Plik jest pusty.', 'empty');
  if (isLockedOrOld(file)) throw unreadableFile(LOCKED_OR_OLD, 'encrypted_or_old');
  if (!matchesSignature(file)) throw wrongFileType(rule);
  return file;
}

/** Event-based on purpose: leaving an async iteration early would destroy the socket before the answer is written. */
function receive(request: IncomingMessage, rule: UploadRule): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const form = openForm(request, rule);
    if (!form) return reject(brokenForm());
    let file: UploadedFile | undefined;
    const refuse = (refusal: ApiError) => stop(() => reject(refusal));
    const onBroken = () => refuse(brokenForm());
    const late = setTimeout(onBroken, ARRIVES_WITHIN_MS);
    const stop = (finish: () => void) => {
      clearTimeout(late);
      request.unpipe(form);
      request.off('aborted', onBroken).off('error', onBroken);
      finish();
    };
    form.on('file', (field, stream, { filename }) => {
      if (field !== rule.field || !filename) return stream.on('error', () => undefined).resume();
      collect(stream, rule.maxFileBytes, (bytes) => {
        if (!bytes) return refuse(fileTooLarge(rule));
        file = { name: tidyName(filename), bytes };
      });
    });
    form.on('filesLimit', () => refuse(severalFiles(rule)));
    form.on('partsLimit', onBroken);
    form.on('error', onBroken);
    form.on('close', () => stop(() => (file ? resolve(file) : reject(fileMissing(rule)))));
    request.on('aborted', onBroken).on('error', onBroken);
    request.pipe(form);
  });
}

function openForm({ headers }: IncomingMessage, { maxFileBytes }: UploadRule) {
  try {
    // One byte more than allowed may come, so that a file of exactly the allowed size is whole.
    const limits = { ...FORM_LIMITS, fileSize: maxFileBytes + 1 };
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    // No boundary: not a form, whatever the header says.
    return undefined;
  }
}

/** Hands over the bytes of a part, or undefined when there are too many; a part that breaks off is told by the form. */
function collect(stream: Readable, maxBytes: number, done: (bytes: Buffer | undefined) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  });
  stream.on('end', () => done(size <= maxBytes ? Buffer.concat(chunks, size) : undefined));
  stream.on('error', () => undefined);
}

/** Last part of a path, without control characters and marks that turn the direction of writing. */
function tidyName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return base
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(-LONGEST_NAME);
}
