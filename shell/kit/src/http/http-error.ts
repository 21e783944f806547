import type { FieldProblem } from '@pora/contracts';
import { httpStrings } from './http.strings.js';

/** Codes of failures that never reached the server, besides the server's own codes. */
export type LocalCode = 'network' | 'timeout' | 'unreadable';

/** Characters of an answer's body that an error keeps. */
const BODY_START = 100;

interface HttpErrorParts {
  status: number;
  code: string;
  statusText?: string;
  body?: string;
  details?: unknown;
  requestId?: string;
  retryAfterSeconds?: number;
}

/** A failed call: `message` is the Polish sentence for the person, `code` is for the program. */
export class HttpError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  /** Words beside the status; empty when no answer came, and over HTTP/2. */
  readonly statusText: string;
  /** First 100 characters of the answer's body, as they came. */
  readonly body: string;
  readonly details: unknown;
  /** Id of the request in the server's logs. */
  readonly requestId: string | undefined;
  /** Seconds the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, parts: HttpErrorParts) {
    super(message);
    this.name = 'HttpError';
    this.status = parts.status;
    this.code = parts.code;
    this.statusText = parts.statusText ?? '';
    this.body = (parts.body ?? '').slice(0, BODY_START);
    this.details = parts.details;
    this.requestId = parts.requestId;
    this.retryAfterSeconds = parts.retryAfterSeconds;
  }
}

/** Whether a caught value is a failed call, of that status and code when they are given. */
export function isHttpError(error: unknown, status?: number, code?: string): error is HttpError {
  if (!(error instanceof HttpError)) return false;
  return (status === undefined || error.status === status) && (code === undefined || error.code === code);
}

const TEMPORARY = new Set([0, 502, 503, 504]);

/** Whether waiting helps: no connection, a timeout, or a component that is down. */
export function isTemporary(error: unknown): boolean {
  return isHttpError(error) && TEMPORARY.has(error.status) && error.code !== 'unreadable';
}

/** Sentence for the person about anything that was thrown. */
export function messageOf(error: unknown): string {
  return isHttpError(error) ? error.message : httpStrings.unexpected;
}

/** A load that failed, as `ErrorState` shows it: the server's reason, the way to try again, the id to tell support. */
export function failureProps({ error, retry, retrying }: FailedLoad) {
  const requestId = isHttpError(error) ? error.requestId : undefined;
  return { description: messageOf(error), onRetry: retry, busy: retrying, requestId };
}

interface FailedLoad {
  readonly error: unknown;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** Refused fields of an `invalid_input` answer, empty for any other error. */
export function fieldProblemsOf(error: unknown): FieldProblem[] {
  if (!isHttpError(error)) return [];
  const fields = (error.details as { fields?: unknown } | null | undefined)?.fields;
  return Array.isArray(fields) ? fields.filter(isFieldProblem) : [];
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const problem = value as Partial<FieldProblem> | null;
  return typeof problem?.path === 'string' && typeof problem.message === 'string';
}

/** Error of an answer that is not a success [core §7]: the server's `error`, else `HTTP <status>` with the body as details. */
export async function errorOfResponse(response: Response): Promise<HttpError> {
  const text = await response.text();
  const body = parseJson(text);
  const { error, code, details } = (body ?? {}) as { error?: unknown; code?: unknown; details?: unknown };
  const known = typeof error === 'string' && error !== '';
  return new HttpError(known ? error : `HTTP ${response.status}`, {
    status: response.status,
    statusText: response.statusText,
    body: text,
    code: typeof code === 'string' ? code : `http_${response.status}`,
    details: known ? details : body,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's own page is not JSON; its text says nothing to the person.
    return undefined;
  }
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && header.trim() !== '' && Number.isFinite(seconds) && seconds >= 0
    ? seconds
    : undefined;
}
