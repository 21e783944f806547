import { fileTooLargeSentence, type UploadRule } from '@pora/contracts';
import { ApiError, invalidInput, tooLarge, unsupportedMediaType } from '../errors.js';

const BUSY_RETRY_SECONDS = 3;

/** 400: the form holds no file, or more than one, in the field of the route. */
export function fileMissing({ field }: Pick<UploadRule, 'field'>): ApiError {
  return refusedForm(field, 'Nie przesłano pliku.');
}

/** 400: several files where one is taken. */
export function severalFiles({ field }: Pick<UploadRule, 'field'>): ApiError {
  return refusedForm(field, 'Prześlij tylko jeden plik.');
}

/** 400: the form broke off or is no form. */
export const brokenForm = () => invalidInput('Plik nie dotarł w całości. Prześlij go ponownie.');

/** 413: the file is larger than the route takes. */
export function fileTooLarge(rule: Pick<UploadRule, 'maxFileBytes'>): ApiError {
  return tooLarge(fileTooLargeSentence(rule));
}

/** 415: by name or content not one of the kinds the route takes. */
export function wrongFileType({ extensions }: Pick<UploadRule, 'extensions'>): ApiError {
  return unsupportedMediaType(`To nie jest plik ${extensions.join(' ani ')}.`);
}

/** 422: the right kind of file, but it cannot be read; `reason` and what goes with it are for a screen. */
export const unreadableFile = (
  sentence: string,
  reason: string,
  facts: Readonly<Record<string, string>> = {},
) => new ApiError(422, 'unreadable_file', sentence, { reason, ...facts });

/** 503: others are uploading; nothing of this file was read. */
export function uploadsBusy(): ApiError {
  const sentence = 'Serwer odczytuje teraz inne pliki. Spróbuj ponownie za chwilę.';
  return new ApiError(503, 'service_unavailable', sentence, undefined, {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}

function refusedForm(field: string, message: string): ApiError {
  return invalidInput(message, { fields: [{ path: field, message }] });
}
