import { fileTooLargeSentence } from '@pora/contracts/call';
import { intoleranceSetCalls } from '@pora/contracts/calls';
import { isHttpError, isTemporary, messageOf } from '@pora/kit';
import { statusWords } from '../../../shared/status-words.js';
import { resultsImportStrings as t } from './results-import.strings.js';

/** What kind of refusal it is: the sign beside its title. */
export type RefusalSign = 'scale' | 'type' | 'damaged' | 'text' | 'lock' | 'size' | 'content' | 'away';

/** Why a file was not read, and what to do about it. */
export interface Refusal {
  readonly file: File;
  readonly sign: RefusalSign;
  readonly title: string;
  /** The message of the specification [core §8]. */
  readonly message: string;
  readonly text: string;
  /** Unit of another scale. */
  readonly unit?: string;
  /** The same file may be read a moment later. */
  readonly isTemporary: boolean;
}

const { upload } = intoleranceSetCalls.parse;

/** Signs and titles by the reason the server names. */
const KINDS = new Map<unknown, { sign: RefusalSign; title: string; text?: string }>([
  ['wrong_type', { sign: 'type', ...t.refused.wrongType }],
  ['empty', { sign: 'damaged', ...t.refused.empty }],
  ['damaged', { sign: 'damaged', ...t.refused.damaged }],
  ['encrypted', { sign: 'lock', ...t.refused.encrypted }],
  ['encrypted_or_old', { sign: 'lock', ...t.refused.encryptedOrOld }],
  ['too_many_parts', { sign: 'size', ...t.refused.tooComplex }],
  ['too_large_unpacked', { sign: 'size', ...t.refused.tooComplex }],
  ['too_deep', { sign: 'size', ...t.refused.tooComplex }],
  ['too_complex', { sign: 'size', ...t.refused.tooComplex }],
  ['too_large', { sign: 'size', title: t.refused.tooLarge }],
  ['too_long', { sign: 'size', ...t.refused.tooLong }],
  ['too_many_results', { sign: 'size', ...t.refused.tooLong }],
  ['has_dtd', { sign: 'type', ...t.refused.notAllowed }],
  ['has_macros', { sign: 'type', ...t.refused.macros }],
  ['not_understood', { sign: 'content', ...t.refused.notUnderstood }],
  ['broken_letters', { sign: 'text', ...t.refused.brokenLetters }],
  ['no_text', { sign: 'text', ...t.refused.noText }],
  ['no_numbers', { sign: 'content', ...t.refused.noNumbers }],
  ['wrong_coding', { sign: 'text', ...t.refused.wrongCoding }],
  ['no_results', { sign: 'content', ...t.refused.noResults }],
]);

/** Reasons that the status of an answer tells. */
const BY_STATUS = new Map([
  [413, 'too_large'],
  [415, 'wrong_type'],
]);

const shared = (file: File) => ({ file, isTemporary: false });

/** Kinds of files that hold tables as well and can be saved as one that is read, by the ending of the name. */
const OTHER_KINDS = new Map<string, string>([
  ...['doc', 'docx', 'odt', 'rtf'].map((ending) => [ending, t.refused.documentText] as const),
  ...['csv', 'tsv', 'txt', 'xls', 'ods'].map((ending) => [ending, t.refused.tableText] as const),
]);

/** The file is of another kind by its name; nothing was sent. */
export const wrongKind = (file: File): Refusal => ({
  ...shared(file),
  ...{ sign: 'type', message: t.wrongFormat, ...t.refused.wrongType },
  text: OTHER_KINDS.get(/[^.]*$/u.exec(file.name.toLowerCase())?.[0] ?? '') ?? t.refused.wrongType.text,
});

/** The file is larger than the server takes; nothing was sent. */
export const tooLarge = (file: File): Refusal => ({
  ...shared(file),
  ...{ sign: 'size', message: t.wrongFormat, title: t.refused.tooLarge, text: fileTooLargeSentence(upload) },
});

/** The answer holds no categories, as that of another version of the service. */
export const wrongAnswer = (file: File): Refusal => ({
  ...shared(file),
  ...{ sign: 'content', message: t.wrongFormat, ...t.refused.noResults },
});

/** What the call that read the file threw. */
export function refusalOf(error: unknown, file: File): Refusal {
  const isAway = isTemporary(error);
  if (!isHttpError(error) || error.status === 0)
    return { file, ...awayOr(isAway, messageOf(error)), message: t.importFailed };
  if (error.code === 'unreadable') return wrongAnswer(file);
  const message = t.parseFailed(error.status, statusWords(error.status, error.statusText));
  if (isAway) return { file, ...awayOr(true, messageOf(error)), message };
  const { reason, unit } = (error.details ?? {}) as { reason?: unknown; unit?: unknown };
  if (reason === 'other_scale' && typeof unit === 'string')
    return {
      ...shared(file),
      ...{ sign: 'scale', title: t.refused.otherScale(unit), text: t.refused.otherScaleText, message, unit },
    };
  const kind = KINDS.get(reason ?? BY_STATUS.get(error.status)) ?? {
    sign: 'damaged',
    title: t.refused.unread,
  };
  return { ...shared(file), ...kind, text: kind.text ?? messageOf(error), message };
}

const awayOr = (isAway: boolean, reason: string) => ({
  ...{ sign: 'away' as const, title: t.refused.unread, isTemporary: isAway },
  text: isAway ? `${reason} ${t.refused.notTheFile}` : reason,
});
