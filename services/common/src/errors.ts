import type { ErrorCode } from '@pora/contracts/errors/error-codes';

interface ApiErrorOptions {
  /** Seconds after which the same call may work again; answered as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
  /** Further members of the answered body, where the specification names them beside `error`. */
  members?: Readonly<Record<string, unknown>>;
}

/** A refusal the caller is told about: status, stable code, Polish sentence, optional details. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly retryAfterSeconds: number | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    sentence: string,
    readonly details?: unknown,
    options: ApiErrorOptions = {},
  ) {
    super(sentence, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.members = options.members;
  }
}

/** A part of the system a request may need. */
export type Component =
  | 'database'
  | 'redis'
  | 'patients'
  | 'plans'
  | 'catalog'
  | 'admin'
  | 'identity-provider'
  | 'uploads';

const RETRY_AFTER_SECONDS = 3;
const RETRY_SOON = { retryAfterSeconds: RETRY_AFTER_SECONDS };

/** 400: the request cannot be read. */
export const invalidInput = (sentence: string, details?: unknown) =>
  new ApiError(400, 'invalid_input', sentence, details);

/** 401: nobody is signed in. */
export const notSignedIn = () =>
  new ApiError(401, 'not_signed_in', 'Sesja wygasła albo nie jesteś zalogowany. Zaloguj się ponownie.');

/** 403: the caller may not do this. */
export const forbidden = (sentence: string) => new ApiError(403, 'forbidden', sentence);

/** 404: the object does not exist. */
export const notFound = (sentence: string, details?: unknown) =>
  new ApiError(404, 'not_found', sentence, details);

/** 409: the request contradicts what is stored. */
export const conflict = (code: ErrorCode, sentence: string, details?: unknown) =>
  new ApiError(409, code, sentence, details);

/** 412: somebody saved a newer version; `current` is what is stored now. */
export const staleVersion = (current: unknown) =>
  new ApiError(412, 'stale_version', 'Ktoś zapisał już nowszą wersję tych danych.', { current });

/** 413: the body is too large. */
export const tooLarge = (sentence = 'Przesłane dane są zbyt duże.') =>
  new ApiError(413, 'payload_too_large', sentence);

/** 415: the body has a type (or an encoding) that is not accepted. */
export const unsupportedMediaType = (sentence: string) =>
  new ApiError(415, 'unsupported_media_type', sentence);

/** 422: readable, but not acceptable. */
export const notAcceptable = (code: ErrorCode, sentence: string, details?: unknown) =>
  new ApiError(422, code, sentence, details);

/** 429: too many calls; try again after the given number of seconds. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ApiError(
    429,
    'too_many_requests',
    'Zbyt wiele prób w krótkim czasie. Spróbuj ponownie za chwilę.',
    undefined,
    { retryAfterSeconds },
  );

/** 503: a needed component is away; recovers by itself. */
export const unavailable = (component: Component, cause?: unknown) =>
  new ApiError(
    503,
    'service_unavailable',
    'Usługa jest chwilowo niedostępna. Spróbuj ponownie za kilka sekund.',
    { component },
    { retryAfterSeconds: RETRY_AFTER_SECONDS, cause },
  );

/** 503 of a call that cannot do without plans; the sentence says what is missing because of it. */
export const plansAway = (sentence: string) =>
  new ApiError(503, 'service_unavailable', sentence, { component: 'plans' satisfies Component }, RETRY_SOON);

/** 500: our own fault; the sentence says nothing about the inside. */
export const internalError = () =>
  new ApiError(500, 'internal_error', 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.');

/** Undefined when the service that was asked is away; any other failure goes on. */
export async function unlessAway<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return undefined;
    throw error;
  }
}
