import {
  buildPath,
  type Call,
  type CallAnswer,
  type CallRequest,
  type UploadRule,
} from '@pora/contracts/call';
import { csrfToken, forgetCsrfToken, needsCsrfToken } from './csrf.js';
import { errorOfResponse, HttpError } from './http-error.js';
import { httpStrings } from './http.strings.js';
import { keepAnswer, knownAnswer } from './known-answers.js';
import { send, type Outgoing } from './transport.js';

const NOT_MODIFIED = 304;

/** What a caller gives: the parts the route declares, a file where it takes one, and how long to wait (ms, default 20 000). */
export type CallInput<R extends Call> = CallRequest<R> & {
  file?: R extends { upload: UploadRule } ? File : never;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The caller shows the way to sign in itself: a 401 is thrown at once. */
  asksToSignIn?: boolean;
};

/** Answers whether the person is signed in again, so that the call is worth another attempt. */
type UnauthorisedListener = (route: Call) => Promise<boolean>;
let unauthorisedListener: UnauthorisedListener | undefined;

/** The session's part in every call: runs after a 401, before the caller hears of it; may take as long as a sign-in. */
export function onUnauthorised(listener: UnauthorisedListener | undefined): void {
  unauthorisedListener = listener;
}

/**
 * Calls a route of the contract and answers its body.
 * @throws HttpError for every answer but a success and for a missing one; AbortError when `signal` aborts.
 */
export function callRoute<R extends Call>(route: R, input: CallInput<R> = {}): Promise<CallAnswer<R>> {
  const url = urlOf(route, input);
  const known = route.method === 'GET' ? knownAnswer(url) : undefined;
  const read = async (response: Response) => {
    const text = known && response.status === NOT_MODIFIED ? known.text : await textOf(response);
    const body = readBody<R>(response, text);
    if (route.method === 'GET' && response.status === 200)
      keepAnswer(url, response.headers.get('ETag'), text);
    return body;
  };
  return performCall(route, input, read, known?.etag);
}

/** Calls a route that answers plain text. @throws HttpError */
export function fetchText<R extends Call>(route: R, input: CallInput<R> = {}): Promise<string> {
  return performCall(route, input, (response) => response.text());
}

/**
 * One call with the token and its single retry after 403 [core §7]; `read` gets the successful answer, or with the tag of
 * what is known already the server's word that it did not change (304).
 */
export async function performCall<R extends Call, T>(
  route: R,
  input: CallInput<R>,
  read: (response: Response) => Promise<T>,
  knownTag?: string,
): Promise<T> {
  const outgoing = outgoingOf(route, input);
  if (knownTag !== undefined) outgoing.headers['If-None-Match'] = knownTag;
  const guarded = needsCsrfToken(outgoing.method, outgoing.url);
  const attempt = async () => {
    const headers = guarded ? { ...outgoing.headers, 'X-CSRF-Token': await csrfToken() } : outgoing.headers;
    return send({ ...outgoing, headers }, async (response) => {
      const isKnown = knownTag !== undefined && response.status === NOT_MODIFIED;
      if (!response.ok && !isKnown) throw await errorOfResponse(response);
      return read(response);
    });
  };
  const attemptWithToken = () =>
    attempt().catch((error: unknown) => {
      if (!guarded || !isStatus(error, 403)) throw error;
      forgetCsrfToken();
      return attempt();
    });
  try {
    return await attemptWithToken();
  } catch (error) {
    if (!isStatus(error, 401) || input.asksToSignIn || !(await unauthorisedListener?.(route))) throw error;
    input.signal?.throwIfAborted();
    return attemptWithToken();
  }
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof HttpError && error.status === status;
}

function outgoingOf<R extends Call>(route: R, input: CallInput<R>): Outgoing {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (input.ifMatch !== undefined) headers['If-Match'] = `"${input.ifMatch}"`;
  if (input.idempotencyKey !== undefined) headers['Idempotency-Key'] = input.idempotencyKey;
  const form = route.upload && input.file ? formOf(route.upload, input.file) : undefined;
  return {
    url: urlOf(route, input),
    method: route.method,
    headers,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(form && { body: form }),
    ...(input.signal && { signal: input.signal }),
    ...(input.timeoutMs !== undefined && { timeoutMs: input.timeoutMs }),
  };
}

function urlOf<R extends Call>(route: R, { params, query }: CallInput<R>): string {
  return buildPath(route.path, params as Record<string, unknown> | undefined) + queryOf(query);
}

/** Without a Content-Type of ours: the browser writes it together with the boundary. */
function formOf({ field }: UploadRule, file: File): FormData {
  const form = new FormData();
  form.append(field, file, file.name);
  return form;
}

function queryOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function textOf(response: Response): Promise<string> {
  return isEmpty(response) ? Promise.resolve('') : response.text();
}

function isEmpty(response: Response): boolean {
  return response.status === 204;
}

function readBody<R extends Call>(response: Response, text: string): CallAnswer<R> {
  if (isEmpty(response)) return undefined;
  try {
    return JSON.parse(text) as CallAnswer<R>;
  } catch {
    const { status, statusText } = response;
    throw new HttpError(httpStrings.unreadable, { status, statusText, body: text, code: 'unreadable' });
  }
}
